import { get, type Cells } from '../../support/cases/cases';
import { type Listing, openListing, SORTINGS } from '../../support/cases/listedCases';
import { sampled } from '../../support/sampled';
import type { SignedIn } from '../../support/server/people';

let listing: Listing;
let people: readonly SignedIn[];

beforeAll(async () => {
  listing = await openListing();
  people = [listing.agent, listing.stranger, listing.leader, listing.admin];
});
afterAll(() => listing.server.close());

const sortings = sampled(SORTINGS, 8);

const SCOPES = ['mine', 'visible'] as const;
/** Matches every case: same list, but a new statement for each call. */
const EVERY = { amountFrom: '0' };

/** Alternates the callers, so that each uses the statement after another one. */
const inTurn = async (ask: (who: SignedIn, scope: (typeof SCOPES)[number]) => Promise<void>): Promise<void> => {
  for (const scope of SCOPES) for (const who of people) await ask(who, scope);
};

test.each(sortings)(
  'RO-01 CL-01 by %j, an unfiltered list contains only rows of its caller, page by page',
  async (sorting) => {
    await inTurn(async (who, scope) => {
      for (const page of ['1', '2', '9']) {
        const input = { ...sorting, scope, page, size: '20' };
        expect(await listing.list(who, input)).toEqual(await listing.list(who, { ...input, ...EVERY }));
      }
    });
  },
);

const neighbours = async (who: SignedIn, input: Cells) =>
  (await get(listing.server, who, { path: '/prod/task/neighbours', input })).data;

test.each(sortings)('RO-01 CL-05 by %j, so do the neighbors of a case at any position', async (sorting) => {
  await inTurn(async (who, scope) => {
    const { result } = await listing.list(who, { ...sorting, scope, size: '100' });
    for (const { id } of [result[0], result[3], result.at(-1)].filter((row) => row !== undefined)) {
      const input = { ...sorting, scope, taskId: id };
      expect(await neighbours(who, input)).toEqual(await neighbours(who, { ...input, ...EVERY }));
    }
  });
});
