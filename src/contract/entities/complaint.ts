import * as z from 'zod/mini';
import { COMPLAINT_CHANNEL } from '../codes/complaintChannel';
import { COMPLAINT_KIND } from '../codes/complaintKind';
import { COMPLAINT_PRIORITY } from '../codes/complaintPriority';
import { COMPLAINT_STATE } from '../codes/complaintState';
import { OPERATIONS_TEAM } from '../codes/operationsTeam';
import { COMPLAINT_LIST } from '../lists/complaintList';
import { fileFormat, getSorting } from '../lists/listDescription';
import { AMOUNT_MAX, COMPLAINT_MATTERS_MAX, COMPLAINT_SUMMARY_MAX, NAME_MAX, REMARK_MAX } from '../ourLimits';
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
} from '../schemas';

/** Complaints that can be allocated at once. */
const COMPLAINT_BATCH_MAX = 100;

const note = z.nullish(z.string().check(z.trim(), z.maxLength(REMARK_MAX)));

/** A row of the complaints (fields ours, CM-01). */
export const complaintRow = z.object({
  /** The complaint's number. */
  id,
  /** contract/codes/complaintState */
  state: code,
  /** contract/codes/complaintKind, each once, in the order in which they were named. */
  kinds: z.array(code),
  /** contract/codes/complaintChannel */
  channel: code,
  /** contract/codes/complaintPriority */
  priority: code,
  /** What the complainant says, whole. */
  summary: z.string(),
  borrowerName: z.string(),
  /** The loans that it names; their cases are held while it is open. */
  loanIds: z.array(id),
  /** Who handles it; null: nobody yet. */
  handlerId: z.nullable(id),
  handlerName: z.nullable(z.string()),
  /** Whom it is about; null: nobody in particular. */
  accusedId: z.nullable(id),
  accusedName: z.nullable(z.string()),
  /** contract/codes/operationsTeam that has it; null: the complaints desk. */
  team: z.nullable(code),
  /** The complainant was asked something and has not answered. */
  waitsForAnswer: z.boolean(),
  /** When it has to be completed. */
  dueTime: time,
  /** contract/codes/complaintDeadline */
  deadline: code,
  createdTime: time,
  completedTime: z.nullable(time),
  /** The complaint that it was split off; null: none. */
  parentId: z.nullable(id),
});

/** A row of the complaints. */
export type ComplaintRow = z.output<typeof complaintRow>;

/** What the processor can do next (CM-01): the events of machines/complaintLifecycle that this caller may cause now. */
const actions = z.array(code);

/** A complaint with all that is known of it (fields ours, CM-01). */
export const complaint = z.extend(complaintRow, {
  complainant: z.nullable(z.string()),
  registeredBy: z.string(),
  /** The result with which its closure was proposed. */
  result: z.nullable(z.string()),
  /** What it is about; the case can be opened where `taskId` is there. */
  matters: z.array(z.object({ id, kind: code, loanId: id, taskId: z.nullable(id) })),
  /** The complaints that it was split into. */
  parts: z.array(id),
  penalty: z.nullable(
    z.object({
      userName: z.string(),
      irregularities: z.string(),
      processResult: z.string(),
      amount: z.nullable(money),
      currency: z.string(),
      time,
      /** Who took it back, when and why; null: it holds. */
      withdrawn: z.nullable(z.object({ by: z.string(), time, reason: z.string() })),
    }),
  ),
  /** Those who have worked on the cases that it names. */
  workedBy: z.array(z.object({ id, name: z.string() })),
  actions,
});

/** A complaint with all that is known of it. */
export type Complaint = z.output<typeof complaint>;

/** A line of a complaint's history (fields ours, CM-01): who, when, from where to where, why. */
export const complaintEvent = z.object({
  id,
  /** Of which complaint: a part shows what happened before it was split off as well. */
  workOrderId: id,
  /** contract/codes/complaintEvent */
  event: code,
  fromState: z.nullable(code),
  toState: code,
  by: z.string(),
  time,
  note: z.nullable(z.string()),
  /** To whom, to which team (contract/codes/operationsTeam) or into which complaints. */
  about: z.nullable(z.string()),
  /** What became of priority (contract/codes/complaintPriority) and deadline, where they were changed. */
  rescheduled: z.nullable(
    z.object({ priorityBefore: code, priorityAfter: code, dueTimeBefore: time, dueTimeAfter: time }),
  ),
});

/** A line of a complaint's history. */
export type ComplaintHistoryLine = z.output<typeof complaintEvent>;

/** Deadlines that the list can be narrowed to: those of open complaints. */
export const DEADLINE_FILTERS = ['overdue', 'near', 'onTime'] as const;

