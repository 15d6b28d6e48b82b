import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  deleteSeatPlanQuery,
  dutySumRow,
  predictionRow,
  saveSeatPlanRequest,
  seatPlan,
  seatPlansQuery,
} from '../../entities/management/seatPlan';
import {
  scheduleBatchPreview,
  scheduleBatchRequest,
  scheduleChange,
  scheduleChangesQuery,
  scheduleFileQuery,
  scheduleQuery,
  scheduleRow,
  scheduleSaved,
  scheduleSpanQuery,
  scheduleStatusRequest,
  scheduleTeam,
  scheduleUndoRequest,
  scheduleUploadPreview,
  scheduleUploadRequest,
} from '../../entities/management/workSchedule';
import { done, file, id, paged, SPREADSHEET_BODY_MAX_BYTES } from '../../schemas';

/** Maximum request body for a change of the schedule. */
const SCHEDULE_BODY_MAX_BYTES = 2 * 1024 * 1024;

const read = { who: 'seats.read', rows: 'institution', chosenByUs: true } as const;
const manage = { who: 'seats.manage', rows: 'institution', chosenByUs: true } as const;

/** Seat schedule (§7 workSchedule/…; SS-01). Leaders see and plan their own team. */
export const workScheduleCalls = {
  teams: mainCall({
    method: 'GET',
    path: 'workSchedule/teams',
    answer: z.array(scheduleTeam),
    ...read,
    means: 'Returns the groups whose schedule is visible to the caller.',
  }),
  listing: mainCall({
    method: 'GET',
    path: 'workSchedule/listing',
    query: scheduleQuery,
    answer: paged(scheduleRow),
    ...read,
    means: 'Returns the agents with their planned status by day.',
  }),
  dutySum: mainCall({
    method: 'GET',
    path: 'workSchedule/dutySum',
    query: scheduleSpanQuery,
    answer: z.array(dutySumRow),
    ...read,
    means: 'Returns, by day, the staff on duty, the needed seats and the shortfall.',
  }),
  prediction: mainCall({
    method: 'GET',
    path: 'workSchedule/prediction',
    query: scheduleSpanQuery,
    answer: z.array(predictionRow),
    ...read,
    means: 'Returns the needed seats by day, team and queue with every part of the formula.',
  }),
  status: mainCall({
    method: 'POST',
    path: 'workSchedule/status',
    body: scheduleStatusRequest,
    answer: scheduleSaved,
    ...manage,
    bodyMaxBytes: SCHEDULE_BODY_MAX_BYTES,
    means: 'Sets cells of the schedule, all or none; refused if a cell has changed since the caller read it.',
  }),
  batchPreview: mainCall({
    method: 'POST',
    path: 'workSchedule/batchPreview',
    body: scheduleBatchRequest,
    answer: scheduleBatchPreview,
    ...manage,
    bodyMaxBytes: SCHEDULE_BODY_MAX_BYTES,
    means: 'Previews a batch adjustment; changes nothing.',
  }),
  upload: mainCall({
    method: 'POST',
    path: 'workSchedule/upload',
    body: scheduleUploadRequest,
    answer: scheduleUploadPreview,
    ...manage,
    bodyMaxBytes: SPREADSHEET_BODY_MAX_BYTES,
    means: 'Reads an xls or xlsx file and previews its changes and errors; changes nothing.',
  }),
  undo: mainCall({
    method: 'POST',
    path: 'workSchedule/undo',
    body: scheduleUndoRequest,
    answer: scheduleSaved,
    ...manage,
    means: 'Undoes a change of the caller, unless one of its cells has changed since.',
  }),
  changes: mainCall({
    method: 'GET',
    path: 'workSchedule/changes',
    query: scheduleChangesQuery,
    answer: paged(scheduleChange),
    ...read,
    means:
      'Returns the changes of the schedule, newest first: for a leader the leader’s own, for others the institution’s.',
  }),
  download: mainCall({
    method: 'GET',
    path: 'workSchedule/download',
    query: scheduleFileQuery,
    answer: file,
    ...read,
    download: 'saved',
    means: 'Exports the schedule or its empty template as xlsx with the server’s file name.',
  }),
  taskNumberConfig: mainCall({
    method: 'GET',
    path: 'workSchedule/taskNumberConfig',
    query: seatPlansQuery,
    answer: z.array(seatPlan),
    ...read,
    means: 'Returns the planned case counts with cases per capita and seats, by team and queue.',
  }),
  saveTaskNumberConfig: mainCall({
    method: 'POST',
    path: 'workSchedule/saveTaskNumberConfig',
    body: saveSeatPlanRequest,
    answer: z.object({ planId: id }),
    ...manage,
    notice: 'save',
    means: 'Plans the case count of a team and queue from a day on.',
  }),
  deleteTaskNumberConfig: mainCall({
    method: 'DELETE',
    path: 'workSchedule/deleteTaskNumberConfig',
    query: deleteSeatPlanQuery,
    answer: done,
    ...manage,
    means: 'Removes a plan; the previous plan or the default limits apply again.',
  }),
};
