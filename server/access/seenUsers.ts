import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { appUser } from '../database/tables/organisationTables';
import type { Caller } from '../kernel/caller';

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
 * `group` is the users' group and defaults to the current one.
 */
export const seenUsers = (caller: Caller, group = sql`${appUser.groupId}`): SQL | undefined =>
  and(eq(appUser.institutionId, caller.institutionId), seesAllUsers(caller) ? undefined : inOwnGroup(caller, group));
