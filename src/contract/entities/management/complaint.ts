import * as z from 'zod/mini';
import {
  COMPLAINT_CHANNEL,
  COMPLAINT_KIND,
  COMPLAINT_PRIORITY,
  COMPLAINT_STATE,
  OPERATIONS_TEAM,
} from '../../codes/complaintCodes';
import { COMPLAINT_LIST } from '../../lists/managementLists';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { AMOUNT_MAX, COMPLAINT_ALLEGATIONS_MAX, COMPLAINT_SUMMARY_MAX, NAME_MAX, REMARK_MAX } from '../../ourLimits';
import {
  code,
  codeInput,
  count,
  filterText,
  id,
  idInput,
  money,
  multilineText,
  optionalLineText,
  pageQuery,
  time,
  timeInput,
} from '../../schemas';
import { approvalRequested } from './approvalRefusal';

/** Maximum number of complaints per assignment request. */
const COMPLAINT_BATCH_MAX = 100;

const note = z.nullish(z.string().check(z.trim(), z.maxLength(REMARK_MAX)));

/** A row of the complaints (fields ours, CM-01). */
export const complaintRow = z.object({
  /** The complaint's number. */
  id,
  /** contract/codes/complaintCodes */
  state: code,
  /** contract/codes/complaintCodes, each once, in the order of the complaint. */
  kinds: z.array(code),
  /** contract/codes/complaintCodes */
  channel: code,
  /** contract/codes/complaintCodes */
  priority: code,
  /** Full statement of the complainant. */
  summary: z.string(),
  borrowerName: z.string(),
  /** Named loans. Their cases are on hold while the complaint is open. */
  loanIds: z.array(id),
  /** User who handles it; null if not assigned. */
  handlerId: z.nullable(id),
  handlerName: z.nullable(z.string()),
  /** Person whom the complaint concerns; null if nobody in particular. */
  accusedId: z.nullable(id),
  accusedName: z.nullable(z.string()),
  /** Responsible team (contract/codes/complaintCodes); null means the complaints desk. */
  team: z.nullable(code),
  /** A question to the complainant is open. */
  waitsForAnswer: z.boolean(),
  /** Deadline for completion. */
  dueTime: time,
  /** contract/codes/complaintCodes */
  deadline: code,
  createdTime: time,
  completedTime: z.nullable(time),
  /** Complaint from which it was split off; null if none. */
  parentId: z.nullable(id),
});

/** A row of the complaints. */
export type ComplaintRow = z.output<typeof complaintRow>;

/** Actions available to the processor (CM-01): the events of machines/complaintLifecycle that this caller may trigger now. */
const actions = z.array(code);

/** A complaint with all details (fields ours, CM-01). */
export const complaint = z.extend(complaintRow, {
  complainant: z.nullable(z.string()),
  registeredBy: z.string(),
  /** Result in the proposal to close it. */
  result: z.nullable(z.string()),
  /** Subjects of the complaint. The case can be opened if `taskId` is set. */
  matters: z.array(z.object({ id, kind: code, loanId: id, taskId: z.nullable(id) })),
  /** Complaints into which it was split. */
  parts: z.array(id),
  penalty: z.nullable(
    z.object({
      userName: z.string(),
      irregularities: z.string(),
      processResult: z.string(),
      amount: z.nullable(money),
      currency: z.string(),
      time,
      /** Withdrawal with user, time and reason; null if it is still valid. */
      withdrawn: z.nullable(z.object({ by: z.string(), time, reason: z.string() })),
    }),
  ),
  /** Request for a fine that awaits another user's approval (MI-09); null if none. */
  pendingFine: z.nullable(approvalRequested),
  /** Users who have worked on the named cases. */
  workedBy: z.array(z.object({ id, name: z.string() })),
  actions,
});

export type Complaint = z.output<typeof complaint>;

/** A line of a complaint's history (fields ours, CM-01): user, time, old and new state, reason. */
export const complaintEvent = z.object({
  id,
  /** Work order of the event. A split-off part also shows the events from before the split. */
  workOrderId: id,
  /** contract/codes/complaintCodes */
  event: code,
  fromState: z.nullable(code),
  toState: code,
  by: z.string(),
  time,
  note: z.nullable(z.string()),
  /** Target user, target team (contract/codes/complaintCodes) or resulting complaints. */
  about: z.nullable(z.string()),
  /** New priority (contract/codes/complaintCodes) and deadline, if they were changed. */
  rescheduled: z.nullable(
    z.object({ priorityBefore: code, priorityAfter: code, dueTimeBefore: time, dueTimeAfter: time }),
  ),
});

/** A line of a complaint's history. */
export type ComplaintHistoryLine = z.output<typeof complaintEvent>;

/** Deadline filters of the list, which apply to open complaints. */
export const DEADLINE_FILTERS = ['overdue', 'near', 'onTime'] as const;

