import { CASE } from '@/contract/codes/caseCodes';
import { type Minor, toMinorUnits, NO_MONEY } from '@/contract/minor';
import { sumOfRows, takeBack } from '@/contract/money/allocation';
import { judgeLoan, getOpenCase, stepCase } from './caseOfLoan';
import type { LedgerSnapshot, LenderEvent, LoanLedger } from './lenderBooks';

const total = (rows: readonly { readonly amount: Minor }[]): Minor =>
  toMinorUnits(rows.reduce((sum, { amount }) => sum + amount, 0));

/** Returns the amount of a payment that is allocated in a loan's plan. */
export const getAllocatedAmount = (books: LedgerSnapshot, payment: LenderEvent, loanId?: number): Minor =>
  total(books.allocations.of(payment).filter((row) => loanId === undefined || row.loanId === loanId));

/** Ends a settled case permanently for a refund, and reopens it for a bounced payment. If a newer case exists, it has the debt. */
function moveCaseBack(books: LedgerSnapshot, of: LoanLedger, isRefund: boolean): void {
  const open = getOpenCase(of);
  const held = open ?? of.cases.at(-1);
  if (!held) return;
  if (!open && !isRefund && held.status !== CASE.settled) return;
  stepCase(books, of, { held, event: isRefund && !open ? 'refunded' : 'reversed' });
}

/** Voids the lines of a payment on a loan; the remaining amount becomes one line of the same time and person. */
function crossOut(books: LedgerSnapshot, payment: LenderEvent, of: LoanLedger): void {
  const lines = books.pays.of(payment).filter((each) => each.loanId === of.id && !each.isReversed);
  for (const line of lines) {
    line.isReversed = true;
    line.isChanged = true;
  }
  const [first] = lines;
  const left = getAllocatedAmount(books, payment, of.id);
  if (!first || left <= 0) return;
  const { taskId, agentId, type, opAt } = first;
  const own = { loanId: of.id, eventId: payment.id };
  books.pays.add({ ...own, taskId, agentId, type, opAt, amount: left, isReversed: false, isChanged: true });
}

function takeFrom(
  books: LedgerSnapshot,
  payment: LenderEvent,
  asked: { of: LoanLedger; amount: Minor; cause: LenderEvent },
): Minor {
  const { of, amount, cause } = asked;
  const own = { eventId: payment.id, loanId: of.id };
  const from = sumOfRows(books.allocations.of(payment).filter((row) => row.loanId === of.id));
  const { plan, rows } = takeBack(of.plan, { amount, from, order: books.order });
  of.plan = plan;
  judgeLoan(books, of);
  books.allocations.add(...rows.map((row) => ({ ...row, ...own, causeId: cause.id, isNew: true })));
  crossOut(books, payment, of);
  moveCaseBack(books, of, cause.kind === 'refund');
  return toMinorUnits(0 - total(rows));
}

/** Returns the loans that a payment was allocated to. */
export const listPaidLoans = (books: LedgerSnapshot, payment: LenderEvent): LoanLedger[] =>
  [...new Set(books.allocations.of(payment).map((row) => row.loanId))].map((loanId) => {
    const of = books.loansById.get(loanId);
    if (!of) throw new Error(`loan row ${loanId} was not locked`);
    return of;
  });

/** Removes money of a payment from its loans, up to a maximum; returns the removed amount. */
export function applyReversal(
  books: LedgerSnapshot,
  payment: LenderEvent,
  { amount, cause }: { readonly amount: Minor; readonly cause: LenderEvent },
): Minor {
  let taken = NO_MONEY;
  for (const of of listPaidLoans(books, payment)) {
    const there = getAllocatedAmount(books, payment, of.id);
    const part = toMinorUnits(Math.min(there, amount - taken));
    if (part > 0) taken = toMinorUnits(taken + takeFrom(books, payment, { of, amount: part, cause }));
  }
  return taken;
}
