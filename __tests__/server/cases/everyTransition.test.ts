import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { CASE_STATUS, type CaseStatus, isOpenStatus } from '@/contract/codes/caseCodes';
import { CASE_EVENTS, CASE_LIFECYCLE, type CaseEvent, getStatusAfter } from '@/machines/caseLifecycle';
import { loan } from '../../../server/database/tables/caseTables';
import { readCase, type StoredTask } from '../../support/cases/cases';
import { type LifeDoors, openLifeDoors } from '../../support/cases/lifeDoors';
import { wrongSums } from '../../support/lender/lenderRig';
import { wrongLedgers } from '../../support/money/ledger';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';
import { isSampled, sampled } from '../../support/sampled';

const now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
let doors: LifeDoors;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
  doors = openLifeDoors(rig, () => now);
});
afterAll(() => rig.server.close());
afterEach(async () => {
  const { database } = rig.server;
  const wrong = [...(await wrongSums(database, rig.institutionId)), ...(await wrongLedgers(database))];
  if (wrong.length > 0) throw new Error(`books that do not agree: ${JSON.stringify(wrong)}`);
});

const again = ({ loanNo }: StoredTask): Promise<StoredTask> => readCase(rig.server.database, loanNo);
const getDue = async ({ loanId }: StoredTask): Promise<number | undefined> => {
  const [row] = await rig.server.database.select({ due: loan.due }).from(loan).where(eq(loan.id, loanId));
  return row?.due;
};
const STATUSES = Object.keys(CASE_STATUS) as CaseStatus[];

/** A reversal needs a payment that can bounce; a refund one that was made. */
const NEEDS_PAYMENT: readonly CaseEvent[] = ['reversed', 'refunded'];

test.each(STATUSES)('MI-03 MI-04 CD-11 %s is reached by what people and the lender do', async (status) => {
  expect((await doors.at(status)).status).toBe(status);
});

const arrows = STATUSES.flatMap((from) =>
  Object.entries(CASE_LIFECYCLE[from]).map(([event, to]) => [from, event as CaseEvent, to] as const),
);
test.each(sampled(arrows, 20))('MI-03 MI-04 CD-11 a case in %s that is %s goes to %s', async (from, event, to) => {
  const held = await doors.at(from);
  if (NEEDS_PAYMENT.includes(event) && isOpenStatus(from)) await doors.go('paidInPart', held);
  expect(await doors.go(event, held)).toBe('00');
  const after = await again(held);
  expect(after.status).toBe(to);
  expect([after.nextActionAt !== null, after.settledAt === null]).toEqual([isOpenStatus(to), isOpenStatus(to)]);
});

/** Events of the lender are never refused and wait for a person. Viewing an ended case is allowed and leaves no trace. */
const TAKEN_IN: readonly CaseEvent[] = [
  'opened',
  'paidInPart',
  'paidInFull',
  'closed',
  'withdrawn',
  'refunded',
  'reversed',
  'reopened',
];
const isTakenIn = (event: CaseEvent): boolean => TAKEN_IN.includes(event);

const ended = STATUSES.filter((status) => !isOpenStatus(status));
const refusedTransitions = ended.flatMap((status) =>
  CASE_EVENTS.filter((event) => getStatusAfter(status, event) === undefined && event !== 'queued').map(
    (event) => [status, event] as const,
  ),
);
test.each(sampled(refusedTransitions, 20))(
  'MI-04 CD-11 a case in %s is not %s: it stays as it is',
  async (status, event) => {
    const held = await doors.at(status);
    const code = await doors.go(event, held);
    expect(code === '00').toBe(isTakenIn(event));
    expect(await again(held)).toMatchObject({ status, settledAt: held.settledAt, openedAt: held.openedAt });
  },
);

/** These cannot happen to an open case without an earlier payment. */
const LIVED = CASE_EVENTS.filter((event) => !['queued', 'refunded', 'reversed', 'opened'].includes(event));

test('MI-04 CD-11 a random sequence of real actions follows the table step by step', async () => {
  const lives = fc.array(fc.constantFrom(...LIVED), { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(lives, async (events) => {
      const held = await doors.at('C00');
      let status: CaseStatus = 'C00';
      for (const event of events) {
        // Without a due amount, nothing can be reopened: the lender's request waits for a person.
        const isIdle = event === 'reopened' && (await getDue(held)) === 0;
        await doors.go(event, held);
        status = (isIdle ? undefined : getStatusAfter(status, event)) ?? status;
        expect([event, (await again(held)).status]).toEqual([event, status]);
      }
    }),
    {
      numRuns: isSampled ? 8 : 25,
      verbose: 1,
      examples: [
        [['extended', 'paidInFull', 'reopened', 'assigned']],
        // A payment after a closure waits for clarification: the loan is owed as before.
        [['closed', 'paidInFull', 'reopened', 'assigned']],
      ],
    },
  );
}, 180_000);

test('CD-11 of two that end a case at once, one does and the other finds it ended', async () => {
  const held = await doors.at('C10');
  await Promise.all([doors.go('extended', held), doors.go('withdrawn', held)]);
  expect(['C32', 'C40']).toContain((await again(held)).status);
});
