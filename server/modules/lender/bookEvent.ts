import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { ClarifyReason } from '@/contract/codes/clarifyReason';
import type { LenderEventKind } from '@/contract/codes/lenderEventKind';
import { type Minor, minorUnits, NO_MONEY } from '@/contract/minor';
import { getDue } from '@/contract/money/allocation';
import { statusAfter } from '@/machines/caseLifecycle';
import { extend, missedExtension, takeBackExtension } from './boughtExtension';
import { bookOverpaid } from './bookOverpaid';
import { isEndedOtherwise, getLastCase, getOpenCase, redateCase, redateLoan, stepCase } from './caseOfLoan';
import { addClarification, clarifyWhole, giveBackWaiting, getOpenClarifications, settleByItself } from './clarify';
import type { LedgerSnapshot, LenderEvent, LoanLedger, PaidCode } from './lenderBooks';
import { applyPayment } from './applyPayment';
import { getAllocated, loansPaidBy, applyReversal } from './applyReversal';

/** Why an event cannot be booked; undefined: it has been. */
type Outcome = ClarifyReason | undefined;

const booked = (event: LenderEvent, of?: LoanLedger): undefined => {
  event.state = 'booked';
  event.loanId ??= of?.id ?? null;
};

/** The repayment code that a payment was made with; undefined where it names none that there is (MI-06). */
const getCode = ({ codes }: LedgerSnapshot, { ofReference, reference }: LenderEvent): PaidCode | undefined =>
  codes.get(ofReference ?? reference);

/** Why a payment cannot be what was paid with a code: it is another loan's, or was paid before. */
function wrongCode(code: PaidCode | undefined, event: LenderEvent): ClarifyReason | undefined {
  if (!code) return event.loanNo === '' ? 'unknownCode' : undefined;
  if (event.loanNo !== '' && event.loanNo !== code.loanNo) return 'unknownCode';
  return code.paidBy === null || code.paidBy === event.id ? undefined : 'codePaid';
}

/** The code is paid, whatever becomes of the money. */
function markPaid(code: PaidCode, event: LenderEvent): void {
  event.loanNo = code.loanNo;
  if (code.days !== null) code.notExtended = 'notBooked';
  code.paidBy = event.id;
  code.paidAt = event.valueAt;
  code.isChanged = true;
}

/** The loan that a payment can go to, or why it goes to none. */
function paidLoan(books: LedgerSnapshot, event: LenderEvent): LoanLedger | ClarifyReason {
  const of = books.loans.get(event.loanNo);
  if (event.currency !== books.currency) return 'wrongCurrency';
  if (!of) return 'unknownLoan';
  return isEndedOtherwise(of) ? 'loanEnded' : of;
}

function bookOnLoan(books: LedgerSnapshot, event: LenderEvent, of: LoanLedger): Outcome {
  const left = applyPayment(books, event, { of, amount: event.amount ?? NO_MONEY });
  if (left === event.amount) return 'overpaid';
  if (left > 0) addClarification(books, event, { reason: 'overpaid', amount: left });
  return booked(event, of);
}

/** What is paid for an extension goes into the plan, and the extension takes effect; while something holds the case neither (MI-07). */
function bookForExtension(
  books: LedgerSnapshot,
  event: LenderEvent,
  paid: { of: LoanLedger; code: PaidCode },
): Outcome {
  const { of, code } = paid;
  code.notExtended = missedExtension(books, event, paid);
  if (code.notExtended === 'held') return 'extensionHeld';
  const outcome = bookOnLoan(books, event, of);
  if (code.notExtended === null) extend(books, event, paid);
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

/** The payment that an event speaks of, or why it cannot be spoken of. */
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
  // Before the money is taken out: the same instalments wait as when it was put off.
  takeBackExtension(books, payment, getCode(books, payment));
  const freed = loansPaidBy(books, payment);
  const back = applyReversal(books, payment, { amount: getAllocated(books, payment), cause: event });
  const waited = settleByItself(getOpenClarifications(books, payment));
  payment.reversedBy = event.id;
  payment.state = 'booked';
  const missing: Minor = minorUnits(whole - back - waited);
  if (missing > 0) {
    const { currency } = payment;
    addClarification(books, event, { reason: 'returnedBefore', amount: minorUnits(0 - missing), currency });
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
  if (wanted > waiting + getAllocated(books, payment)) return 'moreThanPaid';
  const given = giveBackWaiting(books, payment, wanted);
  applyReversal(books, payment, { amount: minorUnits(wanted - given), cause: event });
  if (payment.state === 'clarify' && getOpenClarifications(books, payment).length === 0) payment.state = 'returned';
  event.loanId = payment.loanId;
  return booked(event);
}

const ending =
  (event: 'withdrawn' | 'closed') =>
  (books: LedgerSnapshot, of: LoanLedger, told: LenderEvent): Outcome => {
    const held = getOpenCase(of);
    if (!held) return of.cases.length === 0 ? 'noCase' : 'loanEnded';
    stepCase(books, of, { held, event });
    return booked(told, of);
  };

function reopen(books: LedgerSnapshot, of: LoanLedger, event: LenderEvent): Outcome {
  const held = getLastCase(of);
  if (!held) return 'noCase';
  if (getDue(of.plan) === 0) return 'nothingDue';
  if (!isOpenStatus(held.status) && statusAfter(held.status, 'reopened') === undefined) return 'loanEnded';
  stepCase(books, of, { held, event: 'reopened' });
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

/** Books an event of the lender in memory; why it cannot be booked, or nothing. */
export const bookNow = (books: LedgerSnapshot, event: LenderEvent): Outcome => BOOK[event.kind](books, event);

/** Something that has waited for its payment: it waits on, is booked, or waits for a person. */
function bookWaiting(books: LedgerSnapshot, event: LenderEvent): void {
  const waited = getOpenClarifications(books, event);
  const reason = bookNow(books, event);
  if (reason === 'waitsForPayment') return;
  settleByItself(waited);
  if (reason !== undefined) return clarifyWhole(books, event, reason);
  // What its booking has left to clarify stays.
  event.clarifyReason = getOpenClarifications(books, event)[0]?.reason ?? null;
}

/** Books one received event of the lender in memory, with what has waited for it (MI-01 to MI-04). What cannot be booked waits for a person, with its money. */
export function bookEvent(books: LedgerSnapshot, event: LenderEvent): void {
  const reason = bookNow(books, event);
  if (reason !== undefined) clarifyWhole(books, event, reason);
  if (event.kind !== 'payment') return;
  const waiting = books.waiting.get(event.reference) ?? [];
  for (const each of waiting) if (each.state === 'waits') bookWaiting(books, each);
}
