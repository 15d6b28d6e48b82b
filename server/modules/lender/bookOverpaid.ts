import { isEndedOtherwise } from './caseOfLoan';
import { minorUnits } from '@/contract/minor';
import { addClarification, getOpenClarifications } from './clarify';
import type { ClarificationLine, LedgerSnapshot, LenderEvent, LoanLedger } from './lenderBooks';
import { applyPayment } from './applyPayment';

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
  line.amount = minorUnits(line.amount - left);
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
  if (isEndedOtherwise(of)) return;
  const waiting = [...books.events.values()]
    .filter((event) => event.kind === 'payment' && event.reversedBy === null && concerns(books, event, of))
    .toSorted((one, other) => one.id - other.id);
  for (const event of waiting) {
    for (const line of getOverpaidLines(books, event)) bookLine(books, event, { of, line });
  }
}
