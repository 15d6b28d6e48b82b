import { DEDUCTION_BY } from '@/contract/codes/deductionType';
import { type Minor, minorUnits } from '@/contract/minor';
import { allocate, getDue } from '@/contract/money/allocation';
import type { Task } from '../cases/casesFacade';
import { judgeLoan, getLastCase, getOpenCase, stepCase } from './caseOfLoan';
import type { BookedDeduction, LedgerSnapshot, LenderEvent, LoanLedger } from './lenderBooks';

/** The case that was there at a time: the newest that had come by then. */
const caseAt = ({ cases }: LoanLedger, at: Date): Task | undefined =>
  cases.findLast(({ collectionAt }) => collectionAt <= at);

/** Whose result a payment is: whoever held the loan's case at its value time; nobody where there was none then (docs/money.md). */
export function getCredit(
  books: LedgerSnapshot,
  of: LoanLedger,
  at: Date,
): { taskId: number | null; agentId: number | null } {
  const held = caseAt(of, at);
  if (held === undefined) return { taskId: getLastCase(of)?.id ?? null, agentId: null };
  return { taskId: held.id, agentId: books.holderAt(held, at) };
}

/** The case goes on, or is settled; of a deduction by who made it. */
function stepPaidCase(books: LedgerSnapshot, of: LoanLedger, by: BookedDeduction['by']): void {
  const held = getOpenCase(of);
  if (held) stepCase(books, of, { held, event: getDue(of.plan) === 0 ? 'paidInFull' : 'paidInPart', by });
}

/** Puts money of an event into a loan: plan, line of payments, loan and case together. Answers what found no place. */
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
