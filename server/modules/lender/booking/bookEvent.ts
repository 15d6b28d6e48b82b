import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { ClarifyReason, LenderEventKind } from '@/contract/codes/lenderCodes';
import { type Minor, toMinorUnits, NO_MONEY } from '@/contract/minor';
import { getDue } from '@/contract/money/allocation';
import { getStatusAfter } from '@/machines/caseLifecycle';
import { applyExtension, getMissedExtension, takeBackExtension } from './boughtExtension';
import { bookOverpaid, applyPayment } from './applyPayment';
import { isClosedOtherwise, getLastCase, getOpenCase, redateCase, redateLoan, stepCase } from './caseOfLoan';
import {
  addClarification,
  clarifyFullAmount,
  returnPendingEvents,
  getOpenClarifications,
  settleAutomatically,
} from './clarify';
import type { LedgerSnapshot, LenderEvent, LoanLedger, PaidRepaymentCode } from './lenderBooks';
import { getAllocatedAmount, listPaidLoans, applyReversal } from './applyReversal';

/** Reason why an event cannot be booked; undefined once it is booked. */
type Outcome = ClarifyReason | undefined;

const booked = (event: LenderEvent, of?: LoanLedger): undefined => {
  event.state = 'booked';
  event.loanId ??= of?.id ?? null;
};

/** Returns the repayment code of a payment; undefined if it names no existing one (MI-06). */
const getCode = ({ codes }: LedgerSnapshot, { ofReference, reference }: LenderEvent): PaidRepaymentCode | undefined =>
  codes.get(ofReference ?? reference);

/** Returns the reason why a payment cannot belong to a code: the code is another loan's, or was paid before. */
function wrongCode(code: PaidRepaymentCode | undefined, event: LenderEvent): ClarifyReason | undefined {
  if (!code) return event.loanNo === '' ? 'unknownCode' : undefined;
  if (event.loanNo !== '' && event.loanNo !== code.loanNo) return 'unknownCode';
  return code.paidBy === null || code.paidBy === event.id ? undefined : 'codePaid';
}

/** Marks the code as paid, whatever the outcome of the payment. */
function markPaid(code: PaidRepaymentCode, event: LenderEvent): void {
  event.loanNo = code.loanNo;
  if (code.days !== null) code.notExtended = 'notBooked';
  code.paidBy = event.id;
  code.paidAt = event.valueAt;
  code.isChanged = true;
}

/** Returns the loan of a payment, or the reason why it has none. */
function paidLoan(books: LedgerSnapshot, event: LenderEvent): LoanLedger | ClarifyReason {
  const of = books.loans.get(event.loanNo);
  if (event.currency !== books.currency) return 'wrongCurrency';
  if (!of) return 'unknownLoan';
  return isClosedOtherwise(of) ? 'loanEnded' : of;
}

function bookOnLoan(books: LedgerSnapshot, event: LenderEvent, of: LoanLedger): Outcome {
  const left = applyPayment(books, event, { of, amount: event.amount ?? NO_MONEY });
  if (left === event.amount) return 'overpaid';
  if (left > 0) addClarification(books, event, { reason: 'overpaid', amount: left });
  return booked(event, of);
}

/** Books the payment of an extension in the plan, and applies the extension. If the case is on hold it does neither (MI-07). */
function bookForExtension(
  books: LedgerSnapshot,
  event: LenderEvent,
  paid: { of: LoanLedger; code: PaidRepaymentCode },
): Outcome {
  const { of, code } = paid;
  code.notExtended = getMissedExtension(books, event, paid);
  if (code.notExtended === 'held') return 'extensionHeld';
  const outcome = bookOnLoan(books, event, of);
  if (code.notExtended === null) applyExtension(books, event, paid);
  return outcome;
}

function bookPayment(books: LedgerSnapshot, event: LenderEvent): Outcome {
  const code = getCode(books, event);
  const wrong = wrongCode(code, event);
  if (wrong !== undefined) return wrong;
  if (code) markPaid(code, event);
  const of = paidLoan(books, event);
  if (typeof of === 'string') return of;
  return code && code.days !== null ? bookForExtension(books, event, { of, code }) : bookOnLoan(books, event, of);
}

/** Returns the payment that an event refers to, or the reason why it is invalid. */
function getPayment(books: LedgerSnapshot, event: LenderEvent): LenderEvent | ClarifyReason {
  const payment = books.events.get(event.ofReference ?? '');
  if (!payment || payment.state === 'received') return 'waitsForPayment';
  if (payment.kind !== 'payment') return 'notAPayment';
  if (payment.reversedBy !== null) return 'alreadyReversed';
  if (event.currency !== null && event.currency !== payment.currency) return 'wrongCurrency';
  return payment;
}

