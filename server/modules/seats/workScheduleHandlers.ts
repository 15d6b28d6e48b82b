import type { workScheduleCalls } from '@/contract/calls/management/workScheduleCalls';
import { setStatuses, undoChange } from './changeSchedule';
import { dutySumByDay } from './dutySumByDay';
import { saveSeatPlan } from './saveSeatPlan';
import { getSchedule } from './schedule';
import { previewBatch } from './scheduleBatch';
import { scheduleFile } from './scheduleFile';
import { previewUpload } from './scheduleUpload';
import { changeMaker } from './scheduleWire';
import { getPredictions } from './seatPredictions';
import { listChanges } from './scheduleChangeStore';
import { listPlans, removePlan } from './seatPlanStore';
import { planOnWire } from './seatWire';
import { listTeams, seenTeam } from '../../access/seatScope';
import type { Handlers } from '../../access/callContext';

/** Seat schedule (§7 workSchedule/…; SS-01). */
export const workScheduleHandlers: Handlers<typeof workScheduleCalls> = {
  teams: (_, context) => listTeams(context),
  listing: getSchedule,
  dutySum: dutySumByDay,
  prediction: getPredictions,
  status: setStatuses,
  batchPreview: previewBatch,
  upload: previewUpload,
  undo: ({ changeId }, context) => undoChange(changeId, context),
  changes: async (query, context) => {
    const { rows, totalCount } = await listChanges(query, context);
    return { result: rows.map(changeMaker(context)), totalCount };
  },
  download: scheduleFile,
  taskNumberConfig: async ({ groupId }, context) => {
    const plans = await listPlans(await seenTeam(groupId, context), context);
    return plans.map(planOnWire);
  },
  saveTaskNumberConfig: saveSeatPlan,
  deleteTaskNumberConfig: ({ planId }, context) => removePlan(planId, context),
};
