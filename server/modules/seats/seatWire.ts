import type { PredictionRow, SeatPlan } from '@/contract/entities/management/seatPlan';
import { serializeIdOrNull, serializeTime } from '../../values/wire';
import type { NamedPlan } from './seatPlanStore';

/** Required seats of a team's queue on a day. */
export interface Prediction extends Omit<PredictionRow, 'groupId' | 'queueId' | 'planId'> {
  readonly groupId: number;
  readonly queueId: number;
  readonly planId: number | null;
}

/** Serializes the required seats of a team's queue on a day (SS-01). */
export const serializePrediction = ({ groupId, queueId, planId, ...prediction }: Prediction): PredictionRow => ({
  ...prediction,
  groupId: String(groupId),
  queueId: String(queueId),
  planId: serializeIdOrNull(planId),
});

/** Serializes a plan (SS-01). */
export const serializePlan = ({ plan, groupName, queueName, updatedByName }: NamedPlan): SeatPlan => ({
  planId: String(plan.id),
  groupId: String(plan.groupId),
  groupName,
  queueId: String(plan.queueId),
  queueName,
  fromDay: plan.fromDay,
  toDay: plan.toDay,
  plannedCaseCount: plan.plannedCaseCount,
  minPerCapita: plan.minPerCapita,
  maxPerCapita: plan.maxPerCapita,
  minSeats: plan.minSeats,
  maxSeats: plan.maxSeats,
  updatedTime: serializeTime(plan.updatedAt),
  updatedByName,
});