/** Filters of the list; an absent one does not filter. */
export const complaintFilters = {
  kind: z.optional(codeInput(COMPLAINT_KIND)),
  channel: z.optional(codeInput(COMPLAINT_CHANNEL)),
  priority: z.optional(codeInput(COMPLAINT_PRIORITY)),
  /** A user's id, 'none' (nobody yet) or 'me'. */
  assignee: z.optional(idInput),
  deadline: z.optional(z.enum(DEADLINE_FILTERS)),
  /** The case that it names, by its id. */
  taskId: z.optional(idInput),
  /** In what the complainant says, the borrower's name, or the whole number of a loan or complaint. */
  text: z.optional(filterText),
};

const listed = {
  /** Absent: all (§4). */
  state: z.optional(codeInput(COMPLAINT_STATE)),
  ...complaintFilters,
  ...getSorting(COMPLAINT_LIST),
};

/** Query of customer/service/lists; without a sort open ones first, the nearest deadline first. */
export const complaintListsQuery = z.strictObject({ ...listed, ...pageQuery() });

/** Query of customer/service/export. */
export const complaintFileQuery = z.strictObject({ ...listed, ...fileFormat });

/** Answer of customer/service/lists: a page, and how many there are in each state under the same filters. */
export const complaintLists = z.object({
  result: z.array(complaintRow),
  totalCount: count,
  counts: z.object({ all: count, pending: count, processing: count, pendingClosure: count, completed: count }),
});

/** Body of customer/service/add (shape ours). Its matters are about one borrower's cases. */
export const addComplaintRequest = z.strictObject({
  channel: codeInput(COMPLAINT_CHANNEL),
  priority: codeInput(COMPLAINT_PRIORITY),
  summary: multilineText(COMPLAINT_SUMMARY_MAX),
  /** Absent: the borrower. */
  complainant: z.nullish(optionalLineText(NAME_MAX)),
  /** Whom it is about, where it is about somebody. */
  accusedId: z.nullish(idInput),
  matters: z
    .array(z.strictObject({ taskId: idInput, kind: codeInput(COMPLAINT_KIND) }))
    .check(z.minLength(1), z.maxLength(COMPLAINT_MATTERS_MAX)),
});

/** Body of customer/service/allocation (shape ours). */
export const allocationRequest = z.strictObject({ id: idInput, userId: idInput, note });
/** Body of customer/service/batchAllocation (shape ours): all or none. */
export const batchAllocationRequest = z.strictObject({
  ids: z.array(idInput).check(z.minLength(1), z.maxLength(COMPLAINT_BATCH_MAX)),
  userId: idInput,
  note,
});

/** What a handler does with a complaint; each is an event of machines/complaintLifecycle. */
export const PROCESSING_STEPS = ['taken', 'noted', 'askedBack', 'proposed'] as const;

/** Body of customer/service/processing (shape ours). All but taking it up need the note; for a proposed closure it is the result. */
export const processingRequest = z
  .strictObject({ id: idInput, step: z.enum(PROCESSING_STEPS), note })
  .check(z.refine(({ step, note: written }) => step === 'taken' || Boolean(written), { path: ['note'] }));

/** Body of customer/service/done: closes what is pending closure (shape ours). */
export const doneRequest = z.strictObject({ id: idInput, note });
/** Body of customer/service/rejection: why it is not closed (shape ours). */
export const rejectionRequest = z.strictObject({ id: idInput, note: multilineText(REMARK_MAX) });
/** Body of customer/service/transfer (shape ours). */
export const transferRequest = z.strictObject({
  id: idInput,
  team: codeInput(OPERATIONS_TEAM),
  note: multilineText(REMARK_MAX),
});

/** Body of customer/service/reschedule: another priority, another deadline, or both, and why (shape ours). */
export const rescheduleRequest = z.strictObject({
  id: idInput,
  /** Absent: it stays. */
  priority: z.optional(codeInput(COMPLAINT_PRIORITY)),
  /** Absent: by the priority that is sent; without one it stays. */
  dueTime: z.nullish(timeInput),
  note: multilineText(REMARK_MAX),
});

/** Body of customer/service/penalty: a ticket, and a fine where an amount is named (§2; shape ours). */
export const penaltyRequest = z.strictObject({
  id: idInput,
  userId: idInput,
  irregularities: multilineText(REMARK_MAX),
  processResult: multilineText(REMARK_MAX),
  amount: z.nullish(money.check(z.gt(0), z.lte(AMOUNT_MAX))),
});

/** Body of customer/service/penaltyWithdrawal: why the penalty is taken back (ours). */
export const penaltyWithdrawalRequest = z.strictObject({ id: idInput, note: multilineText(REMARK_MAX) });

/** Somebody whom complaints can be allocated to, or complained about, with the open ones of the moment. */
export const complaintHandler = z.object({
  id,
  name: z.string(),
  groupName: z.nullable(z.string()),
  openCount: count,
});

/** Somebody whom complaints can be allocated to. */
export type ComplaintHandler = z.output<typeof complaintHandler>;

/** What a change of a complaint answers: where it stands now. */
export const complaintMoved = z.object({ id, state: code });
