import type { SQL } from 'drizzle-orm';
import { and, type AnyColumn, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { toCodeLiteral } from '../database/toCodeLiteral';
import { task } from '../database/tables/caseTables';
import { appUser, queue } from '../database/tables/organizationTables';
import type { Caller } from '../kernel/caller';
import { type CaseAgentColumns, selectVisibleTasks } from './selectVisibleTasks';

/** Cases that are still worked: the only ones that queues count and bindings touch (QU-01, QU-02). Written in constants, as the indexes of them are. */
export const isOpenTask: SQL = sql`${task.status} in (${toCodeLiteral(...OPEN_CASE_STATUSES)})`;

/** Condition for the queues that users of the caller's group work. */
const ofOwnGroup = ({ institutionId, groupId }: Caller): SQL =>
  sql`(select ${appUser.queueId} from ${appUser} where ${appUser.institutionId} = ${institutionId} and ${appUser.groupId} = ${groupId} and ${appUser.enabled} and ${appUser.queueId} is not null)`;

const isLeader = ({ role }: Caller): boolean => role === 'leader' || role === 'member';

/**
 * Condition for the cases that a caller may see in queues and assign. Leaders: those of their group, and the unassigned ones of their
 * group's queues. Administrators, and auditors for reading: those of the institution (QU-02, RO-01).
 */
export function queueTasks(
  caller: Caller,
  by: CaseAgentColumns & Readonly<Record<'queueId', AnyColumn>> = task,
): SQL | undefined {
  const visible = selectVisibleTasks(caller, by);
  if (!isLeader(caller) || caller.groupId === null) return visible;
  const waiting = and(
    eq(by.institutionId, caller.institutionId),
    isNull(by.agentId),
    sql`${by.queueId} in ${ofOwnGroup(caller)}`,
  );
  return or(visible, waiting);
}

/** Condition for the queues that a caller sees; a leader sees those that the group works or has cases in. */
export function selectVisibleQueues(caller: Caller): SQL | undefined {
  const inside = eq(queue.institutionId, caller.institutionId);
  if (!isLeader(caller)) return inside;
  const hasVisibleTask = sql`exists (select 1 from ${task} where ${task.queueId} = ${queue.id} and ${isOpenTask} and ${selectVisibleTasks(caller)})`;
  return and(inside, or(sql`${queue.id} in ${ofOwnGroup(caller)}`, hasVisibleTask));
}

/** Condition for the users of an institution who can hold cases: enabled agents and leaders. */
export const selectBinders = ({ institutionId }: Pick<Caller, 'institutionId'>): SQL | undefined =>
  and(eq(appUser.institutionId, institutionId), eq(appUser.enabled, true), inArray(appUser.role, ['member', 'leader']));

/** Condition for the users to whom a caller may assign cases: enabled agents and leaders; for a leader those of the group. */
export function selectVisibleBinders(caller: Caller): SQL | undefined {
  const all = selectBinders(caller);
  if (!isLeader(caller)) return all;
  const own = caller.groupId === null ? eq(appUser.id, caller.userId) : eq(appUser.groupId, caller.groupId);
  return and(all, own);
}

/** Condition for the cases of a queue; 'none' selects the cases without a queue. */
export const isInQueue = (queueId: number | 'none'): SQL =>
  queueId === 'none' ? isNull(task.queueId) : eq(task.queueId, queueId);
