import { DAY_MS } from '../duration';
import type { PromiseState } from '../codes/moneyCodes';
import { PLAN_DAYS_MAX, PLAN_PARTS_MAX, PLAN_PARTS_MIN } from '../ourLimits';

/** A part of a payment plan (MI-08): the amount promised until the end of a day in the institution's calendar. */
export interface PlanPart {
  /** YYYY-MM-DD */
  readonly day: string;
  /** In the same unit as what is due. */
  readonly amount: number;
}

/** Limits of a plan without an approval, configured by the institution for each role (MI-08). */
export interface PlanLimits {
  /** Maximum number of days from today to the last part. */
  readonly days: number;
  /** Minimum of the first part, in percent of the plan's total. */
  readonly firstPercent: number;
}

/** Data against which a plan is validated: the amount due in the plan's unit, and the institution's current day. */
export interface PlanInput {
  readonly due: number;
  readonly today: string;
}

/** Kinds of plan errors: too few or too many parts, a day, an amount, or a total above the amount due. */
export type PlanFaultKind = 'count' | 'day' | 'amount' | 'sum';

/** A plan error and the index of its part, from 0; null means the whole plan. */
export interface PlanFault {
  readonly part: number | null;
  readonly kind: PlanFaultKind;
}

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Returns the sum of the parts of a plan, in their unit. */
export const sumPlan = (parts: readonly Pick<PlanPart, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns true if a part's day is valid: the first part is today or later, each other part later than the previous one, none too far away.
 */
const isDayFine = (parts: readonly PlanPart[], place: number, today: string): boolean => {
  const day = parts[place]?.day ?? '';
  const before = parts[place - 1]?.day;
  const ahead = daysFrom(today, day);
  return ahead >= 0 && ahead <= PLAN_DAYS_MAX && (before === undefined || day > before);
};

// Tolerance for rounding errors in sums of decimal amounts.
const EXACT = 1e-6;

/**
 * Returns the errors of a plan, independent of its author; an empty list means that it may be promised. Shared by form and server (MI-08).
 */
export function findPlanFaults(parts: readonly PlanPart[], { due, today }: PlanInput): readonly PlanFault[] {
  const faults: PlanFault[] = [];
  if (parts.length < PLAN_PARTS_MIN || parts.length > PLAN_PARTS_MAX) faults.push({ part: null, kind: 'count' });
  for (const [part, { amount }] of parts.entries()) {
    if (!isDayFine(parts, part, today)) faults.push({ part, kind: 'day' });
    if (!(amount > 0)) faults.push({ part, kind: 'amount' });
  }
  if (sumPlan(parts) > due + EXACT) faults.push({ part: null, kind: 'sum' });
  return faults;
}

/** Returns true if a plan without errors is within the limits for promises without an approval (MI-08). */
export function isWithinLimits(parts: readonly PlanPart[], today: string, { days, firstPercent }: PlanLimits): boolean {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return false;
  return daysFrom(today, last.day) <= days && first.amount * 100 + EXACT >= sumPlan(parts) * firstPercent;
}

/** A part with the money received since the plan was made, until the end of the part's day, by value time (MI-08). */
export interface PaidPart extends PlanPart {
  /** Sum of the earlier parts, which are settled first. */
  readonly before: number;
  readonly received: number;
}

/** Returns the paid amount and the state of a part, calculated from payments alone (docs/money.md). */
export function judgePart(
  { day, amount, before, received }: PaidPart,
  today: string,
): { readonly paid: number; readonly state: PromiseState } {
  const paid = Math.min(amount, Math.max(0, received - before));
  if (paid >= amount) return { paid, state: 'kept' };
  if (day >= today) return { paid, state: 'open' };
  return { paid, state: paid > 0 ? 'partly' : 'broken' };
}

/** Splits an amount into parts that differ by at most its smallest unit, the larger ones first. The amount is a whole number of units. */
export function splitEvenly(amount: number, count: number): number[] {
  const least = Math.floor(amount / count);
  const over = amount - least * count;
  return Array.from({ length: count }, (_, place) => least + (place < over ? 1 : 0));
}

/** Returns days at a constant interval, from a first day on. */
export const listDaysApart = (first: string, count: number, interval: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(first) + place * interval * DAY_MS).toISOString().slice(0, 10),
  );
