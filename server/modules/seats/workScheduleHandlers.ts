import type * as z from 'zod/mini';
import type { saveSeatPlanRequest } from '@/contract/entities/management/seatPlan';
import { Refusal } from '../../kernel/refusal';
import { parseQueueId, lockPlan, writePlan, listPlans, removePlan } from './seatPlanStore';
import { type SeatContext, findVisibleTeam, listTeams } from '../../access/seatScope';
import { parseRowId } from '../../values/parseRowId';
import type { workScheduleCalls } from '@/contract/calls/management/workScheduleCalls';
import { setStatuses, undoChange } from './changeSchedule';
import { sumDutyByDay } from './sumDutyByDay';
import { getSchedule } from './schedule';
import { previewBatch } from './scheduleBatch';
import { scheduleFile } from './scheduleFile';
import { previewUpload } from './scheduleUpload';
import { createChangeSerializer } from './scheduleWire';
import { getPredictions } from './seatPredictions';
import { listChanges } from './scheduleChangeStore';
import { serializePlan } from './seatWire';
import type { Handlers } from '../../access/callContext';

/**
 * Saves the planned case count of a team and queue from a day on; refused if that day's plan has changed since the caller read it
 * (SS-01).
 */
async function saveSeatPlan(
  { seenTime, ...request }: z.output<typeof saveSeatPlanRequest>,
  context: SeatContext,
): Promise<{ planId: string }> {
  const groupId = (await findVisibleTeam(request.groupId, context)) ?? parseRowId(request.groupId);
  const plan = { ...request, groupId, queueId: await parseQueueId(request.queueId, context) };
  const known = await lockPlan(plan, context);
  const isSeen = (known?.updatedAt.getTime() ?? null) === (seenTime === null ? null : Date.parse(seenTime));
  const planId = isSeen ? await writePlan(known, plan, context) : undefined;
  if (planId === undefined) throw new Refusal('outOfDate');
  return { planId: String(planId) };
}

/** Seat schedule (§7 workSchedule/…; SS-01). */
export const workScheduleHandlers: Handlers<typeof workScheduleCalls> = {
  teams: (_, context) => listTeams(context),
  listing: getSchedule,
  dutySum: sumDutyByDay,
  prediction: getPredictions,
  status: setStatuses,
  batchPreview: previewBatch,
  upload: previewUpload,
  undo: ({ changeId }, context) => undoChange(changeId, context),
  changes: async (query, context) => {
    const { rows, totalCount } = await listChanges(query, context);
    return { result: rows.map(createChangeSerializer(context)), totalCount };
  },
  download: scheduleFile,
  taskNumberConfig: async ({ groupId }, context) => {
    const plans = await listPlans(await findVisibleTeam(groupId, context), context);
    return plans.map(serializePlan);
  },
  saveTaskNumberConfig: saveSeatPlan,
  deleteTaskNumberConfig: ({ planId }, context) => removePlan(planId, context),
};
