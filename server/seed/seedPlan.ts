import { addDays, startOfDay } from '../values/toCalendarDay';
import type { CaseHistory } from './stories/caseHistory';
import { pickTimeAfter, type PastPlan } from './stories/pastTimes';

/** Parameters of a repayment plan; amounts in minor units, before any payment in collection. */
export interface PlannedLoan {
  readonly penaltyDate: string;
  readonly productCategory: string | null;
  readonly contractAmount: number;
  readonly dueAtStart: number;
  readonly unpaidAtStart: number;
  readonly penaltyInterest: number;
}

/** A period, as the table repay_plan has it. */
export interface PlannedPeriod {
  readonly period: number;
  readonly plannedDate: string;
  readonly total: number;
  readonly principal: number;
  readonly interest: number;
  readonly overdueFee: number;
  income: number;
  paidAt: Date | null;
}

/** Days between two periods. */
export const PERIOD_DAYS = 30;
/** Plans with periods paid before collection: number of all periods and of paid ones. */
export const PARTLY_PAID_PLANS = [
  { periods: 6, paid: 2 },
  { periods: 6, paid: 3 },
  { periods: 6, paid: 4 },
  { periods: 6, paid: 1 },
  { periods: 4, paid: 1 },
] as const;

const UNPAID_PLANS = { '1': 55, '2': 15, '3': 16, '4': 8, '6': 6 };
const INTEREST_OF_PAID = 0.12;

/** Splits an amount into equal parts; the first gets the remainder. */
const split = (amount: number, parts: number): number[] => {
  const each = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, place) => (place === 0 ? amount - each * (parts - 1) : each));
};

interface Shape {
  readonly periods: number;
  readonly paid: number;
}

function getShape(
  { contractAmount, unpaidAtStart, productCategory }: PlannedLoan,
  { country, random }: PastPlan,
): Shape {
  const share = 1 - unpaidAtStart / contractAmount;
  const partly = PARTLY_PAID_PLANS.find(({ periods, paid }) => Math.abs(share - paid / periods) < 0.005);
  if (share > 0 && partly) return partly;
  // Micro loans come first and are repaid in one payment.
  const isMicro = country.products.slice(0, 2).some(({ name }) => name === productCategory);
  return { periods: isMicro ? 1 : Number(random.weighted(UNPAID_PLANS)), paid: 0 };
}

function paidPeriods(loan: PlannedLoan, { paid }: Shape, { country }: PastPlan): PlannedPeriod[] {
  if (paid === 0) return [];
  return split(loan.contractAmount - loan.unpaidAtStart, paid).map((principal, place) => {
    const plannedDate = addDays(loan.penaltyDate, (place - paid) * PERIOD_DAYS);
    const interest = Math.round(principal * INTEREST_OF_PAID);
    const total = principal + interest;
    const paidAt = pickTimeAfter(startOfDay(plannedDate, country.institution.timeZone), 11 + place);
    return { period: place + 1, plannedDate, total, principal, interest, overdueFee: 0, income: total, paidAt };
  });
}

/** Builds the periods due when the case came to collection, with the penalty on the oldest one. */
function openPeriods(loan: PlannedLoan, { periods, paid }: Shape): PlannedPeriod[] {
  const count = periods - paid;
  const principals = split(Math.min(loan.unpaidAtStart, loan.dueAtStart), count);
  const rest = loan.dueAtStart - Math.min(loan.unpaidAtStart, loan.dueAtStart);
  const fee = Math.min(loan.penaltyInterest, rest);
  const interests = split(rest - fee, count);
  return principals.map((principal, place) => {
    const interest = interests[place] ?? 0;
    const overdueFee = place === 0 ? fee : 0;
    const plannedDate = addDays(loan.penaltyDate, place * PERIOD_DAYS);
    const total = principal + interest + overdueFee;
    return { period: paid + place + 1, plannedDate, total, principal, interest, overdueFee, income: 0, paidAt: null };
  });
}

function payInto(periods: readonly PlannedPeriod[], payment: CaseHistory['payments'][number]): void {
  let left = payment.amount;
  for (const period of periods) {
    const part = Math.min(left, period.total - period.income);
    if (part === 0) continue;
    period.income += part;
    period.paidAt = payment.at;
    left -= part;
  }
}

/**
 * Builds the repayment plan of a seeded loan, with the payments before and during collection, oldest period first. The sum of total −
 * income is the amount due.
 */
export function seedPlan(loan: PlannedLoan, past: CaseHistory, plan: PastPlan): PlannedPeriod[] {
  const shape = getShape(loan, plan);
  const open = openPeriods(loan, shape);
  for (const payment of past.payments) if (payment.status === '2') payInto(open, payment);
  return [...paidPeriods(loan, shape, plan), ...open].filter(({ total }) => total > 0);
}