function bookReversal(books: LedgerSnapshot, event: LenderEvent): Outcome {
  const payment = getPayment(books, event);
  if (typeof payment === 'string') return payment;
  const whole = payment.amount ?? NO_MONEY;
  if (event.amount !== null && event.amount !== whole) return 'amountDiffers';
  // Before the money is removed, so that the same installments are open as when they were postponed.
  takeBackExtension(books, payment, getCode(books, payment));
  const freed = listPaidLoans(books, payment);
  const back = applyReversal(books, payment, { amount: getAllocatedAmount(books, payment), cause: event });
  const waited = settleAutomatically(getOpenClarifications(books, payment));
  payment.reversedBy = event.id;
  payment.state = 'booked';
  const missing: Minor = toMinorUnits(whole - back - waited);
  if (missing > 0) {
    const { currency } = payment;
    addClarification(books, event, { reason: 'returnedBefore', amount: toMinorUnits(0 - missing), currency });
  }
  event.loanId = payment.loanId;
  for (const of of freed) bookOverpaid(books, of);
  return booked(event);
}

function bookRefund(books: LedgerSnapshot, event: LenderEvent): Outcome {
  const payment = getPayment(books, event);
  if (typeof payment === 'string') return payment;
  const wanted = event.amount ?? NO_MONEY;
  const waiting = getOpenClarifications(books, payment).reduce((sum, { amount }) => sum + amount, 0);
  if (wanted > waiting + getAllocatedAmount(books, payment)) return 'moreThanPaid';
  const given = returnPendingEvents(books, payment, wanted);
  applyReversal(books, payment, { amount: toMinorUnits(wanted - given), cause: event });
  if (payment.state === 'clarify' && getOpenClarifications(books, payment).length === 0) payment.state = 'returned';
  event.loanId = payment.loanId;
  return booked(event);
}

const ending =
  (event: 'withdrawn' | 'closed') =>
  (books: LedgerSnapshot, of: LoanLedger, told: LenderEvent): Outcome => {
    const openCase = getOpenCase(of);
    if (!openCase) return of.cases.length === 0 ? 'noCase' : 'loanEnded';
    stepCase(books, of, { held: openCase, event });
    return booked(told, of);
  };

function reopen(books: LedgerSnapshot, of: LoanLedger, event: LenderEvent): Outcome {
  const lastCase = getLastCase(of);
  if (!lastCase) return 'noCase';
  if (getDue(of.plan) === 0) return 'nothingDue';
  if (!isOpenStatus(lastCase.status) && getStatusAfter(lastCase.status, 'reopened') === undefined) return 'loanEnded';
  stepCase(books, of, { held: lastCase, event: 'reopened' });
  bookOverpaid(books, of);
  return booked(event, of);
}

function redate(books: LedgerSnapshot, of: LoanLedger, event: LenderEvent): Outcome {
  const day = event.newDueDay ?? of.penaltyDate;
  if (getDue(of.plan) === 0) return 'nothingDue';
  redateLoan(books, of, day);
  redateCase(books, of);
  return booked(event, of);
}

const onLoan =
  (book: (books: LedgerSnapshot, of: LoanLedger, event: LenderEvent) => Outcome) =>
  (books: LedgerSnapshot, event: LenderEvent): Outcome => {
    const of = books.loans.get(event.loanNo);
    return of ? book(books, of, event) : 'unknownLoan';
  };

const BOOK: Readonly<Record<LenderEventKind, (books: LedgerSnapshot, event: LenderEvent) => Outcome>> = {
  payment: bookPayment,
  reversal: bookReversal,
  refund: bookRefund,
  withdrawal: onLoan(ending('withdrawn')),
  closure: onLoan(ending('closed')),
  reopening: onLoan(reopen),
  newDueDate: onLoan(redate),
};

/** Books an event of the lender in memory; returns the reason if it cannot be booked. */
export const bookNow = (books: LedgerSnapshot, event: LenderEvent): Outcome => BOOK[event.kind](books, event);

/** Processes an event that was waiting for its payment: it keeps waiting, is booked, or needs a clarification. */
function bookWaiting(books: LedgerSnapshot, event: LenderEvent): void {
  const waited = getOpenClarifications(books, event);
  const reason = bookNow(books, event);
  if (reason === 'waitsForPayment') return;
  settleAutomatically(waited);
  if (reason !== undefined) return clarifyFullAmount(books, event, reason);
  // The remaining clarifications determine the reason.
  event.clarifyReason = getOpenClarifications(books, event)[0]?.reason ?? null;
}

/**
 * Books one received event of the lender in memory, together with the events that were waiting for it (MI-01 to MI-04). An
 * event that cannot be booked waits for a clarification, with its money.
 */
export function bookEvent(books: LedgerSnapshot, event: LenderEvent): void {
  const reason = bookNow(books, event);
  if (reason !== undefined) clarifyFullAmount(books, event, reason);
  if (event.kind !== 'payment') return;
  const waiting = books.waiting.get(event.reference) ?? [];
  for (const each of waiting) if (each.state === 'waits') bookWaiting(books, each);
}
