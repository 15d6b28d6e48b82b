import type { PredictionRow } from '@/contract/entities/management/seatPlan';
import { SEAT_MAX_PER_CAPITA, SEAT_MIN_PER_CAPITA } from '@/contract/ourLimits';
import type { StoredPlan } from './seatPlanStore';
import type { DaySpan } from './scheduleStore';
import type { SeatContext } from '../../access/seatScope';
import { predictSeats, calculateQueueShare } from './predictSeats';
import { listDays } from './schedule';
import { type RankedAgent, type PlannedQueue, type SeatFacts, loadSeatFacts } from './loadSeatFacts';
import { type Prediction, serializePrediction } from './seatWire';

/** Default seat limits if no plan is in force. */
const USUAL = {
  minPerCapita: SEAT_MIN_PER_CAPITA,
  maxPerCapita: SEAT_MAX_PER_CAPITA,
  minSeats: 1,
  maxSeats: null,
  plannedCaseCount: null,
} as const;

/** Returns the plan of a team's queue in force on a day: of those that apply, the one that began last (SS-01). */
export const findActivePlan = (
  plans: readonly StoredPlan[],
  { groupId, queueId, day }: { readonly groupId: number; readonly queueId: number; readonly day: string },
): StoredPlan | undefined =>
  plans
    .filter((plan) => plan.groupId === groupId && plan.queueId === queueId)
    .filter(({ fromDay, toDay }) => fromDay <= day && (toDay === null || day <= toDay))
    .toSorted((one, other) => one.fromDay.localeCompare(other.fromDay))
    .at(-1);

interface SeatPredictionsLocation {
  readonly day: string;
  readonly team: SeatFacts['teams'][number];
  readonly queue: PlannedQueue;
}

function predictionAt({ day, team, queue }: SeatPredictionsLocation, facts: SeatFacts): Prediction | undefined {
  const { groupId, groupName } = team;
  const { queueId, queueName } = queue;
  const isThere = (agent: RankedAgent): boolean => agent.queueId === queueId && !facts.hasDeparted(agent.userId, day);
  const queueAgents = facts.agents.filter(isThere);
  const teamAgents = queueAgents.filter((agent) => agent.groupId === groupId);
  const plan = findActivePlan(facts.plans, { groupId, queueId, day });
  if (teamAgents.length === 0 && !plan) return undefined;
  const { minPerCapita, maxPerCapita, minSeats, maxSeats, plannedCaseCount } = plan ?? USUAL;
  const planned = plannedCaseCount ?? calculateQueueShare(queue.planned, teamAgents.length, queueAgents.length);
  const due = facts.due(groupId, queueId, day);
  const staff = teamAgents.filter(({ userId }) => facts.statusOf(userId, day) === 'onDuty').length;
  return {
    day,
    groupId,
    groupName,
    queueId,
    queueName,
    planId: plan?.id ?? null,
    queuePlanned: queue.planned,
    queueAgents: queueAgents.length,
    teamAgents: teamAgents.length,
    plannedCaseCount: planned,
    isOwnCount: plannedCaseCount !== null,
    dueCases: due,
    minPerCapita,
    maxPerCapita,
    minSeats,
    maxSeats,
    expectedStaff: staff,
    ...predictSeats({ planned, due, minPerCapita, maxPerCapita, minSeats, maxSeats, staff }),
  };
}

/** Calculates the predictions of some days from loaded facts. */
export const listPredictions = (facts: SeatFacts, span: DaySpan): Prediction[] =>
  listDays(span).flatMap((day) =>
    facts.teams.flatMap((team) => facts.queues.flatMap((queue) => predictionAt({ day, team, queue }, facts) ?? [])),
  );

/** Calculates per day, team and queue the required seats, with every part of the formula (SS-01). */
export async function getPredictions(
  daySpan: DaySpan & { readonly groupId?: string | undefined },
  context: SeatContext,
): Promise<PredictionRow[]> {
  return listPredictions(await loadSeatFacts(daySpan, context), daySpan).map(serializePrediction);
}
