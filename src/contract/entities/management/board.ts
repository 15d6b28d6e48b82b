import * as z from 'zod/mini';
import { BOARD_FIGURE } from '../../codes/boardCodes';
import { isBoardDate } from '../../rules';
import { BOARD_CASE_LIST, BOARD_PAYMENT_LIST } from '../../lists/boardLists';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { code, codeInput, count, day, filterText, id, idInput, money, pageQuery, percent, time } from '../../schemas';

/** Dashboard figures of one agent, one queue or all in a period (DB-01). docs/board.md defines every formula. */
export const boardFigures = z.object({
  /** Open cases held by agents; null for past days without a record. */
  boundCases: z.nullable(count),
  /** Amount still due on them, plus the amount received in the period: the denominator of the liquidation rate. */
  dueAmount: z.nullable(money),
  newCases: count,
  settledCases: count,
  recoveredAmount: money,
  /** Successful deductions and repayments. */
  payments: count,
  /** Expected recovery; null if products or devices are filtered, because targets do not exist for those. */
  target: z.nullable(money),
  handledCases: count,
  calls: count,
  connectedCalls: count,
  reachedCases: count,
  rightPartyCases: count,
  promisedCases: count,
  promisesDue: count,
  promisesKept: count,
  /** Rates in percent; null if the denominator is zero. */
  targetRate: z.nullable(percent),
  rightPartyContactRate: z.nullable(percent),
  promiseRate: z.nullable(percent),
  keptPromiseRate: z.nullable(percent),
  liquidationRate: z.nullable(percent),
  settlementRate: z.nullable(percent),
});

export type BoardFigures = z.output<typeof boardFigures>;

/** Scope of the figures: the caller, the caller's group, or the institution (RO-01). */
const scope = z.enum(['own', 'group', 'institution']);

const named = z.object({ id, name: z.string() });

/** Staffing planned for the last day of the period (SS-01). */
const seats = z.object({
  agents: count,
  onDuty: count,
  absent: count,
  rest: count,
  departed: count,
  /** Agents on duty who have not handled a case in the period. */
  idle: count,
});

/** The summary of a period (§7 achievementBoard: summary). */
export const boardSummary = z.object({
  from: day,
  to: day,
  scope,
  currency: z.string(),
  figures: boardFigures,
  /** The previous period of the same length. While the period is not over, only up to the same time of day. */
  before: boardFigures,
  seats,
  queues: z.array(z.object({ queueId: z.nullable(id), name: z.nullable(z.string()), figures: boardFigures })),
  /** Available filter values. */
  options: z.object({ queues: z.array(named), products: z.array(z.string()), devices: z.array(z.string()) }),
  institution: named,
});

/** The summary of a period. */
export type BoardSummary = z.output<typeof boardSummary>;

/** Dashboard row of one agent, with yesterday's final score and rank (§2). */
export const boardAgent = z.object({
  /** Null for money that is credited to no agent. */
  agentId: z.nullable(id),
  name: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  queueName: z.nullable(z.string()),
  /** contract/codes of the schedule: onDuty, absent, rest, departed; null without a plan. */
  dutyStatus: z.nullable(code),
  figures: boardFigures,
  score: z.nullable(z.number()),
  rank: z.nullable(count),
});

export type BoardAgent = z.output<typeof boardAgent>;

/** Dashboard rows of a period. */
export const boardAgents = z.object({ result: z.array(boardAgent), totalCount: count, currency: z.string() });

/** Contribution of one indicator to a final score. */
export const scorePart = z.object({
  indicator: code,
  /** Amounts in the currency, rates in percent, other indicators as a number. */
  actual: z.number(),
  target: z.number(),
  weight: z.number(),
  /** Points out of 100; above 100 when the target was exceeded, up to the cap. */
  points: z.number(),
});

/** The figures of a closed day that a late payment or a reversal can change. */
const correctedFigures = z.object({
  recoveredAmount: money,
  promisesKept: count,
  score: z.nullable(z.number()),
  rank: z.nullable(count),
});

/** Correction of one person's figures on a closed day. */
export const scoreCorrection = z.object({
  correctedAt: time,
  /** contract/codes/boardCodes */
  reason: code,
  before: correctedFigures,
  after: correctedFigures,
});

export type BoardCorrection = z.output<typeof scoreCorrection>;

/** Final score of one day: out of 100, with the rank within the group and its parts. */
export const finalScore = z.object({
  day,
  score: z.nullable(z.number()),
  rank: z.nullable(count),
  /** Number of ranked users. */
  ranked: count,
  parts: z.array(scorePart),
  /** Newest first. */
  corrections: z.array(scoreCorrection),
});

/** One day's final score. */
export type FinalScore = z.output<typeof finalScore>;

