import { sql, type SQL, and, eq, or } from 'drizzle-orm';
import type { Caller } from '../kernel/caller';
import { appUser } from '../database/tables/organizationTables';

/**
 * Condition on `app_user u`: users whose activity a caller may see. Leaders see their group, administrators and auditors the institution
 * (MO-01).
 */
export function selectMonitored({
  role,
  institutionId,
  groupId,
}: Pick<Caller, 'role' | 'institutionId' | 'groupId'>): SQL {
  const inHouse = sql`u.institution_id = ${institutionId}`;
  if (role === 'admin' || role === 'auditor') return inHouse;
  return groupId === null ? sql`false` : sql`(${inHouse} and u.group_id = ${groupId})`;
}

/** Condition for the accounts of people: programs have accounts only as authors of what their API keys did. */
export const isPerson = eq(appUser.kind, 'person');

/** Roles that see the whole institution; all others see their own group. */
const SEES_ALL: readonly string[] = ['admin', 'auditor'];

/** Returns true if the caller sees every user of the institution. */
export const seesAllUsers = ({ role }: Pick<Caller, 'role'>): boolean => SEES_ALL.includes(role);

const inOwnGroup = ({ userId, groupId, role }: Caller, group: SQL): SQL | undefined => {
  const self = eq(appUser.id, userId);
  return role === 'leader' && groupId !== null ? or(self, eq(group, groupId)) : self;
};

/**
 * Condition for the users that a caller sees: administrators and auditors the institution, leaders their group, members themselves.
 * `group` is the users' group and defaults to the current one. Programs are no users of any list.
 */
export const isVisibleUser = (caller: Caller, group = sql`${appUser.groupId}`): SQL | undefined =>
  and(
    eq(appUser.institutionId, caller.institutionId),
    isPerson,
    seesAllUsers(caller) ? undefined : inOwnGroup(caller, group),
  );
