import type {
  BoardCase,
  BoardPayment,
  BoardAgent,
  BoardCorrection,
  BoardFigures,
  BoardSummary,
  FinalScore,
} from '@/contract/entities/management/board';
import type { Caller } from '../../kernel/caller';
import { sumToWire, serializeTime, serializeIdOrNull } from '../../values/wire';
import type { DrilledCase, DrilledPayment, DrilledPayments } from './boardDrillStore';
import type { CallerContext } from '../../access/callContext';
import { getCount, type Facts, getRates } from './boardFigures';
import type { BoardOption } from './boardOptionStore';
import type { BoardPerson } from './boardPeopleStore';
import type { CorrectedFigures, DailyScore, DailyScoreCorrection } from './days/dailyScoreStore';
import { serializeIndicator } from './standardWire';

const serializeMilliseconds = (milliseconds: string): string => serializeTime(new Date(Number(milliseconds)));

/** Converts a case behind a figure to its wire shape (DB-02). */
export const serializeBoardCase = (row: DrilledCase, digits: number): BoardCase => ({
  taskId: row.visible ? row.task_id : null,
  loanId: row.loan_no,
  borrowerName: row.borrower_name,
  agentName: row.agent_name,
  queueName: row.queue_name,
  status: row.status,
  amountDue: sumToWire(row.amount, digits),
  time: row.at === null ? null : serializeMilliseconds(row.at),
  promisedAmount: row.promised_amount === null ? null : sumToWire(row.promised_amount, digits),
});

/** Converts a payment behind the recovered amount to its wire shape (DB-02). */
const serializeBoardPayment = (row: DrilledPayment, digits: number): BoardPayment => ({
  payLogId: row.id,
  time: serializeMilliseconds(row.at),
  taskId: row.visible ? row.task_id : null,
  loanId: row.loan_no,
  borrowerName: row.borrower_name,
  agentName: row.agent_name,
  queueName: row.queue_name,
  amount: sumToWire(row.amount, digits),
  type: row.type,
});

/** Converts a page of payments with their total amount. */
export const serializePayments = (
  { rows, total, amount }: DrilledPayments,
  { currency, currencyDigits: digits }: Caller,
) => ({
  result: rows.map((row) => serializeBoardPayment(row, digits)),
  totalCount: total,
  totalAmount: sumToWire(amount, digits),
  currency,
});

/** Options for the conversion of facts to figures. */
interface FigureManner {
  /** Minor units; null without one to compare with. */
  readonly target: number | null;
  /** True if the held cases were counted; otherwise they are unknown, not 0. */
  readonly hasHeld: boolean;
  readonly digits: number;
}

/** Converts facts to their wire shape (DB-01). */
export function serializeBoardFigures(counted: Facts, { target, hasHeld, digits }: FigureManner): BoardFigures {
  const facts = hasHeld ? { boundCases: 0, dueAmount: 0, ...counted } : counted;
  const { dueAmount } = facts;
  return {
    boundCases: facts.boundCases ?? null,
    dueAmount: dueAmount === undefined ? null : sumToWire(dueAmount + getCount(facts, 'recovered'), digits),
    newCases: getCount(facts, 'newCases'),
    settledCases: getCount(facts, 'settledCases'),
    recoveredAmount: sumToWire(getCount(facts, 'recovered'), digits),
    payments: getCount(facts, 'payments'),
    target: target === null ? null : sumToWire(target, digits),
    handledCases: getCount(facts, 'handledCases'),
    calls: getCount(facts, 'calls'),
    connectedCalls: getCount(facts, 'connectedCalls'),
    reachedCases: getCount(facts, 'reachedCases'),
    rightPartyCases: getCount(facts, 'rightPartyCases'),
    promisedCases: getCount(facts, 'promisedCases'),
    promisesDue: getCount(facts, 'promisesDue'),
    promisesKept: getCount(facts, 'promisesKept'),
    ...getRates(facts, target),
  };
}

/** Converts a queue or an institution of a selection list to its wire shape. */
export const serializeBoardOption = ({ id, name }: BoardOption): { id: string; name: string } => ({
  id: String(id),
  name,
});

/** Facts of a queue, or of the cases without a queue. */
export interface BoardQueue {
  readonly id: number | null;
  readonly name: string | null;
  readonly figures: BoardFigures;
}

/** Converts a queue's line of the dashboard to its wire shape. */
export const serializeBoardQueue = ({ id, name, figures }: BoardQueue): BoardSummary['queues'][number] => ({
  queueId: serializeIdOrNull(id),
  name,
  figures,
});

/** Yesterday's final score of a user who has one. */
type Final = Pick<DailyScore, 'score' | 'rank'>;

/** Converts a user's line of the dashboard to its wire shape. */
export const serializeAgentLine = (
  person: BoardPerson,
  figures: BoardFigures,
  final: Final | undefined,
): BoardAgent => ({
  agentId: String(person.id),
  name: person.name,
  groupName: person.groupName,
  queueName: person.queueName,
  dutyStatus: person.dutyStatus,
  figures,
  score: final?.score ?? null,
  rank: final?.rank ?? null,
});

/** Converts the line of the money that counts for no user to its wire shape. */
export const serializeUnassignedLine = (figures: BoardFigures): BoardAgent => ({
  agentId: null,
  name: null,
  groupName: null,
  queueName: null,
  dutyStatus: null,
  figures,
  score: null,
  rank: null,
});

const serializeFigures = ({ recovered, promisesKept, score, rank }: CorrectedFigures, digits: number) => ({
  recoveredAmount: sumToWire(recovered, digits),
  promisesKept,
  score,
  rank,
});

/** Converts the correction of a closed day to its wire shape. */
export const serializeCorrection = (
  { correctedAt, reason, before, after }: DailyScoreCorrection,
  { caller: { currencyDigits } }: Pick<CallerContext, 'caller'>,
): BoardCorrection => ({
  correctedAt: serializeTime(correctedAt),
  reason,
  before: serializeFigures(before, currencyDigits),
  after: serializeFigures(after, currencyDigits),
});

/** Converts the parts of a user's final score to their wire shape; `ranked`: number of ranked users. */
export const serializeFinalScore = (
  { day, score, rank, parts }: DailyScore,
  { ranked, corrections }: { readonly ranked: number; readonly corrections: readonly DailyScoreCorrection[] },
  context: Pick<CallerContext, 'caller'>,
): FinalScore => ({
  day,
  score,
  rank,
  ranked,
  parts: parts.map(({ indicator, actual, target, weight, points }) => ({
    indicator,
    actual: serializeIndicator(indicator, actual, context),
    target: serializeIndicator(indicator, target, context),
    weight,
    points,
  })),
  corrections: corrections.map((each) => serializeCorrection(each, context)),
});