/** Filters of the list; an absent one does not filter. */
export const complaintFilters = {
  kind: z.optional(codeInput(COMPLAINT_KIND)),
  channel: z.optional(codeInput(COMPLAINT_CHANNEL)),
  priority: z.optional(codeInput(COMPLAINT_PRIORITY)),
  /** A user's id, 'none' (not assigned) or 'me'. */
  assignee: z.optional(idInput),
  deadline: z.optional(z.enum(DEADLINE_FILTERS)),
  /** The named case, by its id. */
  taskId: z.optional(idInput),
  /** Matches the complainant's statement, the borrower's name, or the whole number of a loan or complaint. */
  text: z.optional(filterText),
};

const listed = {
  /** If absent, all states (§4). */
  state: z.optional(codeInput(COMPLAINT_STATE)),
  ...complaintFilters,
  ...getSorting(COMPLAINT_LIST),
};

/** Query of customer/service/lists. By default, open ones first, the nearest deadline first. */
export const complaintListsQuery = z.strictObject({ ...listed, ...pageQuery() });

/** Query of customer/service/export. */
export const complaintFileQuery = z.strictObject({ ...listed, ...fileFormat });

/** Response of customer/service/lists: a page, and the number per state with the same filters. */
export const complaintLists = z.object({
  result: z.array(complaintRow),
  totalCount: count,
  counts: z.object({ all: count, pending: count, processing: count, pendingClosure: count, completed: count }),
});

/** Body of customer/service/add (shape ours). All its matters concern cases of one borrower. */
export const addComplaintRequest = z.strictObject({
  channel: codeInput(COMPLAINT_CHANNEL),
  priority: codeInput(COMPLAINT_PRIORITY),
  summary: multilineText(COMPLAINT_SUMMARY_MAX),
  /** Defaults to the borrower. */
  complainant: z.nullish(optionalLineText(NAME_MAX)),
  /** Person whom the complaint concerns, if any. */
  accusedId: z.nullish(idInput),
  matters: z
    .array(z.strictObject({ taskId: idInput, kind: codeInput(COMPLAINT_KIND) }))
    .check(z.minLength(1), z.maxLength(COMPLAINT_ALLEGATIONS_MAX)),
});

/** Body of customer/service/allocation (shape ours). */
export const allocationRequest = z.strictObject({ id: idInput, userId: idInput, note });
/** Body of customer/service/batchAllocation (shape ours). All are assigned, or none. */
export const batchAllocationRequest = z.strictObject({
  ids: z.array(idInput).check(z.minLength(1), z.maxLength(COMPLAINT_BATCH_MAX)),
  userId: idInput,
  note,
});

/** Processing steps of a handler; each is an event of machines/complaintLifecycle. */
export const PROCESSING_STEPS = ['taken', 'noted', 'askedBack', 'proposed'] as const;

/**
 * Body of customer/service/processing (shape ours). The note is required for all steps except `taken`; for a proposed closure it is the
 * result.
 */
export const processingRequest = z
  .strictObject({ id: idInput, step: z.enum(PROCESSING_STEPS), note })
  .check(z.refine(({ step, note: written }) => step === 'taken' || Boolean(written), { path: ['note'] }));

/** Body of customer/service/done: closes a complaint in the state pending closure (shape ours). */
export const doneRequest = z.strictObject({ id: idInput, note });
/** Body of customer/service/rejection, with the reason why it is not closed (shape ours). */
export const rejectionRequest = z.strictObject({ id: idInput, note: multilineText(REMARK_MAX) });
/** Body of customer/service/transfer (shape ours). */
export const transferRequest = z.strictObject({
  id: idInput,
  team: codeInput(OPERATIONS_TEAM),
  note: multilineText(REMARK_MAX),
});

/** Body of customer/service/reschedule: a new priority, a new deadline, or both, with the reason (shape ours). */
export const rescheduleRequest = z.strictObject({
  id: idInput,
  /** If absent, unchanged. */
  priority: z.optional(codeInput(COMPLAINT_PRIORITY)),
  /** If absent, derived from a priority that is sent, otherwise unchanged. */
  dueTime: z.nullish(timeInput),
  note: multilineText(REMARK_MAX),
});

/** Body of customer/service/penalty: a ticket, and a fine if an amount is set (§2; shape ours). */
export const penaltyRequest = z.strictObject({
  id: idInput,
  userId: idInput,
  irregularities: multilineText(REMARK_MAX),
  processResult: multilineText(REMARK_MAX),
  amount: z.nullish(money.check(z.gt(0), z.lte(AMOUNT_MAX))),
});

/** Body of customer/service/penaltyWithdrawal, with the reason (not in the specification). */
export const penaltyWithdrawalRequest = z.strictObject({ id: idInput, note: multilineText(REMARK_MAX) });

/** A user to whom complaints can be assigned, or whom they can concern, with the current number of open ones. */
export const complaintHandler = z.object({
  id,
  name: z.string(),
  groupName: z.nullable(z.string()),
  openCount: count,
});

export type ComplaintHandler = z.output<typeof complaintHandler>;

/** Response to a change of a complaint: its current state. */
export const complaintMoved = z.object({ id, state: code });
