import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { task } from '../database/tables/caseTables';
import { appUser } from '../database/tables/organizationTables';
import type { Caller } from '../kernel/caller';
import type { TimeSpan } from '../values/toCalendarDay';

/** Connection for the board's queries: a call's transaction, or the connection that writes synthetic data. */
export type BoardConnection = Pick<Transaction, 'select' | 'insert' | 'execute'>;

/** The part of a caller that decides which agents the board covers. */
export type BoardViewer = Pick<Caller, 'userId' | 'institutionId' | 'groupId' | 'role' | 'timeZone'>;

/** User who was in the viewer's group on only some days of the period. */
export interface GroupChange {
  readonly agentId: number;
  /** True: in the group now, but not during `spans`. False: in the group only during `spans`. */
  readonly isMember: boolean;
  readonly spans: readonly TimeSpan[];
}

/** Filters of the board: agents, period and cases. */
export interface BoardSelection {
  readonly viewer: BoardViewer;
  /** Absent: the group has its current agents. */
  readonly movers?: readonly GroupChange[] | undefined;
  readonly period: TimeSpan;
  readonly agentId?: number | undefined;
  readonly queueId?: number | undefined;
  readonly product?: string | undefined;
  readonly device?: string | undefined;
}

/** Returns the scope of a viewer on the board: own cases, own group or the whole institution (RO-01). */
export const getBoardScope = ({ role, groupId }: BoardViewer): 'own' | 'group' | 'institution' => {
  if (role === 'admin' || role === 'auditor') return 'institution';
  return role === 'leader' && groupId !== null ? 'group' : 'own';
};

const isDuring = (time: SQL, spans: readonly TimeSpan[]): SQL =>
  sql.join(
    spans.map(({ start, end }) => sql`${time} between ${start} and ${end}`),
    sql` or `,
  );

/** Condition: the agent is currently in the viewer's group. */
const isMember = (agent: SQL, { institutionId, groupId, userId }: BoardViewer): SQL =>
  sql`${agent} in (select ${appUser.id} from ${appUser} where ${appUser.institutionId} = ${institutionId}
    and (${appUser.groupId} = ${groupId} or ${appUser.id} = ${userId}))`;

function ofGroup(agent: SQL, { viewer, movers = [] }: BoardSelection, time: SQL | undefined): SQL {
  const isNow = isMember(agent, viewer);
  const came = movers.filter((mover) => mover.isMember && time !== undefined);
  const left = movers.filter((mover) => !mover.isMember);
  if (came.length + left.length === 0) return isNow;
  const isThen = ({ spans }: GroupChange): SQL => (time === undefined ? sql`true` : sql`(${isDuring(time, spans)})`);
  const not = came.map((mover) => sql` and not (${agent} = ${mover.agentId} and ${isThen(mover)})`);
  const or = left.map((mover) => sql` or (${agent} = ${mover.agentId} and ${isThen(mover)})`);
  return sql`((${isNow}${sql.join(not, sql``)})${sql.join(or, sql``)})`;
}

function byViewer(agent: SQL, selection: BoardSelection, time: SQL | undefined): SQL {
  const scope = getBoardScope(selection.viewer);
  if (scope === 'institution') return sql`true`;
  if (scope === 'own') return sql`${agent} = ${selection.viewer.userId}`;
  return ofGroup(agent, selection, time);
}

/**
 * Condition on the agent of a row: the agents visible to the viewer, and the selected one. With the row's time, a group has its agents
 * of that time. Without it, everybody who was in the group on a day of the period.
 */
export const restrictToAgents = (agent: SQL, selection: BoardSelection, time?: SQL): SQL =>
  selection.agentId === undefined
    ? byViewer(agent, selection, time)
    : sql`${byViewer(agent, selection, time)} and ${agent} = ${selection.agentId}`;

/** Like `restrictToAgents`, for cases that are held now. */
export const restrictToHolders = (agent: SQL, selection: BoardSelection): SQL =>
  restrictToAgents(agent, { ...selection, movers: undefined });

/** Condition on a user's group on a day. */
export const restrictToGroupAtTime = (user: SQL, group: SQL, { viewer, agentId }: BoardSelection): SQL => {
  const scope = getBoardScope(viewer);
  const isSeen =
    scope === 'institution'
      ? sql`true`
      : scope === 'own'
        ? sql`${user} = ${viewer.userId}`
        : sql`(${group} = ${viewer.groupId} or ${user} = ${viewer.userId})`;
  return agentId === undefined ? isSeen : sql`(${isSeen} and ${user} = ${agentId})`;
};

/** Condition on the case of a row; true without a filter on cases. */
export const restrictToCases = ({ queueId, product, device }: BoardSelection): SQL => {
  const chosen = [
    queueId === undefined ? undefined : sql`${task.queueId} = ${queueId}`,
    product === undefined ? undefined : sql`${task.productCategory} = ${product}`,
    device === undefined ? undefined : sql`${task.device} = ${device}`,
  ].filter((each) => each !== undefined);
  return chosen.length === 0 ? sql`true` : sql.join(chosen, sql` and `);
};

/** Returns true if only some cases are counted; then the stored totals per day and user cannot be used. */
export const isLimitedToCases = ({ queueId, product, device }: BoardSelection): boolean =>
  [queueId, product, device].some((each) => each !== undefined);
