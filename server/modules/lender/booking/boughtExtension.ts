import { CASE } from '@/contract/codes/caseCodes';
import type { NotExtended } from '@/contract/codes/moneyCodes';
import { NO_MONEY } from '@/contract/minor';
import { getDue } from '@/contract/money/allocation';
import { calculateExtendedDay } from '@/contract/money/calculateExtendedDay';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { getLastCase, redateCase, redateLoan, stepCase } from './caseOfLoan';
import type { LedgerSnapshot, LenderEvent, LoanLedger, PaidRepaymentCode } from './lenderBooks';

interface ExtensionPayment {
  readonly of: LoanLedger;
  readonly code: PaidRepaymentCode;
}

/** Returns the reason why the payment of an extension code brings no extension; null if it does (MI-07, docs/money.md). */
export function getMissedExtension(
  books: LedgerSnapshot,
  event: LenderEvent,
  { of, code }: ExtensionPayment,
): NotExtended | null {
  const amount = event.amount ?? NO_MONEY;
  if (amount < code.amount) return 'paidLess';
  if (code.goodUntil !== null && event.valueAt >= code.goodUntil) return 'tooLate';
  if (amount >= getDue(of.plan)) return 'settled';
  const last = getLastCase(of);
  return last && books.held.has(last.id) ? 'held' : null;
}

/** Applies the extension: it counts from the day on which the code was paid, or from the due day if that was later. */
export function applyExtension(books: LedgerSnapshot, event: LenderEvent, { of, code }: ExtensionPayment): void {
  const day = calculateExtendedDay(of.penaltyDate, code.days ?? 0, toCalendarDay(event.valueAt, books.timeZone));
  code.extendedFrom = of.penaltyDate;
  code.extendedUntil = day;
  redateLoan(books, of, day);
  redateCase(books, of);
}

/** Reverts an extension whose payment bounced: the due day is restored, unless a user has changed it since, and the case is reopened. */
export function takeBackExtension(
  books: LedgerSnapshot,
  payment: LenderEvent,
  code: PaidRepaymentCode | undefined,
): void {
  if (!code || code.paidBy !== payment.id || code.extendedFrom === null) return;
  code.notExtended = 'reversed';
  code.isChanged = true;
  const of = books.loans.get(code.loanNo);
  if (!of || of.penaltyDate !== code.extendedUntil) return;
  redateLoan(books, of, code.extendedFrom);
  const lastCase = getLastCase(of);
  if (lastCase?.status === CASE.extended) stepCase(books, of, { held: lastCase, event: 'reopened' });
  else redateCase(books, of);
}
