import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { eq } from 'drizzle-orm';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { startApp, type TestServer } from '../server/server';
import { KINDS } from './allAreas';
import { type Answer, ask, type NamedCall } from './asking';
import type { Bench } from './fixture';
import { buildEnumerationRig, type EnumerationRig, signInAll } from './enumerationRig';

/** One of each role. */
export type Signed = Readonly<Record<Role, SignedIn>>;

/** Sessions that open nothing, each with its reason. */
export type Refused = Readonly<Record<'half' | 'disabled' | 'disabledInstitution' | 'mustChange', Signed>>;

/** Everybody who calls. */
export interface Everybody {
  /** The first institution's, around the member's corner. */
  readonly first: Signed;
  readonly other: Signed;
  readonly refused: Refused;
}

/** A walk over all calls: the rig, the callers, and a count of the requests. */
export interface Walk {
  readonly server: TestServer;
  readonly rig: EnumerationRig;
  everybody(): Everybody;
  /** After a call that ends the session it is made with. */
  signAnew(): Promise<void>;
  asked(call: NamedCall, options: Parameters<typeof ask>[2]): Promise<Answer>;
  /** Returns the number of tested combinations. */
  walked(): number;
  /** Prints that, and closes the server. */
  end(): Promise<void>;
}

const now = new Date('2026-03-11T15:30:00Z');

type Flags = Partial<typeof appUser.$inferInsert>;

/** One of each role, signed in and then changed. */
const signedIn = async (
  { database }: Bench,
  institutionId: number,
  { half = false, flags }: { half?: boolean; flags?: Flags },
): Promise<Signed> => {
  const signed: [Role, SignedIn][] = [];
  for (const role of getCodeValues(ROLE)) {
    const groupId = await makeGroup(database, institutionId);
    const user = await makeUser(database, { institutionId, role, groupId, longAging: true });
    signed.push([role, await signInAs(database, user, { half, now })]);
    if (flags) await database.update(appUser).set(flags).where(eq(appUser.id, user));
  }
  return Object.fromEntries(signed) as Record<Role, SignedIn>;
};

const makeRefused = async (bench: Bench, { corners }: EnumerationRig): Promise<Refused> => {
  const { institutionId } = corners.own;
  const closed = await makeInstitution(bench.database);
  const made = {
    half: await signedIn(bench, institutionId, { half: true }),
    disabled: await signedIn(bench, institutionId, { flags: { enabled: false } }),
    mustChange: await signedIn(bench, institutionId, { flags: { mustChangePassword: true } }),
    disabledInstitution: await signedIn(bench, closed, {}),
  };
  await bench.database.update(institution).set({ enabled: false }).where(eq(institution.id, closed));
  return made;
};

const signInEverybody = async (bench: Bench, rig: EnumerationRig): Promise<Everybody> => ({
  first: await signInAll(bench, rig.callers.first),
  other: await signInAll(bench, rig.callers.other),
  refused: await makeRefused(bench, rig),
});

/** Starts a server with two institutions full of rows and everybody signed in. */
export const startWalk = async (
  tables: Pick<Parameters<typeof startApp>[0] & object, 'prepare'> = {},
): Promise<Walk> => {
  const server = await startApp({ now: () => now, ...tables });
  const bench = { database: server.database, now };
  const rig = await buildEnumerationRig(KINDS, bench, server.url);
  let everybody = await signInEverybody(bench, rig);
  let walked = 0;
  return {
    server,
    rig,
    everybody: () => everybody,
    async signAnew() {
      everybody = await signInEverybody(bench, rig);
    },
    asked(call, options) {
      walked += 1;
      return ask(server, call, options);
    },
    walked: () => walked,
    async end() {
      process.stdout.write(`enumerated ${walked} combinations\n`);
      await server.close();
    },
  };
};
