import type { Borrower } from '@/contract/entities/cases/borrower';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { LoanRecord } from '@/contract/entities/cases/material';
import type { CallerContext } from '../../access/callContext';
import { maskAccountOrNull, maskAddressOrNull, maskIdNumberOrNull, maskPhoneOrNull } from '../../security/masking';
import { toCalendarDay, countDaysBetween } from '../../values/toCalendarDay';
import { serializeIdOrNull, serializeTime, serializeTimeOrNull, toWire } from '../../values/wire';
import { type CallerPlanLimits, serializePlan, type StoredPlan } from '../plans/plansFacade';
import type { CaseScreenContext } from './caseBesideStore';
import { serializeHolders } from './hold/holdWire';
import type { StoredBorrower, StoredLoan } from './loanStore';
import type { Task } from './taskStore';
import { toTaskRow } from './taskWire';

type WireContext = Pick<CallerContext, 'caller' | 'now'>;

/** Data read for a case and its loan. */
export interface CaseDetails extends CaseScreenContext {
  readonly of: Task;
  /** Payment plan that the promise belongs to, and the caller's permissions on it (MI-08). */
  readonly plan: StoredPlan | null;
  readonly limits: CallerPlanLimits;
}

const taskPart = (
  { of, promiseState, plan, limits, queueName, attempts }: CaseDetails,
  context: WireContext,
): LoanItem['task'] => ({
  ...toTaskRow(of, context),
  promiseState,
  promisePlan: plan && serializePlan(plan, context),
  planLimits: limits.alone,
  planLimitsWithYes: limits.withYes,
  queueName,
  agentId: serializeIdOrNull(of.agentId),
  assignedTime: serializeTimeOrNull(of.assignedAt),
  version: of.version,
  attemptsToday: attempts,
  timeZone: context.caller.timeZone,
});

const loanPart = (row: StoredLoan, digits: number): Omit<LoanItem, 'task' | 'collectionTime'> => ({
  loanStatus: row.status,
  reloan: row.reloan,
  productCategory: row.productCategory,
  loanOrder: row.loanNo,
  loanTime: serializeTimeOrNull(row.loanTime),
  contractAmount: toWire(row.contractAmount, digits),
  unpaidRepaymentTotal: toWire(row.due, digits),
  unpaidPrincipal: toWire(row.unpaidRepayment, digits),
  interestReceivable: toWire(row.interestReceivable, digits),
  penaltyInterest: toWire(row.penaltyInterest, digits),
  ivaReceivable: toWire(row.ivaReceivable, digits),
  deductionAccount: maskAccountOrNull(row.deductionAccount),
  bankAccount: maskAccountOrNull(row.bankAccount),
  loanApp: row.appName,
  lastOpenedTime: serializeTimeOrNull(row.lastOpenedAt),
  lastRepaymentPageTime: serializeTimeOrNull(row.lastRepaymentPageAt),
});

/** Converts a case and its loan to the wire shape of the case detail, with masked accounts (CD-01, CD-07, CD-12). */
export const serializeLoanItem = (found: CaseDetails, context: WireContext): LoanItem => ({
  task: taskPart(found, context),
  heldBy: serializeHolders(found.holders, context.caller),
  ...loanPart(found.loan, context.caller.currencyDigits),
  collectionTime: serializeTime(found.of.collectionAt),
});

/** Converts the borrower of a case to the wire shape, with masked ID number, phones and addresses (CD-07, CD-12). */
export const serializeBorrower = (row: StoredBorrower): Borrower => ({
  borrowerId: row.borrowerNo,
  identityNumber: maskIdNumberOrNull(row.identityNumber),
  maritalStatus: row.maritalStatus,
  education: row.education,
  mobilePhone: maskPhoneOrNull(row.mobilePhone),
  homePhone: maskPhoneOrNull(row.homePhone),
  companyName: row.companyName,
  occupation: row.occupation,
  workingYears: row.workingYears,
  homeAddress: maskAddressOrNull(row.homeAddress),
  companyAddress: maskAddressOrNull(row.companyAddress),
});

const overdueDays = ({ due, penaltyDate }: StoredLoan, today: string): number =>
  due === 0 ? 0 : Math.max(0, countDaysBetween(penaltyDate, today));

/** Converts a borrower's loans to their wire shape, each with its case that the caller may open. */
export function createLoanRecordSerializer(
  cases: ReadonlyMap<number, number>,
  { caller, now }: WireContext,
): (row: StoredLoan) => LoanRecord {
  const today = toCalendarDay(now, caller.timeZone);
  return (row) => ({
    loanId: row.loanNo,
    appName: row.appName,
    productCategory: row.productCategory,
    loanTime: serializeTimeOrNull(row.loanTime),
    contractAmount: toWire(row.contractAmount, caller.currencyDigits),
    amountDue: toWire(row.due, caller.currencyDigits),
    loanStatus: row.status,
    reloan: row.reloan,
    penaltyDay: overdueDays(row, today),
    taskId: serializeIdOrNull(cases.get(row.id) ?? null),
    currency: caller.currency,
  });
}
