import { isEndedOtherwise } from './caseOfLoan';
import { minorUnits } from '@/contract/minor';
import { addClarification, getOpenClarifications } from './clarify';
import type { ClarificationLine, LedgerSnapshot, LenderEvent, LoanLedger } from './lenderBooks';
import { applyPayment } from './applyPayment';

/** Whether a payment names a loan or has paid into it. */
const concerns = (books: LedgerSnapshot, event: LenderEvent, of: LoanLedger): boolean =>
  event.loanNo === of.loanNo || books.allocations.of(event).some(({ loanId }) => loanId === of.id);

const getOverpaidLines = (books: LedgerSnapshot, event: LenderEvent): ClarificationLine[] =>
  getOpenClarifications(books, event).filter(({ reason }) => reason === 'overpaid');

/** Puts what waits in a line into the loan; what finds no place there waits on in a line of its own. */
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

/** Books what waits as overpaid on a loan, the oldest first, once something is due again; a loan whose case was ended otherwise takes none. */
export function bookOverpaid(books: LedgerSnapshot, of: LoanLedger): void {
  if (isEndedOtherwise(of)) return;
  const waiting = [...books.events.values()]
    .filter((event) => event.kind === 'payment' && event.reversedBy === null && concerns(books, event, of))
    .toSorted((one, other) => one.id - other.id);
  for (const event of waiting) {
    for (const line of getOverpaidLines(books, event)) bookLine(books, event, { of, line });
  }
}
