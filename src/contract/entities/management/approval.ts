import * as z from 'zod/mini';
import { APPROVAL_KIND } from '../../codes/approvalCodes';
import { APPROVAL_LIST } from '../../lists/managementLists';
import { PAGE_SIZE_MESSAGES } from '../../limits';
import { fileFormat, getSorting } from '../../lists/listDescription';
import {
  APPROVAL_HOURS_MAX,
  APPROVAL_HOURS_DEFAULT,
  AMOUNT_MAX,
  APPROVAL_REASON_MAX,
  BIND_CASES_MAX,
} from '../../ourLimits';
import {
  code,
  codeInput,
  count,
  day,
  decimalInQuery,
  id,
  idInput,
  money,
  multilineText,
  numberInQuery,
  pageQuery,
  time,
} from '../../schemas';
import { lastChange } from './lastChange';

/** Fact of a request for the approver: money, a number, a day or text. */
export const approvalFact = z.object({
  /** contract/codes/approvalCodes */
  fact: code,
  money: z.nullish(money),
  number: z.nullish(count),
  day: z.nullish(day),
  text: z.nullish(z.string()),
});

export type ApprovalFact = z.output<typeof approvalFact>;

/** An approval request (MI-09; not in the specification). */
export const approval = z.object({
  id,
  /** contract/codes/approvalCodes */
  kind: code,
  /** contract/codes/approvalCodes */
  state: code,
  /** The case it is about, where the caller may see it. */
  taskId: z.nullable(id),
  loanId: z.nullable(id),
  borrowerName: z.nullable(z.string()),
  /** Amount concerned; null if the request does not concern money. */
  amount: z.nullable(money),
  /** Amount due on the case at the time of the request, and the amount due after the action. */
  dueBefore: z.nullable(money),
  dueAfter: z.nullable(money),
  currency: z.nullable(z.string()),
  /** Number of cases. */
  cases: z.nullable(count),
  facts: z.array(approvalFact),
  askerName: z.string(),
  isOwn: z.boolean(),
  /** The caller may approve or reject it now. */
  mayDecide: z.boolean(),
  createdTime: time,
  expiresTime: time,
  deciderName: z.nullable(z.string()),
  decidedTime: z.nullable(time),
  /** Reason of the rejection. */
  reason: z.nullable(z.string()),
  /** Reason why the action could not be executed: the message of the refusal. */
  failure: z.nullable(z.string()),
});

export type Approval = z.output<typeof approval>;

/** Views of the approval requests: those that the caller may decide, the caller's own, and decided ones. */
export const APPROVAL_VIEWS = ['toDecide', 'mine', 'decided'] as const;

export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

const listed = { kind: z.optional(codeInput(APPROVAL_KIND)), ...getSorting(APPROVAL_LIST) };

/** Query of approvals/listing. */
export const approvalsQuery = z.strictObject({ view: z.enum(APPROVAL_VIEWS), ...listed, ...pageQuery() });

/** Query of approvals/export. */
export const approvalsFileQuery = z.strictObject({
  view: z._default(z.enum(APPROVAL_VIEWS), 'decided'),
  ...listed,
  ...fileFormat,
});

/** A case that a bulk reassignment would give to another agent. */
export const movedCase = z.object({
  taskId: id,
  loanId: z.string(),
  borrowerName: z.string(),
  /** Amount due on it now. */
  amount: money,
  /** Current agent, and the agent after the change; null means none. */
  agentName: z.nullable(z.string()),
  toAgentName: z.nullable(z.string()),
});

export type MovedCase = z.output<typeof movedCase>;

/** Query of approvals/cases/{id}. */
export const movedCasesQuery = z.strictObject(pageQuery(PAGE_SIZE_MESSAGES));

/** Number of requests that the caller may decide now, and number of the caller's own pending requests. */
export const approvalCounts = z.object({ toDecide: count, mine: count });

/** Body of an approval, and of a withdrawal. */
export const approvalChosen = z.strictObject({ id: idInput });

/** Body of a rejection, with the reason that the requester receives. */
export const approvalRefused = z.strictObject({
  id: idInput,
  reason: multilineText(APPROVAL_REASON_MAX),
});

const amountLimit = z.number().check(z.gte(0), z.lte(AMOUNT_MAX));
const casesLimit = z.number().check(z.int(), z.gte(0), z.lte(BIND_CASES_MAX));

/** Minimum amount of the currency, or number of cases, that needs an approval: 0 means always, null never. */
const fromAmount = z.nullable(amountLimit);
const fromNumber = z.nullable(casesLimit);

const limits = {
  deduction: fromAmount,
  extension: fromAmount,
  batchMove: fromNumber,
  /** Absent in requests of older pages: never. */
  bulkMessage: z._default(fromNumber, null),
  fine: fromAmount,
  grant: z.boolean(),
  auditorReset: z.boolean(),
  /** Hours after which an undecided request expires. */
  hours: z.number().check(z.int(), z.gte(1), z.lte(APPROVAL_HOURS_MAX)),
};

/** The limits as stored. Additional fields of an older version are dropped. */
export const storedLimits = z.object(limits);

/** Body of manage/config/secondPerson/update: an institution's limits (MI-09; ours). */
export const approvalLimitRequest = z.strictObject(limits);

/** Limits of an institution above which an approval is needed. */
export type ApprovalLimits = z.output<typeof approvalLimitRequest>;

/** The limits of an institution that has set none. */
export const NO_LIMITS: ApprovalLimits = {
  deduction: null,
  extension: null,
  batchMove: null,
  bulkMessage: null,
  fine: null,
  grant: false,
  auditorReset: false,
  hours: APPROVAL_HOURS_DEFAULT,
};

/** Answer of manage/config/secondPerson. */
export const approvalLimitConfig = z.object({
  limits: storedLimits,
  /** Number of other users who could approve the requests of the caller, an administrator. */
  others: count,
  lastChange,
});

/** An institution's limits, and the number of possible approvers. */
export type ApprovalLimitConfig = z.output<typeof approvalLimitConfig>;

const amountInQuery = z.optional(z.pipe(decimalInQuery, amountLimit));

/** Query of manage/config/secondPerson/trial: limits that are not in force yet; a missing one means never. */
export const approvalLimitTrialQuery = z.strictObject({
  deduction: amountInQuery,
  extension: amountInQuery,
  batchMove: z.optional(z.pipe(numberInQuery, casesLimit)),
  fine: amountInQuery,
});

export type ApprovalLimitTrialQuery = z.output<typeof approvalLimitTrialQuery>;

/** Simulation of the limits on the actions of the last 30 days. */
export const approvalLimitTrial = z.array(
  z.object({
    /** contract/codes/approvalCodes */
    kind: code,
    /** Number of actions, carried out or not approved, and number of these that would have waited for an approval. */
    acts: count,
    waiting: count,
    /** True if there are more actions than the newest ones that are judged. */
    more: z.optional(z.boolean()),
  }),
);

export type ApprovalLimitTrial = z.output<typeof approvalLimitTrial>;
