import type { SQL } from 'drizzle-orm';
import { and, eq, or } from 'drizzle-orm';
import type { Role } from '@/contract/codes/role';
import { task } from '../database/tables/caseTables';
import type { Caller } from '../kernel/caller';

const ofInstitution = (caller: Caller): SQL => eq(task.institutionId, caller.institutionId);
const ofAgent = (caller: Caller): SQL => eq(task.agentId, caller.userId);

/** The cases that a caller holds. */
export const ownTasks = (caller: Caller): SQL | undefined => and(ofInstitution(caller), ofAgent(caller));

const ofGroup = (caller: Caller): SQL | undefined =>
  caller.groupId === null ? ofAgent(caller) : or(eq(task.groupId, caller.groupId), ofAgent(caller));

const VISIBLE: Readonly<Record<Role, (caller: Caller) => SQL | undefined>> = {
  member: ownTasks,
  leader: (caller) => and(ofInstitution(caller), ofGroup(caller)),
  admin: ofInstitution,
  auditor: ofInstitution,
};

/** The cases that a caller may see (RO-01): a member the own ones, a leader the group's, administrators and auditors the institution's. Stands in the WHERE of every query on cases. */
export const visibleTasks = (caller: Caller): SQL | undefined => VISIBLE[caller.role](caller);
