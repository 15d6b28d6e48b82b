import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { appUser } from '../database/tables/organisationTables';
import type { Caller } from '../kernel/caller';

/** Who goes by the institution as a whole; everybody else by the own group. */
const SEES_ALL: readonly string[] = ['admin', 'auditor'];

/** Whether somebody sees every user of the institution. */
export const seesAllUsers = ({ role }: Pick<Caller, 'role'>): boolean => SEES_ALL.includes(role);

const inOwnGroup = ({ userId, groupId, role }: Caller, group: SQL): SQL | undefined => {
  const self = eq(appUser.id, userId);
  return role === 'leader' && groupId !== null ? or(self, eq(group, groupId)) : self;
};

/** The users whom somebody may see: administrators and auditors the institution, leaders the own group, members themselves. `group`: the users' group, that of now unless given. */
export const seenUsers = (caller: Caller, group = sql`${appUser.groupId}`): SQL | undefined =>
  and(eq(appUser.institutionId, caller.institutionId), seesAllUsers(caller) ? undefined : inOwnGroup(caller, group));
