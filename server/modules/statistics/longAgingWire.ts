import type { LongAgingLoan, LongAgingRow } from '@/contract/entities/cases/longAging';
import type { CallerContext } from '../../access/callContext';
import { toCalendarDay, countDaysBetween } from '../../values/toCalendarDay';
import { sumToWire, serializeTimeOrNull, toWire } from '../../values/wire';
import type { ListedAgingLoan, ListedBorrower } from './longAgingStore';

type WireContext = Pick<CallerContext, 'caller' | 'now'>;

/** Creates a serializer for borrowers with long-aging cases; the institution's day is calculated once. */
export function createLongAgingRowSerializer({ caller, now }: WireContext): (row: ListedBorrower) => LongAgingRow {
  const today = toCalendarDay(now, caller.timeZone);
  return (row) => ({
    longAgingTasksId: String(row.borrowerId),
    borrowerId: row.borrowerNo,
    borrowerName: row.borrowerName,
    loanCount: row.loans,
    amount: sumToWire(row.amount, caller.currencyDigits),
    penaltyDay: countDaysBetween(row.oldest, today),
    lastCallResult: row.lastCallResult,
    lastCallStatus: row.lastCallStatus,
    lastCallTime: serializeTimeOrNull(row.lastCallAt),
    agentName: row.agentName,
    currency: caller.currency,
  });
}

/** Creates a serializer for the loans of such a borrower. */
export function createLongAgingLoanSerializer({ caller, now }: WireContext): (row: ListedAgingLoan) => LongAgingLoan {
  const today = toCalendarDay(now, caller.timeZone);
  const { currencyDigits: digits, currency } = caller;
  return ({ taskId, loanNo, appName, contractAmount, amount, penaltyDate, ...row }) => ({
    ...row,
    taskId: String(taskId),
    loanId: loanNo,
    loanApp: appName,
    penaltyDate,
    penaltyDay: countDaysBetween(penaltyDate, today),
    contractAmount: toWire(contractAmount, digits),
    amount: toWire(amount, digits),
    currency,
  });
}
