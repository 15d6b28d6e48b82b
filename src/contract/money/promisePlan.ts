import type { PromiseState } from '../codes/promiseState';
import { PLAN_DAYS_MAX, PLAN_PARTS_MAX, PLAN_PARTS_MIN } from '../ourLimits';

/** A part of a payment plan (MI-08): what is promised until the end of a day of the institution. */
export interface PlanPart {
  /** YYYY-MM-DD */
  readonly day: string;
  /** In the same unit as what is due. */
  readonly amount: number;
}

/** How far somebody may go alone: a setting of the institution for each role (MI-08). */
export interface PlanLimits {
  /** Days from today to the last part, at most. */
  readonly days: number;
  /** The first part, at least, in per cent of what the plan promises. */
  readonly firstPercent: number;
}

/** What a plan is held against: what is due in its unit, and the institution's day. */
export interface PlanGround {
  readonly due: number;
  readonly today: string;
}

/** What is wrong with a plan: too few or too many parts, a day, an amount, or more than is due in all. */
export type PlanFaultKind = 'count' | 'day' | 'amount' | 'sum';

/** What is wrong, and with which part, from 0; null: with the plan. */
export interface PlanFault {
  readonly part: number | null;
  readonly kind: PlanFaultKind;
}

const DAY_MS = 86_400_000;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** What the parts of a plan add up to, in their unit. */
export const planTotal = (parts: readonly Pick<PlanPart, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** The first part is today or later, each further one on a later day than the one before, none too far away. */
const isDayFine = (parts: readonly PlanPart[], place: number, today: string): boolean => {
  const day = parts[place]?.day ?? '';
  const before = parts[place - 1]?.day;
  const ahead = daysFrom(today, day);
  return ahead >= 0 && ahead <= PLAN_DAYS_MAX && (before === undefined || day > before);
};

// Decimal amounts add up to a little more or less than they say.
const EXACT = 1e-6;

/** What is wrong with a plan, whoever makes it; nothing: it may be promised. One rule for form and server (MI-08). */
export function planFaults(parts: readonly PlanPart[], { due, today }: PlanGround): readonly PlanFault[] {
  const faults: PlanFault[] = [];
  if (parts.length < PLAN_PARTS_MIN || parts.length > PLAN_PARTS_MAX) faults.push({ part: null, kind: 'count' });
  for (const [part, { amount }] of parts.entries()) {
    if (!isDayFine(parts, part, today)) faults.push({ part, kind: 'day' });
    if (!(amount > 0)) faults.push({ part, kind: 'amount' });
  }
  if (planTotal(parts) > due + EXACT) faults.push({ part: null, kind: 'sum' });
  return faults;
}

/** Whether a plan without faults is within what somebody may promise alone (MI-08). */
export function isWithinLimits(parts: readonly PlanPart[], today: string, { days, firstPercent }: PlanLimits): boolean {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return false;
  return daysFrom(today, last.day) <= days && first.amount * 100 + EXACT >= planTotal(parts) * firstPercent;
}

/** A part with the money that came in since the plan was made until the part's day was over, by value time (MI-08). */
export interface PaidPart extends PlanPart {
  /** What the parts before it promise: money keeps these first. */
  readonly before: number;
  readonly received: number;
}

/** What of a part was paid, and what became of it: computed from money alone (docs/money.md). */
export function judgePart(
  { day, amount, before, received }: PaidPart,
  today: string,
): { readonly paid: number; readonly state: PromiseState } {
  const paid = Math.min(amount, Math.max(0, received - before));
  if (paid >= amount) return { paid, state: 'kept' };
  if (day >= today) return { paid, state: 'open' };
  return { paid, state: paid > 0 ? 'partly' : 'broken' };
}

/** An amount in so many parts that differ by no more than its smallest unit, the larger ones first; a whole number of units. */
export function splitEvenly(amount: number, count: number): number[] {
  const least = Math.floor(amount / count);
  const over = amount - least * count;
  return Array.from({ length: count }, (_, place) => least + (place < over ? 1 : 0));
}

/** Days with the same distance, from a first one on. */
export const daysApart = (first: string, count: number, interval: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(first) + place * interval * DAY_MS).toISOString().slice(0, 10),
  );
