import type * as z from 'zod/mini';
import type { saveSeatPlanRequest } from '@/contract/entities/management/seatPlan';
import { Refusal } from '../../kernel/refusal';
import { knownQueue, lockPlan, writePlan } from './seatPlanStore';
import { type SeatContext, seenTeam } from '../../access/seatScope';
import { parseRowId } from '../../values/parseRowId';

/**
 * Saves the planned case count of a team and queue from a day on; refused if that day's plan has changed since the caller read it
 * (SS-01).
 */
export async function saveSeatPlan(
  { seenTime, ...asked }: z.output<typeof saveSeatPlanRequest>,
  context: SeatContext,
): Promise<{ planId: string }> {
  const groupId = (await seenTeam(asked.groupId, context)) ?? parseRowId(asked.groupId);
  const plan = { ...asked, groupId, queueId: await knownQueue(asked.queueId, context) };
  const known = await lockPlan(plan, context);
  const isSeen = (known?.updatedAt.getTime() ?? null) === (seenTime === null ? null : Date.parse(seenTime));
  const planId = isSeen ? await writePlan(known, plan, context) : undefined;
  if (planId === undefined) throw new Refusal('outOfDate');
  return { planId: String(planId) };
}
