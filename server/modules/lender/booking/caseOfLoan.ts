import { CASE, isOpenStatus, LOAN } from '@/contract/codes/caseCodes';
import { type CaseEvent, getStatusAfter } from '@/machines/caseLifecycle';
import { getDue, getPrincipalDue, sumOfParts } from '@/contract/money/allocation';
import { applyCaseStep, type Task } from '../../cases/casesFacade';
import { toCalendarDay, countDaysBetween } from '../../../values/toCalendarDay';
import type { BookedDeduction, LedgerSnapshot, LoanLedger } from './lenderBooks';

/** Returns the open case of a loan; undefined without one. */
export const getOpenCase = ({ cases }: LoanLedger): Task | undefined =>
  cases.find(({ status }) => isOpenStatus(status));

/** Returns the current case of a loan: the open one, else the newest. */
export const getLastCase = (of: LoanLedger): Task | undefined => getOpenCase(of) ?? of.cases.at(-1);

/** Returns true if a loan's case ended otherwise than by payment: the loan accepts no money until a user has reviewed it. */
export const isClosedOtherwise = (of: LoanLedger): boolean => {
  const status = getLastCase(of)?.status;
  return status === 'C30' || status === 'C40' || status === 'C50';
};

function replaceCase(books: LedgerSnapshot, of: LoanLedger, task: Task): void {
  of.cases = of.cases.map((each) => (each.id === task.id ? task : each));
  books.changedCases.add(task.id);
}

/** Removes an agent who has left: the case is not reassigned to them and waits in its queue. */
const withHolder = (books: LedgerSnapshot, { agentId }: Task): Partial<Task> =>
  agentId === null || books.present.has(agentId)
    ? {}
    : { agentId: null, agentName: null, groupId: null, assignedAt: null, openedAt: null };

/** Updates the state of a loan by its due amount and due date. */
export function judgeLoan(books: LedgerSnapshot, of: LoanLedger): void {
  of.isChanged = true;
  const isOverdue = of.penaltyDate <= toCalendarDay(books.now, books.timeZone);
  const open = isOverdue ? LOAN.overdue : LOAN.notSettled;
  of.status = getDue(of.plan) === 0 ? LOAN.settled : open;
}

/** Changes a case of a loan according to the transition table, with the amounts of the loan; unknown transitions have no effect. */
export function stepCase(
  books: LedgerSnapshot,
  of: LoanLedger,
  task: { readonly held: Task; readonly event: CaseEvent; readonly by?: BookedDeduction['by'] },
): void {
  const { held, event, by = null } = task;
  const next = getStatusAfter(held.status, event);
  if (next === undefined) return;
  const isBack = !isOpenStatus(held.status) && isOpenStatus(next);
  const isEnd = isOpenStatus(held.status) && !isOpenStatus(next) && next !== CASE.settled;
  const amounts = { amount: getDue(of.plan), unpaidRepayment: getPrincipalDue(of.plan) };
  const changes = {
    ...(isEnd ? {} : amounts),
    penaltyDate: of.penaltyDate,
    ...(isBack ? withHolder(books, held) : {}),
  };
  const { held: after, lines } = applyCaseStep(held, { event, now: books.now, by, changes });
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

/** Changes the due day of a loan: the open installments are postponed by as many days. */
export function redateLoan(books: LedgerSnapshot, of: LoanLedger, day: string): void {
  putOffWaiting(of, countDaysBetween(of.penaltyDate, day));
  of.penaltyDate = day;
  judgeLoan(books, of);
}

/**
 * Updates a case after a change of its loan's due day. A future day ends it, like an extension; a past one only changes its
 * overdue date.
 */
export function redateCase(books: LedgerSnapshot, of: LoanLedger): void {
  const lastCase = getLastCase(of);
  if (!lastCase) return;
  const isToCome = of.penaltyDate > toCalendarDay(books.now, books.timeZone);
  if (isOpenStatus(lastCase.status) && isToCome) return stepCase(books, of, { held: lastCase, event: 'extended' });
  if (isOpenStatus(lastCase.status) || lastCase.status === CASE.extended) {
    replaceCase(books, of, { ...lastCase, penaltyDate: of.penaltyDate });
  }
}
