import * as z from 'zod/mini';
import { DUTY_STATUS } from '../codes/dutyStatus';
import { PAGE_SIZE_MAX, SCHEDULE_CELLS_MAX } from '../ourLimits';
import { PAGE_SIZE_TABLE } from '../limits';
import { isScheduleSpan } from '../rules';
import {
  code,
  codeInput,
  count,
  day,
  dayInput,
  flagInQuery,
  id,
  idInput,
  pageQuery,
  spreadsheetUpload,
  time,
} from '../schemas';

/** A cell of the schedule as a caller names it: null where nothing is planned. */
const statusInput = z.nullable(codeInput(DUTY_STATUS));

/** Of which team; absent: all that the caller sees. */
export const ofTeam = { groupId: z.optional(idInput) };
const span = { from: dayInput, to: dayInput };

/** Query of a stretch of days, both ends included, at most SCHEDULE_DAYS_MAX (SS-01). */
export const scheduleSpanQuery = z
  .strictObject({ ...ofTeam, ...span })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** Query of workSchedule/listing (§7, SS-01). */
export const scheduleQuery = z
  .strictObject({ ...ofTeam, ...span, ...pageQuery(PAGE_SIZE_MAX) })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** Query of workSchedule/download: the month, or the empty template of it (AP-06). */
export const scheduleFileQuery = z
  .strictObject({ ...ofTeam, ...span, template: z._default(flagInQuery, false) })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** A team whose schedule the caller sees. */
export const scheduleTeam = z.object({
  groupId: id,
  name: z.string(),
  /** Agents of it. */
  people: count,
});

/** A team whose schedule the caller sees. */
export type ScheduleTeam = z.output<typeof scheduleTeam>;

/** What an agent is planned for, day by day (SS-01; fields ours). */
export const scheduleRow = z.object({
  userId: id,
  name: z.string(),
  username: z.string(),
  groupId: z.nullable(id),
  groupName: z.nullable(z.string()),
  queueId: z.nullable(id),
  queueName: z.nullable(z.string()),
  /** The account status. */
  enabled: z.boolean(),
  /** Open cases that the agent holds. */
  boundCases: count,
  /** The first day that the agent is gone, be it outside the asked days. */
  departedFrom: z.nullable(day),
  /** contract/codes/dutyStatus by day; days without a plan are left out, days after a departure are departed. */
  statuses: z.record(z.string(), code),
});

/** What an agent is planned for, day by day. */
export type ScheduleRow = z.output<typeof scheduleRow>;

/** A cell before and after. */
export const scheduleCell = z.object({
  userId: id,
  name: z.string(),
  day,
  before: z.nullable(code),
  after: z.nullable(code),
});

/** A cell before and after. */
export type ScheduleCell = z.output<typeof scheduleCell>;

/** Body of workSchedule/status: each cell says what the caller saw there (SS-01). */
export const scheduleStatusRequest = z.strictObject({
  kind: z._default(z.enum(['cells', 'batch', 'upload']), 'cells'),
  cells: z
    .array(z.strictObject({ userId: idInput, day: dayInput, before: statusInput, after: statusInput }))
    .check(z.minLength(1), z.maxLength(SCHEDULE_CELLS_MAX)),
});

/** What a saved change did; changeId undoes it, null where nothing was different. */
export const scheduleSaved = z.object({ changeId: z.nullable(id), changed: count });

/** Body of workSchedule/batchPreview: many agents × days → one status (SS-01). */
export const scheduleBatchRequest = z
  .strictObject({
    userIds: z.array(idInput).check(z.minLength(1), z.maxLength(SCHEDULE_CELLS_MAX)),
    ...span,
    /** ISO: 1 Monday … 7 Sunday; absent: every day. */
    weekdays: z.optional(z.array(z.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7))),
    status: statusInput,
  })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** What a batch adjustment would change. */
export const scheduleBatchPreview = z.object({
  cells: z.array(scheduleCell),
  /** Cells that are so already. */
  unchanged: count,
  /** Cells after a departure: they stay. */
  afterDeparture: count,
});

/** Body of workSchedule/upload: an xls or xlsx as the template has it. */
export const scheduleUploadRequest = z.strictObject({ ...ofTeam, ...spreadsheetUpload.shape });

/** A wrong cell of an uploaded schedule. */
export const scheduleSheetError = z.object({
  /** As the spreadsheet program counts, from 1. */
  row: count,
  column: z.string(),
  text: z.string(),
  /** contract/codes/scheduleSheetFault */
  fault: code,
});

/** A wrong cell of an uploaded schedule. */
export type ScheduleSheetError = z.output<typeof scheduleSheetError>;

/** Cells of an uploaded schedule that are wrong in the same way. */
export const scheduleSheetErrorGroup = z.object({
  /** contract/codes/scheduleSheetFault */
  fault: code,
  /** How many cells. */
  count,
  /** The first of them, as A2. */
  cells: z.array(z.string()),
  /** What stands in the first of them; the same only once. */
  texts: z.array(z.string()),
});

/** Cells of an uploaded schedule that are wrong in the same way. */
export type ScheduleSheetErrorGroup = z.output<typeof scheduleSheetErrorGroup>;

/** What an uploaded schedule would change; with errors nothing of it can be saved. */
export const scheduleUploadPreview = z.object({
  people: count,
  days: count,
  unchanged: count,
  errors: z.array(scheduleSheetError),
  /** How many cells are wrong; the errors are the first of them. */
  errorCount: count,
  /** All of them, the same ones gathered. */
  errorGroups: z.array(scheduleSheetErrorGroup),
  cells: z.array(scheduleCell),
});

/** Body of workSchedule/undo. */
export const scheduleUndoRequest = z.strictObject({ changeId: idInput });

/** A change of the schedule that was made (ours). */
export const scheduleChange = z.object({
  changeId: id,
  /** contract/codes/scheduleChangeKind */
  kind: code,
  byName: z.string(),
  createdTime: time,
  cellCount: count,
  peopleCount: count,
  /** The first and the last day of it. */
  from: day,
  to: day,
  undone: z.boolean(),
  /** The caller made it, and nobody has undone it. */
  canUndo: z.boolean(),
});

/** A change of the schedule that was made. */
export type ScheduleChange = z.output<typeof scheduleChange>;

/** Query of workSchedule/changes. */
export const scheduleChangesQuery = z.strictObject(pageQuery(PAGE_SIZE_TABLE));
