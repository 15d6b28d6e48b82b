import { toDemandKey, listRankedAgents, countDueCases, listPlannedQueues } from './seatDemandStore';
import { type StoredPlan, getPlans } from './seatPlanStore';
import { type DaySpan, listDepartures, listStoredCells } from './scheduleStore';
import { listTeams, type SeatContext, findVisibleTeam } from '../../access/seatScope';
import { groupByUser, getDays } from './groupByUser';
import { type StoredDays, getStatusOn } from './calculateChangedCells';

/** Counted agent, with an enabled account. */
export type RankedAgent = Awaited<ReturnType<typeof listRankedAgents>>[number];

/** A queue with its planned case count. */
export type PlannedQueue = Awaited<ReturnType<typeof listPlannedQueues>>[number];

/** Data for sums and predictions of several days, read once. */
export interface SeatFacts {
  readonly teams: readonly { readonly groupId: number; readonly groupName: string }[];
  readonly queues: readonly PlannedQueue[];
  readonly plans: readonly StoredPlan[];
  /** All counted agents of the institution, for the shares of a queue. */
  readonly agents: readonly RankedAgent[];
  /** Agents that the caller selected. */
  readonly asked: readonly RankedAgent[];
  readonly hasDeparted: (userId: number, day: string) => boolean;
  readonly statusOf: (userId: number, day: string) => ReturnType<typeof getStatusOn>;
  readonly due: (groupId: number, queueId: number, day: string) => number;
}

const NOTHING: StoredDays = new Map();

/** Returns the selected agents: a team, or all visible agents, including those without a team. */
function askedAgents(
  agents: readonly RankedAgent[],
  groupId: number | undefined,
  { caller }: SeatContext,
): readonly RankedAgent[] {
  const of = groupId ?? (caller.role === 'leader' ? (caller.groupId ?? 0) : undefined);
  return of === undefined ? agents : agents.filter((agent) => agent.groupId === of);
}

/** Reads what sums and predictions of some days are made from (SS-01). */
export async function loadSeatFacts(
  { groupId, from, to }: DaySpan & { readonly groupId?: string | undefined },
  context: SeatContext,
): Promise<SeatFacts> {
  const span = { from, to };
  const team = await findVisibleTeam(groupId, context);
  const teams = (await listTeams(context))
    .map(({ groupId: id, name }) => ({ groupId: Number(id), groupName: name }))
    .filter((each) => team === undefined || each.groupId === team);
  const ids = teams.map((each) => each.groupId);
  const agents = await listRankedAgents(context);
  const agentsInScope = askedAgents(agents, team, context);
  const gone = new Map((await listDepartures(context, to)).map(({ userId, day }) => [userId, day]));
  const userIds = agentsInScope.map(({ userId }) => userId);
  const cells = groupByUser(userIds.length === 0 ? [] : await listStoredCells(userIds, span, context));
  const stored = new Map([...cells].map(([userId, rows]) => [userId, getDays(rows)]));
  const due = ids.length === 0 ? new Map<string, number>() : await countDueCases(ids, span, context);
  return {
    teams,
    queues: await listPlannedQueues(context),
    plans: ids.length === 0 ? [] : await getPlans(ids, context),
    agents,
    asked: agentsInScope,
    hasDeparted: (userId, day) => (gone.get(userId) ?? '9999') <= day,
    statusOf: (userId, day) => getStatusOn(stored.get(userId) ?? NOTHING, day),
    due: (group, queue, day) => due.get(toDemandKey(group, queue, day)) ?? 0,
  };
}
