import type { SavedFilter } from '@/contract/entities/cases/listPreferences';
import type { StoredFilter } from './taskViewStore';
import { getCaseFields } from '@/contract/caseFields';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { HoldKind } from '@/contract/codes/preferenceCodes';
import type { PromiseState } from '@/contract/codes/moneyCodes';
import type { TaskRow } from '@/contract/entities/cases/task';
import { maskPhone } from '../../security/masking';
import { toCalendarDay, countDaysBetween } from '../../values/toCalendarDay';
import { serializeTimeOrNull, toWire, toWireOrNull } from '../../values/wire';
import type { CallerContext } from '../../access/callContext';
import type { ListedTask } from './taskStore';

/** Converts a saved filter to its wire shape. */
export const serializeFilter = ({ id, list, name, query }: StoredFilter): SavedFilter => ({
  id: String(id),
  list,
  name,
  query,
});

interface ListedRow extends ListedTask {
  /** Read by promiseStateStore. */
  readonly promiseState?: PromiseState | null;
  /** Hold of an open case, read by holderStore. */
  readonly heldKind?: HoldKind | null;
}

type RowContext = Pick<CallerContext, 'caller' | 'now'>;

function maskFirstPhone(phones: string): string | null {
  const [first = ''] = phones.trim().split(' ');
  return first === '' ? null : maskPhone(first);
}

/** Converts rows of the case lists to their wire shape (§3 Task/case row); the institution's day is calculated once for all of them. */
export function createTaskRowSerializer({ caller, now }: RowContext): (row: ListedRow) => TaskRow {
  const digits = caller.currencyDigits;
  const today = toCalendarDay(now, caller.timeZone);
  return (row) => ({
    id: String(row.id),
    loanId: row.loanNo,
    borrowerId: row.borrowerNo,
    borrowerName: row.borrowerName,
    phone: maskFirstPhone(row.phoneDigits),
    penaltyDate: row.penaltyDate,
    penaltyDay: countDaysBetween(row.penaltyDate, today),
    amount: toWire(row.amount, digits),
    status: row.status,
    lastCallResult: row.lastCallResult,
    lastCallStatus: row.lastCallStatus,
    lastCallTime: serializeTimeOrNull(row.lastCallAt),
    lastCallAgent: row.lastCallAgent,
    unpaidRepayment: toWire(row.unpaidRepayment, digits),
    lastFollowUpTime: serializeTimeOrNull(row.lastFollowUpAt),
    nextFollowUpTime: serializeTimeOrNull(row.nextFollowUpAt),
    willingness: row.willingness,
    ...getCaseFields(row),
    agentName: row.agentName,
    promisedAmount: toWireOrNull(row.promisedAmount, digits),
    promisedTime: serializeTimeOrNull(row.promisedAt),
    promiseState: row.promiseState,
    heldKind: isOpenStatus(row.status) ? row.heldKind : null,
    unreadReplies: row.unreadReplies,
    currency: caller.currency,
  });
}

/** Converts one row to its wire shape. */
export const toTaskRow = (row: ListedRow, context: RowContext): TaskRow => createTaskRowSerializer(context)(row);