/** Personal board of one agent (§7 achievementBoard: personal). */
export const boardPersonal = z.object({
  agentId: id,
  name: z.string(),
  currency: z.string(),
  from: day,
  to: day,
  figures: boardFigures,
  before: boardFigures,
  /** Yesterday's score; null if the agent was not counted. */
  yesterday: z.nullable(finalScore),
});

export type BoardPersonal = z.output<typeof boardPersonal>;

/** A day of the history. For several agents: the average score, without a rank. */
export const boardDay = z.object({
  day,
  figures: boardFigures,
  score: z.nullable(z.number()),
  rank: z.nullable(count),
  /** Newest first; empty if several people are requested. */
  corrections: z.array(scoreCorrection),
});

/** A day of the history. */
export type BoardDay = z.output<typeof boardDay>;

/** The days of a period, oldest first (§7 achievementBoard: history). */
export const boardHistory = z.object({ result: z.array(boardDay), currency: z.string() });

/** A case behind a figure (DB-02). */
export const boardCase = z.object({
  /** Null if the caller may no longer open the case. */
  taskId: z.nullable(id),
  loanId: id,
  borrowerName: z.string(),
  agentName: z.nullable(z.string()),
  queueName: z.nullable(z.string()),
  /** contract/codes/caseCodes; the current status. */
  status: code,
  amountDue: money,
  /** Time of the event. */
  time: z.nullable(time),
  /** Promised amount, if promises are listed. */
  promisedAmount: z.nullable(money),
});

/** A case behind a figure. */
export type BoardCase = z.output<typeof boardCase>;

/** A page of the cases behind a figure. */
export const boardCases = z.object({ result: z.array(boardCase), totalCount: count, currency: z.string() });

/** A payment behind the recovered amount (§7 payment/details). */
export const boardPayment = z.object({
  payLogId: id,
  time,
  /** The case, where the caller may open it. */
  taskId: z.nullable(id),
  loanId: id,
  borrowerName: z.string(),
  agentName: z.nullable(z.string()),
  queueName: z.nullable(z.string()),
  amount: money,
  /** contract/codes/moneyCodes */
  type: code,
});

/** A payment behind the recovered amount. */
export type BoardPayment = z.output<typeof boardPayment>;

/** A page of payments, with the sum over all pages. */
export const boardPayments = z.object({
  result: z.array(boardPayment),
  totalCount: count,
  totalAmount: money,
  currency: z.string(),
});

/** Filters of the dashboard; an absent filter applies no restriction (DB-02). */
export const boardFilters = {
  date: z._default(z.string().check(z.refine(isBoardDate)), 'today'),
  device: z.optional(filterText),
  product: z.optional(filterText),
  queue: z.optional(idInput),
  /** The caller's own institution; the dashboard shows no other. */
  institution: z.optional(idInput),
};

const ofAgent = { agentId: z.optional(idInput) };

/** Columns by which the rows can be sorted. */
export const BOARD_SORTS = [
  'name',
  'recoveredAmount',
  'targetRate',
  'boundCases',
  'newCases',
  'handledCases',
  'calls',
  'connectedCalls',
  'rightPartyContactRate',
  'promiseRate',
  'keptPromiseRate',
  'liquidationRate',
  'settlementRate',
  'settledCases',
  'score',
  'rank',
] as const;

/** Query of the summary. */
export const boardQuery = z.strictObject(boardFilters);

const agentsAsked = {
  ...boardFilters,
  /** Leaves out agents without cases and activity. */
  active: z.optional(z.literal('true')),
  sort: z._default(z.enum(BOARD_SORTS), 'recoveredAmount'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** Query of the rows. */
export const boardAgentsQuery = z.strictObject({ ...agentsAsked, ...pageQuery() });

/** Query of the rows as a file. */
export const boardAgentsFileQuery = z.strictObject({ ...agentsAsked, ...fileFormat });

/** Query of a personal board; defaults to the caller's. */
export const boardPersonalQuery = z.strictObject({ date: boardFilters.date, ...ofAgent });

/** Query of the history. */
export const boardHistoryQuery = z.strictObject({ ...boardFilters, ...ofAgent });

const casesAsked = { ...boardFilters, ...ofAgent, ...getSorting(BOARD_CASE_LIST), figure: codeInput(BOARD_FIGURE) };

/** Query of the cases behind a figure; without a sort the newest first. */
export const boardCasesQuery = z.strictObject({ ...casesAsked, ...pageQuery() });

/** Query of the cases as a file. */
export const boardCasesFileQuery = z.strictObject({ ...casesAsked, ...fileFormat });

const paymentsAsked = { ...boardFilters, ...ofAgent, ...getSorting(BOARD_PAYMENT_LIST) };

/** Query of the payments; without a sort the newest first. */
export const boardPaymentsQuery = z.strictObject({ ...paymentsAsked, ...pageQuery() });

/** Query of the payments as a file. */
export const boardPaymentsFileQuery = z.strictObject({ ...paymentsAsked, ...fileFormat });
