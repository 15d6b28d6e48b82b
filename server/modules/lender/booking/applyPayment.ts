import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { type Minor, toMinorUnits } from '@/contract/minor';
import { allocate, getDue } from '@/contract/money/allocation';
import type { Task } from '../../cases/casesFacade';
import { judgeLoan, getLastCase, getOpenCase, stepCase, isClosedOtherwise } from './caseOfLoan';
import type { BookedDeduction, LedgerSnapshot, LenderEvent, LoanLedger, ClarificationLine } from './lenderBooks';
import { addClarification, getOpenClarifications } from './clarify';

/** Returns the newest case that had arrived by a time. */
const caseAt = ({ cases }: LoanLedger, at: Date): Task | undefined =>
  cases.findLast(({ collectionAt }) => collectionAt <= at);

/**
 * Returns the agent who is credited with a payment: the holder of the loan's case at its value time; null if it had none
 * (docs/money.md).
 */
function getCredit(books: LedgerSnapshot, of: LoanLedger, at: Date): { taskId: number | null; agentId: number | null } {
  const held = caseAt(of, at);
  if (held === undefined) return { taskId: getLastCase(of)?.id ?? null, agentId: null };
  return { taskId: held.id, agentId: books.holderAt(held, at) };
}

/** Continues or settles the case of a payment; for a deduction by its author. */
function stepPaidCase(books: LedgerSnapshot, of: LoanLedger, by: BookedDeduction['by']): void {
  const openCase = getOpenCase(of);
  if (openCase) stepCase(books, of, { held: openCase, event: getDue(of.plan) === 0 ? 'paidInFull' : 'paidInPart', by });
}

/** Allocates money of an event to a loan: plan, payment line, loan and case together. Returns the part that could not be allocated. */
export function applyPayment(
  books: LedgerSnapshot,
  event: LenderEvent,
  { of, amount }: { of: LoanLedger; amount: Minor },
): Minor {
  const { plan, rows, left } = allocate(of.plan, amount, books.order);
  const allocated = toMinorUnits(amount - left);
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

/** Returns true if a payment names a loan or has paid into it. */
const concerns = (books: LedgerSnapshot, event: LenderEvent, of: LoanLedger): boolean =>
  event.loanNo === of.loanNo || books.allocations.of(event).some(({ loanId }) => loanId === of.id);

const getOverpaidLines = (books: LedgerSnapshot, event: LenderEvent): ClarificationLine[] =>
  getOpenClarifications(books, event).filter(({ reason }) => reason === 'overpaid');

/** Books the pending amount of a line in the loan; the part that cannot be allocated stays pending in a separate line. */
function bookLine(
  books: LedgerSnapshot,
  event: LenderEvent,
  { of, line }: { of: LoanLedger; line: ClarificationLine },
): void {
  const left = applyPayment(books, event, { of, amount: line.amount });
  if (left === line.amount) return;
  line.amount = toMinorUnits(line.amount - left);
  line.state = 'gone';
  line.loanId = of.id;
  line.isChanged = true;
  event.state = 'booked';
  event.loanId ??= of.id;
  if (left > 0) return addClarification(books, event, { reason: 'overpaid', amount: left });
  event.clarifyReason = getOpenClarifications(books, event)[0]?.reason ?? null;
}

/**
 * Books the overpaid amounts on a loan, oldest first, as soon as an amount is due again; a loan whose case ended otherwise
 * accepts none.
 */
export function bookOverpaid(books: LedgerSnapshot, of: LoanLedger): void {
  if (isClosedOtherwise(of)) return;
  const waiting = [...books.events.values()]
    .filter((event) => event.kind === 'payment' && event.reversedBy === null && concerns(books, event, of))
    .toSorted((one, other) => one.id - other.id);
  for (const event of waiting) {
    for (const line of getOverpaidLines(books, event)) bookLine(books, event, { of, line });
  }
}
