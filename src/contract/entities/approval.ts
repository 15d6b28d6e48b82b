import * as z from 'zod/mini';
import { APPROVAL_KIND } from '../codes/approvalKind';
import { APPROVAL_LIST } from '../lists/approvalList';
import { PAGE_SIZE_MESSAGES } from '../limits';
import { fileFormat, getSorting } from '../lists/listDescription';
import {
  APPROVAL_HOURS_MAX,
  APPROVAL_HOURS_USUAL,
  AMOUNT_MAX,
  APPROVAL_REASON_MAX,
  BIND_CASES_MAX,
} from '../ourLimits';
import { RESULT_CODES } from '../resultCodes';
import { code, codeInput, count, day, id, idInput, money, multilineText, pageQuery, time } from '../schemas';
import { lastChange } from './systemConfig';

/** One thing that a request tells who decides: money, a number, a day or text. */
export const approvalFact = z.object({
  /** contract/codes/approvalFact */
  fact: code,
  money: z.nullish(money),
  number: z.nullish(count),
  day: z.nullish(day),
  text: z.nullish(z.string()),
});

/** One thing that a request tells who decides. */
export type ApprovalFact = z.output<typeof approvalFact>;

/** A request for a second person (MI-09; ours). */
export const approval = z.object({
  id,
  /** contract/codes/approvalKind */
  kind: code,
  /** contract/codes/approvalState */
  state: code,
  /** The case it is about, where the caller may see it. */
  taskId: z.nullable(id),
  loanId: z.nullable(id),
  borrowerName: z.nullable(z.string()),
  /** What it is about in money; null where it is not about money. */
  amount: z.nullable(money),
  /** What is due on the case now, as it was asked, and what would be due after it. */
  dueBefore: z.nullable(money),
  dueAfter: z.nullable(money),
  currency: z.nullable(z.string()),
  /** How many cases. */
  cases: z.nullable(count),
  facts: z.array(approvalFact),
  askerName: z.string(),
  isOwn: z.boolean(),
  /** The caller may say yes or no to it now. */
  mayDecide: z.boolean(),
  createdTime: time,
  expiresTime: time,
  deciderName: z.nullable(z.string()),
  decidedTime: z.nullable(time),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** Why it could not be done: the words of the refusal. */
  failure: z.nullable(z.string()),
});

/** A request for a second person. */
export type Approval = z.output<typeof approval>;

/** The lists of requests: those that the caller may decide, the caller's own, and those that are decided. */
export const APPROVAL_VIEWS = ['toDecide', 'mine', 'decided'] as const;

/** One of them. */
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

/** A case that a batch move would give to somebody else. */
export const movedCase = z.object({
  taskId: id,
  loanId: z.string(),
  borrowerName: z.string(),
  /** Due on it now. */
  amount: money,
  /** Who holds it, and who would get it; null: nobody. */
  agentName: z.nullable(z.string()),
  toAgentName: z.nullable(z.string()),
});

/** A case that a batch move would give to somebody else. */
export type MovedCase = z.output<typeof movedCase>;

/** Query of approvals/cases/{id}. */
export const movedCasesQuery = z.strictObject(pageQuery(PAGE_SIZE_MESSAGES));

/** How many the caller may decide now, and how many of the caller's own wait. */
export const approvalCounts = z.object({ toDecide: count, mine: count });

/** Body of a yes, and of taking a request back. */
export const approvalChosen = z.strictObject({ id: idInput });

/** Body of a no, with the reason that is told to who asked. */
export const approvalRefused = z.strictObject({
  id: idInput,
  reason: multilineText(APPROVAL_REASON_MAX),
});

/** What the refusal 'waits for a second person' tells (code 69): the request that waits now. */
export const approvalAsked = z.object({ approvalId: id, expiresTime: time });

/** Of a call that a second person may be needed for: what its refusal tells. */
export const ASKS_SECOND = { [RESULT_CODES.secondPerson.code]: approvalAsked };

/** From which amount of the currency, or number of cases, a second person is needed: 0 always, null never. */
const fromAmount = z.nullable(z.number().check(z.gte(0), z.lte(AMOUNT_MAX)));
const fromNumber = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(BIND_CASES_MAX)));

const limits = {
  deduction: fromAmount,
  extension: fromAmount,
  batchMove: fromNumber,
  grant: z.boolean(),
  auditorReset: z.boolean(),
  /** Hours after which a request that nobody decided expires. */
  hours: z.number().check(z.int(), z.gte(1), z.lte(APPROVAL_HOURS_MAX)),
};

/** The limits as they are kept; what an older version kept beside them is left out. */
export const keptLimits = z.object(limits);

/** Body of manage/config/secondPerson/update: an institution's limits (MI-09; ours). */
export const secondPersonRequest = z.strictObject(limits);

/** An institution's limits: from when on a second person is needed. */
export type SecondPersonLimits = z.output<typeof secondPersonRequest>;

/** The limits of an institution that has set none. */
export const NO_LIMITS: SecondPersonLimits = {
  deduction: null,
  extension: null,
  batchMove: null,
  grant: false,
  auditorReset: false,
  hours: APPROVAL_HOURS_USUAL,
};

/** Answer of manage/config/secondPerson. */
export const secondPersonConfig = z.object({
  limits: keptLimits,
  /** How many others could say yes to what the caller, an administrator, asks for. */
  others: count,
  lastChange,
});

/** An institution's limits, and how many could decide. */
export type SecondPersonConfig = z.output<typeof secondPersonConfig>;
