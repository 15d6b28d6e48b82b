import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { task } from '../database/tables/caseTables';
import { appUser } from '../database/tables/organisationTables';
import type { Caller } from '../kernel/caller';
import type { TimeSpan } from '../values/timeSpan';

/** What the board is counted on: a call's transaction, or the connection of the synthetic data. */
export type BoardConnection = Pick<Transaction, 'select' | 'insert' | 'execute'>;

/** Of whom: as much of the caller as decides about that. */
export type BoardViewer = Pick<Caller, 'userId' | 'institutionId' | 'groupId' | 'role' | 'timeZone'>;

/** Somebody who was in the viewer's group on some days of the period only. */
export interface GroupMover {
  readonly agentId: number;
  /** In the group now, and not in it during `spans`; otherwise in it during `spans` alone. */
  readonly isMember: boolean;
  readonly spans: readonly TimeSpan[];
}

/** What of the board is counted: whose, when, and which cases. */
export interface BoardSelection {
  readonly viewer: BoardViewer;
  /** Without: the group's agents are those of now. */
  readonly movers?: readonly GroupMover[] | undefined;
  readonly period: TimeSpan;
  readonly agentId?: number | undefined;
  readonly queueId?: number | undefined;
  readonly product?: string | undefined;
  readonly device?: string | undefined;
}

/** Whether members, leaders or everybody above sees the institution (RO-01). */
export const getBoardScope = ({ role, groupId }: BoardViewer): 'own' | 'group' | 'institution' => {
  if (role === 'admin' || role === 'auditor') return 'institution';
  return role === 'leader' && groupId !== null ? 'group' : 'own';
};

const isDuring = (time: SQL, spans: readonly TimeSpan[]): SQL =>
  sql.join(
    spans.map(({ start, end }) => sql`${time} between ${start} and ${end}`),
    sql` or `,
  );

/** Whether an agent is in the viewer's group now. */
const isMember = (agent: SQL, { institutionId, groupId, userId }: BoardViewer): SQL =>
  sql`${agent} in (select ${appUser.id} from ${appUser} where ${appUser.institutionId} = ${institutionId}
    and (${appUser.groupId} = ${groupId} or ${appUser.id} = ${userId}))`;

function ofGroup(agent: SQL, { viewer, movers = [] }: BoardSelection, time: SQL | undefined): SQL {
  const isNow = isMember(agent, viewer);
  const came = movers.filter((mover) => mover.isMember && time !== undefined);
  const left = movers.filter((mover) => !mover.isMember);
  if (came.length + left.length === 0) return isNow;
  const isThen = ({ spans }: GroupMover): SQL => (time === undefined ? sql`true` : sql`(${isDuring(time, spans)})`);
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
 * The condition on the agent of a row: what the viewer may see, and the one agent asked for. With the row's time a group has the agents
 * that it had then, without it everybody who was in it on a day of the period.
 */
export const ofAgents = (agent: SQL, selection: BoardSelection, time?: SQL): SQL =>
  selection.agentId === undefined
    ? byViewer(agent, selection, time)
    : sql`${byViewer(agent, selection, time)} and ${agent} = ${selection.agentId}`;

/** The same of what is held at this moment. */
export const ofHolders = (agent: SQL, selection: BoardSelection): SQL =>
  ofAgents(agent, { ...selection, movers: undefined });

/** The condition on a user's group on a day. */
export const ofGroupThen = (user: SQL, group: SQL, { viewer, agentId }: BoardSelection): SQL => {
  const scope = getBoardScope(viewer);
  const isSeen =
    scope === 'institution'
      ? sql`true`
      : scope === 'own'
        ? sql`${user} = ${viewer.userId}`
        : sql`(${group} = ${viewer.groupId} or ${user} = ${viewer.userId})`;
  return agentId === undefined ? isSeen : sql`(${isSeen} and ${user} = ${agentId})`;
};

/** The condition on the case of a row; true where no case is chosen. */
export const ofCases = ({ queueId, product, device }: BoardSelection): SQL => {
  const chosen = [
    queueId === undefined ? undefined : sql`${task.queueId} = ${queueId}`,
    product === undefined ? undefined : sql`${task.productCategory} = ${product}`,
    device === undefined ? undefined : sql`${task.device} = ${device}`,
  ].filter((each) => each !== undefined);
  return chosen.length === 0 ? sql`true` : sql.join(chosen, sql` and `);
};

/** Whether only some cases are counted: then nothing can be taken from what was kept per day and user. */
export const choosesCases = ({ queueId, product, device }: BoardSelection): boolean =>
  [queueId, product, device].some((each) => each !== undefined);
