import * as z from 'zod/mini';
import { DUTY_STATUS } from '../../codes/seatCodes';
import { PAGE_SIZE_MAX, SCHEDULE_CELLS_MAX } from '../../ourLimits';
import { PAGE_SIZE_TABLE } from '../../limits';
import { isScheduleSpan } from '../../rules';
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
} from '../../schemas';

/** Status of a schedule cell in a request; null if nothing is planned. */
const statusInput = z.nullable(codeInput(DUTY_STATUS));

/** Team; if absent, all teams visible to the caller. */
export const teamQuery = { groupId: z.optional(idInput) };
const span = { from: dayInput, to: dayInput };

/** Query of a range of days, both ends inclusive, at most SCHEDULE_DAYS_MAX (SS-01). */
export const scheduleSpanQuery = z
  .strictObject({ ...teamQuery, ...span })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** Query of workSchedule/listing (§7, SS-01). */
export const scheduleQuery = z
  .strictObject({ ...teamQuery, ...span, ...pageQuery(PAGE_SIZE_MAX) })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** Query of workSchedule/download: the month, or its empty template (AP-06). */
export const scheduleFileQuery = z
  .strictObject({ ...teamQuery, ...span, template: z._default(flagInQuery, false) })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** A team whose schedule is visible to the caller. */
export const scheduleTeam = z.object({
  groupId: id,
  name: z.string(),
  /** Number of agents in it. */
  people: count,
});

export type ScheduleTeam = z.output<typeof scheduleTeam>;

/** Planned duties of an agent, per day (SS-01; fields ours). */
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
  /** Number of open cases held by the agent. */
  boundCases: count,
  /** First day after the agent's departure, even if outside the requested days. */
  departedFrom: z.nullable(day),
  /** contract/codes/seatCodes by day. Days without a plan are omitted; days after a departure are departed. */
  statuses: z.record(z.string(), code),
});

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

/** Body of workSchedule/status: each cell includes the value that the caller saw (SS-01). */
export const scheduleStatusRequest = z.strictObject({
  kind: z._default(z.enum(['cells', 'batch', 'upload']), 'cells'),
  cells: z
    .array(z.strictObject({ userId: idInput, day: dayInput, before: statusInput, after: statusInput }))
    .check(z.minLength(1), z.maxLength(SCHEDULE_CELLS_MAX)),
});

/** Result of a saved change. changeId identifies it for undo; null if nothing changed. */
export const scheduleSaved = z.object({ changeId: z.nullable(id), changed: count });

/** Body of workSchedule/batchPreview: sets many agents × days to one status (SS-01). */
export const scheduleBatchRequest = z
  .strictObject({
    userIds: z.array(idInput).check(z.minLength(1), z.maxLength(SCHEDULE_CELLS_MAX)),
    ...span,
    /** ISO weekdays: 1 Monday … 7 Sunday; if absent, every day. */
    weekdays: z.optional(z.array(z.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7))),
    status: statusInput,
  })
  .check(z.refine(isScheduleSpan, { path: ['to'] }));

/** Preview of a batch adjustment. */
export const scheduleBatchPreview = z.object({
  cells: z.array(scheduleCell),
  /** Cells that already have the status. */
  unchanged: count,
  /** Cells after a departure, which stay unchanged. */
  afterDeparture: count,
});

/** Body of workSchedule/upload: an xls or xlsx in the template's format. */
export const scheduleUploadRequest = z.strictObject({ ...teamQuery, ...spreadsheetUpload.shape });

/** An invalid cell of an uploaded schedule. */
export const scheduleSheetError = z.object({
  /** Row number of the spreadsheet program, from 1. */
  row: count,
  column: z.string(),
  text: z.string(),
  /** contract/codes/seatCodes */
  fault: code,
});

export type ScheduleSheetError = z.output<typeof scheduleSheetError>;

/** Cells of an uploaded schedule with the same error. */
export const scheduleSheetErrorGroup = z.object({
  /** contract/codes/seatCodes */
  fault: code,
  /** Number of cells. */
  count,
  /** First cells, in A2 notation. */
  cells: z.array(z.string()),
  /** Distinct contents of the first cells. */
  texts: z.array(z.string()),
});

export type ScheduleSheetErrorGroup = z.output<typeof scheduleSheetErrorGroup>;

/** Preview of an uploaded schedule. With errors, nothing can be saved. */
export const scheduleUploadPreview = z.object({
  people: count,
  days: count,
  unchanged: count,
  errors: z.array(scheduleSheetError),
  /** Total number of invalid cells; `errors` contains the first ones. */
  errorCount: count,
  /** All errors, grouped. */
  errorGroups: z.array(scheduleSheetErrorGroup),
  cells: z.array(scheduleCell),
});

/** Body of workSchedule/undo. */
export const scheduleUndoRequest = z.strictObject({ changeId: idInput });

/** A saved change of the schedule (not in the specification). */
export const scheduleChange = z.object({
  changeId: id,
  /** contract/codes/seatCodes */
  kind: code,
  byName: z.string(),
  createdTime: time,
  cellCount: count,
  peopleCount: count,
  /** First and last day of the change. */
  from: day,
  to: day,
  undone: z.boolean(),
  /** The caller made it, and it has not been undone. */
  canUndo: z.boolean(),
});

export type ScheduleChange = z.output<typeof scheduleChange>;

/** Query of workSchedule/changes. */
export const scheduleChangesQuery = z.strictObject(pageQuery(PAGE_SIZE_TABLE));
