import type { PredictionRow, SeatPlan } from '@/contract/entities/management/seatPlan';
import { SEAT_MAX_PER_CAPITA, SEAT_MIN_PER_CAPITA } from '@/contract/ourLimits';

/** Fields of the plan form. */
export interface PlanFields {
  /** Combined key of team and queue: `${groupId}/${queueId}`. */
  readonly place: string;
  readonly fromDay: string;
  readonly toDay?: string | undefined;
  readonly plannedCaseCount?: number | null;
  readonly minPerCapita: number;
  readonly maxPerCapita: number;
  readonly minSeats: number;
  readonly maxSeats?: number | null;
}

/** Team and queue in one value of a select. */
export const toPlanValue = ({ groupId, queueId }: Pick<PredictionRow, 'groupId' | 'queueId'>): string =>
  `${groupId}/${queueId}`;

/** A new plan, from today on, with the usual limits. */
export const createPlan = (place: string | undefined, today: string): Partial<PlanFields> => ({
  ...(place !== undefined && { place }),
  fromDay: today,
  minPerCapita: SEAT_MIN_PER_CAPITA,
  maxPerCapita: SEAT_MAX_PER_CAPITA,
  minSeats: 1,
});

/** A plan as the form shows it. */
export const planFields = (plan: SeatPlan): PlanFields => ({
  place: toPlanValue(plan),
  fromDay: plan.fromDay,
  toDay: plan.toDay ?? undefined,
  plannedCaseCount: plan.plannedCaseCount,
  minPerCapita: plan.minPerCapita,
  maxPerCapita: plan.maxPerCapita,
  minSeats: plan.minSeats,
  maxSeats: plan.maxSeats,
});

/** Converts the form's fields to the request; `plans` contain the values that the user saw for that first day. */
export function toSeatPlanRequest(
  { place, toDay, plannedCaseCount, maxSeats, ...fields }: PlanFields,
  plans: readonly SeatPlan[],
) {
  const [groupId = '', queueId = ''] = place.split('/');
  const seen = plans.find((plan) => toPlanValue(plan) === place && plan.fromDay === fields.fromDay);
  return {
    ...fields,
    groupId,
    queueId,
    toDay: toDay ?? null,
    plannedCaseCount: plannedCaseCount ?? null,
    maxSeats: maxSeats ?? null,
    seenTime: seen?.updatedTime ?? null,
  };
}
