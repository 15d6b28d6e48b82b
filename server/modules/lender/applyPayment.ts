import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { type Minor, minorUnits } from '@/contract/minor';
import { allocate, getDue } from '@/contract/money/allocation';
import type { Task } from '../cases/casesFacade';
import { judgeLoan, getLastCase, getOpenCase, stepCase } from './caseOfLoan';
import type { BookedDeduction, LedgerSnapshot, LenderEvent, LoanLedger } from './lenderBooks';

/** Returns the newest case that had arrived by a time. */
const caseAt = ({ cases }: LoanLedger, at: Date): Task | undefined =>
  cases.findLast(({ collectionAt }) => collectionAt <= at);

/**
 * Returns the agent who is credited with a payment: the holder of the loan's case at its value time; null if it had none
 * (docs/money.md).
 */
export function getCredit(
  books: LedgerSnapshot,
  of: LoanLedger,
  at: Date,
): { taskId: number | null; agentId: number | null } {
  const held = caseAt(of, at);
  if (held === undefined) return { taskId: getLastCase(of)?.id ?? null, agentId: null };
  return { taskId: held.id, agentId: books.holderAt(held, at) };
}

/** Continues or settles the case of a payment; for a deduction by its author. */
function stepPaidCase(books: LedgerSnapshot, of: LoanLedger, by: BookedDeduction['by']): void {
  const held = getOpenCase(of);
  if (held) stepCase(books, of, { held, event: getDue(of.plan) === 0 ? 'paidInFull' : 'paidInPart', by });
}

/** Allocates money of an event to a loan: plan, payment line, loan and case together. Returns the part that could not be allocated. */
export function applyPayment(
  books: LedgerSnapshot,
  event: LenderEvent,
  { of, amount }: { of: LoanLedger; amount: Minor },
): Minor {
  const { plan, rows, left } = allocate(of.plan, amount, books.order);
  const allocated = minorUnits(amount - left);
  if (allocated === 0) return left;
  of.plan = plan;
  of.paidAt = event.valueAt;
  judgeLoan(books, of);
  const own = { eventId: event.id, loanId: of.id };
  books.allocations.add(...rows.map((row) => ({ ...row, ...own, causeId: event.id, isNew: true })));
  const { payLogId, by = null } = event.deduction ?? {};
  books.pays.add({
    ...own,
    ...getCredit(books, of, event.valueAt),
    type: event.payType ?? DEDUCTION_BY.borrower,
    amount: allocated,
    opAt: event.valueAt,
    deductionId: left === 0 ? payLogId : undefined,
    isReversed: false,
    isChanged: true,
  });
  stepPaidCase(books, of, by);
  return left;
}
