import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { eq } from 'drizzle-orm';
import { escapeIdentifier } from 'pg';
import { withClient } from '../../../server/database/connect';
import { appUser, queue, systemSetting } from '../../../server/database/tables/organizationTables';
import { makeCase } from '../cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { type Bench, type Corner, type Kinds, type Place, PLACES } from './fixture';

/** Callers: one of each role in the first institution, around the member's position, and one of each in the other. */
export type Callers = Readonly<Record<'first' | 'other', Readonly<Record<Role, number>>>>;

/** Two institutions: the callers, their corners, and a row of every kind in each corner. */
export interface EnumerationRig {
  readonly callers: Callers;
  readonly corners: Readonly<Record<Place, Corner>>;
  /** Kind, then place, then id. */
  readonly ids: ReadonlyMap<string, ReadonlyMap<Place, string>>;
}

let queues = 0;

const makeQueue = async ({ database }: Bench, institutionId: number): Promise<number> => {
  queues += 1;
  const row = { institutionId, code: `Q${queues}`, name: `Queue ${queues}`, type: 'manual' as const };
  const [made] = await database.insert(queue).values(row).returning();
  return made?.id ?? 0;
};

type Where = Pick<Corner, 'institutionId' | 'groupId' | 'leaderId'>;

const makeCorner = async (place: Place, where: Where, bench: Bench): Promise<Corner> => {
  const { database, now } = bench;
  const { institutionId, groupId } = where;
  const queueId = await makeQueue(bench, institutionId);
  const agentId = await makeUser(database, { institutionId, groupId, longAging: true });
  await database.update(appUser).set({ queueId }).where(eq(appUser.id, agentId));
  const cells = { deduction_account: '012345678901234567', long_aging: 'true' };
  return { ...where, place, queueId, agentId, task: await makeCase(database, { institutionId, agentId, now, cells }) };
};

const found = async ({ database }: Bench): Promise<Where> => {
  const institutionId = await makeInstitution(database);
  await database.insert(systemSetting).values({ institutionId, key: 'sms.caseDaily', value: '100' });
  return grouped({ database, now: new Date() }, institutionId);
};

async function grouped({ database }: Bench, institutionId: number): Promise<Where> {
  const groupId = await makeGroup(database, institutionId);
  return {
    institutionId,
    groupId,
    leaderId: await makeUser(database, { institutionId, groupId, role: 'leader', longAging: true }),
  };
}

const getCallers = async ({ database }: Bench, { institutionId, leaderId, agentId }: Corner) => {
  const make = (role: Role) => makeUser(database, { institutionId, role });
  return { member: agentId, leader: leaderId, admin: await make('admin'), auditor: await make('auditor') };
};

const makeIds = async (kinds: Kinds, corners: readonly Corner[], bench: Bench) => {
  const ids = new Map<string, Map<Place, string>>();
  for (const [name, { make }] of Object.entries(kinds)) {
    const made = new Map<Place, string>();
    for (const corner of corners) made.set(corner.place, await make(corner, bench));
    ids.set(name, made);
  }
  return ids;
};

/**
 * Assigns ids that no two tables share and that differ from other values, so that a leaked id is recognizable and one of the wrong table
 * matches nothing.
 */
const spreadIds = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
        and not exists (select from pg_class c where c.oid = to_regclass(table_name) and c.relispartition) order by 1
    `);
    for (const [place, { name }] of rows.entries()) {
      const start = (place + 1) * 100_000_000 + 31;
      await client.query(`alter table ${escapeIdentifier(name)} alter column id restart with ${start}`);
    }
  });

/** Builds the rig with a row of every kind in every corner; `url` is the address of the tables' owner. */
export const buildEnumerationRig = async (kinds: Kinds, bench: Bench, url: string): Promise<EnumerationRig> => {
  await spreadIds(url);
  const first = await found(bench);
  const otherGroup = await grouped(bench, first.institutionId);
  const where: Record<Place, Where> = {
    own: first,
    otherAgent: first,
    otherGroup,
    otherInstitution: await found(bench),
  };
  const corners: Corner[] = [];
  for (const place of PLACES) corners.push(await makeCorner(place, where[place], bench));
  const [own, otherAgent, other, foreign] = corners;
  if (!own || !otherAgent || !other || !foreign) throw new Error('a corner is missing');
  const callers = { first: await getCallers(bench, own), other: await getCallers(bench, foreign) };
  const ids = await makeIds(kinds, corners, bench);
  return { callers, corners: { own, otherAgent, otherGroup: other, otherInstitution: foreign }, ids };
};

/** One of each role of an institution, freshly signed in: a call may have ended the session before. */
export const signInAll = async (
  { database, now }: Bench,
  users: Readonly<Record<Role, number>>,
): Promise<Record<Role, SignedIn>> => {
  const signed = await Promise.all(getCodeValues(ROLE).map((role) => signInAs(database, users[role], { now })));
  return Object.fromEntries(getCodeValues(ROLE).map((role, place) => [role, signed[place]])) as Record<Role, SignedIn>;
};
