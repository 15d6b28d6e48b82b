import { CASE, isOpenStatus } from '@/contract/codes/caseStatus';
import { LOAN } from '@/contract/codes/loanStatus';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { statusAfter } from '@/machines/caseLifecycle';
import { getDue, getPrincipalDue, sumOfParts } from '@/contract/money/allocation';
import { caseAfter, type Task } from '../cases/casesFacade';
import { calendarDay, daysBetween } from '../../values/calendarDay';
import type { BookedDeduction, LedgerSnapshot, LoanLedger } from './lenderBooks';

/** The case of a loan that is still worked; undefined where none is. */
export const getOpenCase = ({ cases }: LoanLedger): Task | undefined =>
  cases.find(({ status }) => isOpenStatus(status));

/** The case that speaks for a loan: the one that is worked, else the newest. */
export const getLastCase = (of: LoanLedger): Task | undefined => getOpenCase(of) ?? of.cases.at(-1);

/** Whether a loan's case was ended by other means than payment: the loan takes no money until somebody has looked. */
export const isEndedOtherwise = (of: LoanLedger): boolean => {
  const status = getLastCase(of)?.status;
  return status === 'C30' || status === 'C40' || status === 'C50';
};

function replaceCase(books: LedgerSnapshot, of: LoanLedger, held: Task): void {
  of.cases = of.cases.map((each) => (each.id === held.id ? held : each));
  books.changedCases.add(held.id);
}

/** Whoever has left gets nothing back: the case waits in its queue. */
const withHolder = (books: LedgerSnapshot, { agentId }: Task): Partial<Task> =>
  agentId === null || books.present.has(agentId)
    ? {}
    : { agentId: null, agentName: null, groupId: null, assignedAt: null, openedAt: null };

/** Where a loan stands by what is due on it and since when. */
export function judgeLoan(books: LedgerSnapshot, of: LoanLedger): void {
  of.isChanged = true;
  const isOverdue = of.penaltyDate <= calendarDay(books.now, books.timeZone);
  const open = isOverdue ? LOAN.overdue : LOAN.notSettled;
  of.status = getDue(of.plan) === 0 ? LOAN.settled : open;
}

/** Moves a case of a loan along the one table of transitions, with the amounts of the loan; what the table does not know does not happen. */
export function stepCase(
  books: LedgerSnapshot,
  of: LoanLedger,
  asked: { readonly held: Task; readonly event: CaseEvent; readonly by?: BookedDeduction['by'] },
): void {
  const { held, event, by = null } = asked;
  const next = statusAfter(held.status, event);
  if (next === undefined) return;
  const isBack = !isOpenStatus(held.status) && isOpenStatus(next);
  const isEnd = isOpenStatus(held.status) && !isOpenStatus(next) && next !== CASE.settled;
  const amounts = { amount: getDue(of.plan), unpaidRepayment: getPrincipalDue(of.plan) };
  const changes = {
    ...(isEnd ? {} : amounts),
    penaltyDate: of.penaltyDate,
    ...(isBack ? withHolder(books, held) : {}),
  };
  const { held: after, lines } = caseAfter(held, { event, now: books.now, by, changes });
  replaceCase(books, of, after);
  books.caseLines.push(...lines);
}

function putOffWaiting(of: LoanLedger, days: number): void {
  const putOff = new Map(of.putOff);
  for (const { period, owed, paid } of of.plan) {
    if (sumOfParts(paid) < sumOfParts(owed)) putOff.set(period, (putOff.get(period) ?? 0) + days);
  }
  of.putOff = putOff;
}

/** Another due day of a loan: the instalments that wait are put off by as many days. */
export function redateLoan(books: LedgerSnapshot, of: LoanLedger, day: string): void {
  putOffWaiting(of, daysBetween(of.penaltyDate, day));
  of.penaltyDate = day;
  judgeLoan(books, of);
}

/** A case after its loan's due day changed: a day to come ends it, as an extension does; one that has passed only changes since when it is overdue. */
export function redateCase(books: LedgerSnapshot, of: LoanLedger): void {
  const held = getLastCase(of);
  if (!held) return;
  const isToCome = of.penaltyDate > calendarDay(books.now, books.timeZone);
  if (isOpenStatus(held.status) && isToCome) return stepCase(books, of, { held, event: 'extended' });
  if (isOpenStatus(held.status) || held.status === CASE.extended) {
    replaceCase(books, of, { ...held, penaltyDate: of.penaltyDate });
  }
}
