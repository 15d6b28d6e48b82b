import {
  daysApart,
  isWithinLimits,
  planFaults,
  type PlanLimits,
  type PlanPart,
  splitEvenly,
} from '@/contract/money/promisePlan';
import type { TypedAmount } from '@/ui/form/amountText';

/** A part of a payment plan as it is being written. */
export interface PartFields {
  readonly day?: string | null | undefined;
  readonly amount?: TypedAmount | undefined;
}

/** Distribution of a plan: number of parts, days between them, and first day. */
export interface Spread {
  readonly count: number;
  readonly first: string;
  readonly interval: number;
}

/** Parts of equal size, to the currency's last place. */
export function spreadEvenly(due: number, { count, first, interval }: Spread, places: number): PlanPart[] {
  const unit = 10 ** places;
  const amounts = splitEvenly(Math.round(due * unit), count);
  return daysApart(first, count, interval).map((day, place) => ({ day, amount: (amounts[place] ?? 0) / unit }));
}

/** Converts a part for the rule. An invalid amount is not part of the sum. */
const getPart = ({ day, amount }: PartFields): PlanPart => ({
  day: day ?? '',
  amount: typeof amount === 'number' ? amount : 0,
});

/** Converts a validated plan to the request; undefined without a plan. */
export const toPlanRequest = (parts: readonly PartFields[] | null | undefined): { promisedParts?: PlanPart[] } =>
  parts ? { promisedParts: parts.map(getPart) } : {};

/** Returns the amount due that is not yet in any part. Negative if the parts exceed the amount due. */
export function remainingAmount(parts: readonly PartFields[], due: number, places: number): number {
  const unit = 10 ** places;
  const inUnits = (amount: number): number => Math.round(amount * unit);
  return (inUnits(due) - parts.reduce((sum, part) => sum + inUnits(getPart(part).amount), 0)) / unit;
}

/** A fault and the field that displays it. */
export interface FieldFault {
  readonly part: number;
  readonly field: 'day' | 'amount';
  readonly kind: 'day' | 'amount' | 'sum' | 'tooLong' | 'firstTooSmall';
}

interface Ground {
  readonly due: number;
  readonly today: string;
  readonly limits: PlanLimits;
}

/** Returns all faults of a plan by the server's rule, each at the field that can correct it (MI-08). */
export function fieldFaults(fields: readonly PartFields[], { due, today, limits }: Ground): readonly FieldFault[] {
  const parts = fields.map(getPart);
  const last = parts.length - 1;
  const faults = planFaults(parts, { due, today }).flatMap<FieldFault>(({ part, kind }) => {
    if (kind === 'sum') return [{ part: last, field: 'amount', kind }];
    return part === null || kind === 'count' ? [] : [{ part, field: kind, kind }];
  });
  if (faults.length > 0) return faults;
  const isShort = isWithinLimits(parts, today, { ...limits, firstPercent: 0 });
  if (isShort && isWithinLimits(parts, today, limits)) return [];
  return isShort
    ? [{ part: 0, field: 'amount', kind: 'firstTooSmall' }]
    : [{ part: last, field: 'day', kind: 'tooLong' }];
}

/** Returns true if a plan without faults exceeds what the user may promise alone and needs another user's approval (MI-09). */
export const needsYes = (
  fields: readonly PartFields[],
  { limits, most, ...ground }: Ground & { readonly most: PlanLimits },
): boolean =>
  fieldFaults(fields, { ...ground, limits: most }).length === 0 &&
  fieldFaults(fields, { ...ground, limits }).length > 0;
