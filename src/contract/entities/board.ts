import * as z from 'zod/mini';
import { BOARD_FIGURE } from '../codes/boardFigure';
import { isBoardDate } from '../rules';
import { BOARD_CASE_LIST, BOARD_PAYMENT_LIST } from '../lists/boardLists';
import { fileFormat, getSorting } from '../lists/listDescription';
import { code, codeInput, count, day, filterText, id, idInput, money, pageQuery, percent, time } from '../schemas';

/** What the dashboard counts of somebody, a queue or all of them in a period (DB-01; docs/board.md has every formula). */
export const boardFigures = z.object({
  /** Open cases that somebody holds; null for past days of which nobody kept it. */
  boundCases: z.nullable(count),
  /** Still due on them, with what came in during the period; the whole of the liquidation rate. */
  dueAmount: z.nullable(money),
  newCases: count,
  settledCases: count,
  recoveredAmount: money,
  /** Successful deductions and repayments. */
  payments: count,
  /** What should have come in; null where only some products or devices are counted, for nobody sets a target for those. */
  target: z.nullable(money),
  handledCases: count,
  calls: count,
  connectedCalls: count,
  reachedCases: count,
  rightPartyCases: count,
  promisedCases: count,
  promisesDue: count,
  promisesKept: count,
  /** Rates in per cent; null where there is nothing to be a part of. */
  targetRate: z.nullable(percent),
  rightPartyContactRate: z.nullable(percent),
  promiseRate: z.nullable(percent),
  keptPromiseRate: z.nullable(percent),
  liquidationRate: z.nullable(percent),
  settlementRate: z.nullable(percent),
});

/** What the dashboard counts. */
export type BoardFigures = z.output<typeof boardFigures>;

/** Who is counted: the caller, the caller's group, or the institution (RO-01). */
const scope = z.enum(['own', 'group', 'institution']);

const named = z.object({ id, name: z.string() });

/** Who is planned for the period's last day (SS-01). */
const seats = z.object({
  agents: count,
  onDuty: count,
  absent: count,
  rest: count,
  departed: count,
  /** On duty without having handled a case in the period. */
  idle: count,
});

/** The summary of a period (§7 achievementBoard: summary). */
export const boardSummary = z.object({
  from: day,
  to: day,
  scope,
  currency: z.string(),
  figures: boardFigures,
  /** The period of the same length before; as far as the same time of day while the period is not over. */
  before: boardFigures,
  seats,
  queues: z.array(z.object({ queueId: z.nullable(id), name: z.nullable(z.string()), figures: boardFigures })),
  /** What can be filtered by. */
  options: z.object({ queues: z.array(named), products: z.array(z.string()), devices: z.array(z.string()) }),
  institution: named,
});

/** The summary of a period. */
export type BoardSummary = z.output<typeof boardSummary>;

/** Somebody's line of the dashboard, with yesterday's final score and rank (§2). */
export const boardAgent = z.object({
  /** Null: money that counts for nobody. */
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

/** Somebody's line of the dashboard. */
export type BoardAgent = z.output<typeof boardAgent>;

/** The lines of a period. */
export const boardAgents = z.object({ result: z.array(boardAgent), totalCount: count, currency: z.string() });

/** One indicator's part of a final score. */
export const scorePart = z.object({
  indicator: code,
  /** Amounts in the currency, rates in per cent, else a number. */
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

/** How a closed day of one person was corrected. */
export const scoreCorrection = z.object({
  correctedAt: time,
  /** contract/codes/scoreCorrection */
  reason: code,
  before: correctedFigures,
  after: correctedFigures,
});

/** How a closed day of one person was corrected. */
export type BoardCorrection = z.output<typeof scoreCorrection>;

/** One day's final score: out of 100, with the rank within the group and what it is made of. */
export const finalScore = z.object({
  day,
  score: z.nullable(z.number()),
  rank: z.nullable(count),
  /** How many are ranked. */
  ranked: count,
  parts: z.array(scorePart),
  /** The newest first. */
  corrections: z.array(scoreCorrection),
});

/** One day's final score. */
export type FinalScore = z.output<typeof finalScore>;

/** Somebody's own board (§7 achievementBoard: personal). */
export const boardPersonal = z.object({
  agentId: id,
  name: z.string(),
  currency: z.string(),
  from: day,
  to: day,
  figures: boardFigures,
  before: boardFigures,
  /** Yesterday's, null where nobody counted. */
  yesterday: z.nullable(finalScore),
});

/** Somebody's own board. */
export type BoardPersonal = z.output<typeof boardPersonal>;

/** A day of the history; for several people the average score, and no rank. */
export const boardDay = z.object({
  day,
  figures: boardFigures,
  score: z.nullable(z.number()),
  rank: z.nullable(count),
  /** The newest first; none where several people are asked for. */
  corrections: z.array(scoreCorrection),
});

/** A day of the history. */
export type BoardDay = z.output<typeof boardDay>;

/** The days of a period, oldest first (§7 achievementBoard: history). */
export const boardHistory = z.object({ result: z.array(boardDay), currency: z.string() });

/** A case behind a figure (DB-02). */
export const boardCase = z.object({
  /** Null where the caller may not open the case any more. */
  taskId: z.nullable(id),
  loanId: id,
  borrowerName: z.string(),
  agentName: z.nullable(z.string()),
  queueName: z.nullable(z.string()),
  /** contract/codes/caseStatus, now. */
  status: code,
  amountDue: money,
  /** When it happened. */
  time: z.nullable(time),
  /** What was promised, where promises are listed. */
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
  /** contract/codes/deductionType */
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

/** What of the dashboard is asked for; an absent filter leaves everything in (DB-02). */
export const boardFilters = {
  date: z._default(z.string().check(z.refine(isBoardDate)), 'today'),
  device: z.optional(filterText),
  product: z.optional(filterText),
  queue: z.optional(idInput),
  /** The caller's own; the dashboard shows no other. */
  institution: z.optional(idInput),
};

const ofAgent = { agentId: z.optional(idInput) };

/** Columns by which the lines can be sorted. */
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

/** Query of the lines. */
export const boardAgentsQuery = z.strictObject({ ...agentsAsked, ...pageQuery() });

/** Query of the lines as a file. */
export const boardAgentsFileQuery = z.strictObject({ ...agentsAsked, ...fileFormat });

/** Query of somebody's own board; without an agent the caller's. */
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
