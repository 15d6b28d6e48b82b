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
    means: 'The teams whose schedule the caller sees.',
  }),
  listing: mainCall({
    method: 'GET',
    path: 'workSchedule/listing',
    query: scheduleQuery,
    answer: paged(scheduleRow),
    ...read,
    means: 'Agents with what they are planned for, day by day.',
  }),
  dutySum: mainCall({
    method: 'GET',
    path: 'workSchedule/dutySum',
    query: scheduleSpanQuery,
    answer: z.array(dutySumRow),
    ...read,
    means: 'Per day: who is on duty, how many seats are needed, what is short.',
  }),
  prediction: mainCall({
    method: 'GET',
    path: 'workSchedule/prediction',
    query: scheduleSpanQuery,
    answer: z.array(predictionRow),
    ...read,
    means: 'Per day, team and queue: the seats needed, with every part of the formula.',
  }),
  status: mainCall({
    method: 'POST',
    path: 'workSchedule/status',
    body: scheduleStatusRequest,
    answer: scheduleSaved,
    ...manage,
    bodyMaxBytes: SCHEDULE_BODY_MAX_BYTES,
    means: 'Sets cells of the schedule, all or none; refused when one is no longer what the caller saw.',
  }),
  batchPreview: mainCall({
    method: 'POST',
    path: 'workSchedule/batchPreview',
    body: scheduleBatchRequest,
    answer: scheduleBatchPreview,
    ...manage,
    bodyMaxBytes: SCHEDULE_BODY_MAX_BYTES,
    means: 'What a batch adjustment would change; changes nothing itself.',
  }),
  upload: mainCall({
    method: 'POST',
    path: 'workSchedule/upload',
    body: scheduleUploadRequest,
    answer: scheduleUploadPreview,
    ...manage,
    bodyMaxBytes: SPREADSHEET_BODY_MAX_BYTES,
    means: 'Reads an xls or xlsx and says what it would change and what is wrong with it; changes nothing itself.',
  }),
  undo: mainCall({
    method: 'POST',
    path: 'workSchedule/undo',
    body: scheduleUndoRequest,
    answer: scheduleSaved,
    ...manage,
    means: 'Takes back a change of the caller, unless somebody has changed one of its cells since.',
  }),
  changes: mainCall({
    method: 'GET',
    path: 'workSchedule/changes',
    query: scheduleChangesQuery,
    answer: paged(scheduleChange),
    ...read,
    means: 'Changes of the schedule, newest first: a leader’s own ones, for others the institution’s.',
  }),
  download: mainCall({
    method: 'GET',
    path: 'workSchedule/download',
    query: scheduleFileQuery,
    answer: file,
    ...read,
    download: 'saved',
    means: 'The schedule, or its empty template, as xlsx under the server’s file name.',
  }),
  taskNumberConfig: mainCall({
    method: 'GET',
    path: 'workSchedule/taskNumberConfig',
    query: seatPlansQuery,
    answer: z.array(seatPlan),
    ...read,
    means: 'Planned case counts with cases per capita and seats, by team and queue.',
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
    means: 'Takes a plan out; the one before it, or the usual limits, are in force again.',
  }),
};
