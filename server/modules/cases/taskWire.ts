import { caseFieldsOf } from '@/contract/caseFields';
import type { PromiseState } from '@/contract/codes/promiseState';
import type { TaskRow } from '@/contract/entities/task';
import { calendarDay, daysBetween } from '../../values/calendarDay';
import { timeOrNull, toWire, toWireOrNull } from '../../values/wire';
import { task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';

/** A case as the database keeps it. */
export type Task = typeof task.$inferSelect;

/** The columns that a row of a list is made from. */
export const ROW_COLUMNS = {
  id: task.id,
  loanNo: task.loanNo,
  borrowerNo: task.borrowerNo,
  borrowerName: task.borrowerName,
  penaltyDate: task.penaltyDate,
  amount: task.amount,
  status: task.status,
  lastCallResult: task.lastCallResult,
  lastCallAt: task.lastCallAt,
  lastCallAgent: task.lastCallAgent,
  unpaidRepayment: task.unpaidRepayment,
  lastFollowUpAt: task.lastFollowUpAt,
  nextFollowUpAt: task.nextFollowUpAt,
  willingness: task.willingness,
  ...caseFieldsOf(task),
  agentName: task.agentName,
  promisedAmount: task.promisedAmount,
  promisedAt: task.promisedAt,
} as const;

interface RowColumns extends Pick<Task, keyof typeof ROW_COLUMNS> {
  /** Where it was read: store/promiseState. */
  readonly promiseState?: PromiseState | null;
}

type RowContext = Pick<CallerContext, 'caller' | 'now'>;

/** Shows rows of the case lists as the wire does (§3 Task/case row); the institution's day is looked up once for all of them. */
export function taskRowMaker({ caller, now }: RowContext): (row: RowColumns) => TaskRow {
  const digits = caller.currencyDigits;
  const today = calendarDay(now, caller.timeZone);
  return (row) => ({
    id: String(row.id),
    loanId: row.loanNo,
    borrowerId: row.borrowerNo,
    borrowerName: row.borrowerName,
    penaltyDate: row.penaltyDate,
    penaltyDay: daysBetween(row.penaltyDate, today),
    amount: toWire(row.amount, digits),
    status: row.status,
    lastCallResult: row.lastCallResult,
    lastCallTime: timeOrNull(row.lastCallAt),
    lastCallAgent: row.lastCallAgent,
    unpaidRepayment: toWire(row.unpaidRepayment, digits),
    lastFollowUpTime: timeOrNull(row.lastFollowUpAt),
    nextFollowUpTime: timeOrNull(row.nextFollowUpAt),
    willingness: row.willingness,
    ...caseFieldsOf(row),
    agentName: row.agentName,
    promisedAmount: toWireOrNull(row.promisedAmount, digits),
    promisedTime: timeOrNull(row.promisedAt),
    promiseState: row.promiseState,
    currency: caller.currency,
  });
}

/** One row as the wire shows it. */
export const toTaskRow = (row: RowColumns, context: RowContext): TaskRow => taskRowMaker(context)(row);
