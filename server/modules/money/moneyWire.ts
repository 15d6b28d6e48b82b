import { DEDUCTION, type RepaymentCodeState } from '@/contract/codes/moneyCodes';
import type * as z from 'zod/mini';
import type { CaseStatus } from '@/contract/codes/caseCodes';
import type { deductAnswer, PayLog, RepeatedDeduction } from '@/contract/entities/money/payLog';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import type { RepayPlanRow } from '@/contract/entities/money/repayPlan';
import type { Minor } from '@/contract/minor';
import type { CallerContext } from '../../access/callContext';
import { serializeTime, serializeTimeOrNull, toWire } from '../../values/wire';
import type { ListedPayLog } from './payLogStore';
import type { FoundCode } from './repaymentCodeStore';
import type { ListedPeriod } from './loanBookStore';
import type { LoansOfPage } from './listPageLoans';

type WireContext = Pick<CallerContext, 'caller'>;
type CodeContext = Pick<CallerContext, 'caller' | 'now'>;

/** Converts deductions to their wire shape; with several loans each row names its loan. */
export const createPayLogSerializer =
  ({ areSeveral }: LoansOfPage, { caller }: WireContext) =>
  ({ paid, loanNo, agentName }: ListedPayLog): PayLog => ({
    id: String(paid.id),
    opTime: serializeTime(paid.opAt),
    type: paid.type,
    amount: toWire(paid.amount, caller.currencyDigits),
    status: paid.status,
    remark: paid.remark,
    failure: paid.failure,
    loanId: areSeveral ? loanNo : null,
    agentName,
    currency: caller.currency,
  });

/** Converts plan periods to their wire shape; with several loans each row names its loan. */
export const createPeriodSerializer =
  ({ areSeveral }: LoansOfPage, { caller: { currency, currencyDigits: digits } }: WireContext) =>
  ({ period, loanNo }: ListedPeriod): RepayPlanRow => ({
    period: period.period,
    repaymentPlanTime: period.plannedDate,
    repaymentTotalAmount: toWire(period.total, digits),
    repaymentRealTime: serializeTimeOrNull(period.paidAt),
    repaymentIncomeAmount: toWire(period.income, digits),
    repaymentPrincipalAmount: toWire(period.principal, digits),
    repaymentInterestAmount: toWire(period.interest, digits),
    overdueFeeAmount: toWire(period.overdueFee, digits),
    currency,
    loanId: areSeveral ? loanNo : null,
  });

/** Returns the state of a code; an expired one is reported as expired before the expiry is stored. */
function getCodeState({ paidAt, endedHow, code, expiresAt }: FoundCode['row'], now: Date): RepaymentCodeState {
  if (paidAt !== null) return 'paid';
  if (endedHow !== null) return endedHow;
  if (code === null) return 'pending';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'good';
}

/** Converts a repayment code to its wire shape. */
export const serializeCode = (
  { row, appName, requestedBy }: FoundCode,
  { caller, now }: CodeContext,
): RepaymentCode => ({
  id: String(row.id),
  appName,
  updateTime: serializeTime(row.updatedAt),
  amount: toWire(row.amount, caller.currencyDigits),
  codeType: row.type,
  payChannel: row.channel,
  maximumAmount: toWire(row.maximum, caller.currencyDigits),
  code: row.code,
  requestedTime: serializeTime(row.requestedAt),
  requestedBy,
  currency: caller.currency,
  replacedTime: serializeTimeOrNull(row.endedHow === 'replaced' ? row.endedAt : null),
  state: getCodeState(row, now),
  expiresTime: serializeTimeOrNull(row.expiresAt),
  failure: row.failure,
  paidTime: serializeTimeOrNull(row.paidAt),
  days: row.days,
  extendedDate: row.extendedUntil,
  notExtended: row.notExtended,
});

/** Converts the deduction that a confirmation refers to. */
export const serializeRepeatedDeduction = (
  { id, amount, opAt }: Pick<ListedPayLog['paid'], 'id' | 'amount' | 'opAt'>,
  { caller }: WireContext,
): RepeatedDeduction => ({
  payLogId: String(id),
  amount: toWire(amount, caller.currencyDigits),
  opTime: serializeTime(opAt),
});

/** Identifiers of a requested deduction. */
export interface DeductionSummary {
  readonly payLogId: number;
  readonly due: Minor;
  readonly status: CaseStatus;
}

/** Converts a requested deduction to its wire shape. */
export const serializeDeduction = (
  { payLogId, due, status }: DeductionSummary,
  { caller }: WireContext,
): z.output<typeof deductAnswer> => ({
  payLogId: String(payLogId),
  amountDue: toWire(due, caller.currencyDigits),
  status,
  deductionStatus: DEDUCTION.initialised,
});
