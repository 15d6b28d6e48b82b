import type { workScheduleCalls } from '@/contract/calls/workScheduleCalls';
import { setStatuses, undoChange } from '../domain/changeSchedule';
import { dutySumsOf } from '../domain/dutySums';
import { saveSeatPlan } from '../domain/saveSeatPlan';
import { scheduleOf } from '../domain/schedule';
import { previewBatch } from '../domain/scheduleBatch';
import { scheduleFile } from '../domain/scheduleFile';
import { previewUpload } from '../domain/scheduleUpload';
import { predictionsOf } from '../domain/seatPredictions';
import { listChanges } from '../store/scheduleChangeStore';
import { listPlans, removePlan } from '../store/seatPlanStore';
import { listTeams, seenTeam } from '../store/seatScope';
import type { Handlers } from './handler';

/** Seat schedule (§7 workSchedule/…; SS-01). */
export const workScheduleHandlers: Handlers<typeof workScheduleCalls> = {
  teams: (_, context) => listTeams(context),
  listing: scheduleOf,
  dutySum: dutySumsOf,
  prediction: predictionsOf,
  status: setStatuses,
  batchPreview: previewBatch,
  upload: previewUpload,
  undo: ({ changeId }, context) => undoChange(changeId, context),
  changes: listChanges,
  download: scheduleFile,
  taskNumberConfig: async ({ groupId }, context) => listPlans(await seenTeam(groupId, context), context),
  saveTaskNumberConfig: saveSeatPlan,
  deleteTaskNumberConfig: ({ planId }, context) => removePlan(planId, context),
};
