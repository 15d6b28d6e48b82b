import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { Role } from '@/contract/codes/userCodes';
import { hasPermission, PERMISSIONS, type Permission } from '@/contract/permissions';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import type { NamedCall } from './asking';
import type { Place, Scope } from './fixture';

/** Every call of the contract by its name, 'file.row'. */
export const NAMED_CALLS: readonly NamedCall[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
  Object.entries<Call>(rows).map(([name, row]) => ({ name: `${file}.${name}`, row })),
);

const isPermission = (who: string): who is Permission => PERMISSIONS.some((each) => each === who);

/** Returns true if the table of roles permits a call; the callers of the walk have every flag. */
export const isOpenTo = (role: Role, { who }: Call): boolean =>
  !isPermission(who) || hasPermission({ role, sendSms: true, longAging: true }, who);

const SEEN: Readonly<Record<Scope, Readonly<Record<Role, readonly Place[]>>>> = {
  group: {
    member: ['own'],
    leader: ['own', 'otherAgent'],
    admin: ['own', 'otherAgent', 'otherGroup'],
    auditor: ['own', 'otherAgent', 'otherGroup'],
  },
  personal: { member: ['own'], leader: [], admin: [], auditor: [] },
  leader: { member: [], leader: ['own', 'otherAgent'], admin: [], auditor: [] },
  institution: { member: ['own'], leader: ['own'], admin: ['own'], auditor: ['own'] },
};

/** Returns true if a user of a role in the first institution sees a row with this relation (RO-01). */
export const isSeen = (scope: Scope, role: Role, place: Place): boolean => SEEN[scope][role].includes(place);

/** The places that are worth asking for: an institution's rows stand in no group. */
export const getPlaces = (scope: Scope): readonly Place[] =>
  scope === 'institution' ? ['own', 'otherInstitution'] : ['own', 'otherAgent', 'otherGroup', 'otherInstitution'];

/** Written once a minute by the server: the days of the dashboard. */
const BY_THE_CLOCK = sql`('daily_score', 'daily_score_run')`;
/** The server's own note of the day on which cases were last sorted. */
const SORTED = 'queues.sortedDay';

/** All that an institution has, each table as one fingerprint: what a foreign call may not change. */
export const fingerprint = async (database: Database, institutionId: number): Promise<Record<string, string>> => {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'institution_id' and t.table_type = 'BASE TABLE'
      and c.table_name not in ${BY_THE_CLOCK} order by 1
  `);
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const { rows } = await database.execute<{ print: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${table} t where institution_id = ${institutionId}
        and coalesce(to_jsonb(t) ->> 'key', '') <> ${SORTED}`,
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
};
