import { minorUnits, toDecimal, toMinor } from '@/contract/minor';
import { isBelowDue } from '@/contract/rules';
import { getPlaces, type TypedAmount } from '@/ui/form/amountText';

/** Validation error of an amount of money to move (§5). */
export type AmountProblem = 'required' | 'format' | 'positive' | 'belowDue';

/** Returns the first validation error of the input; undefined if it is valid. */
export function amountProblem(typed: TypedAmount | undefined, due: number): AmountProblem | undefined {
  if (typed === null || typed === undefined || typed === '') return 'required';
  if (typeof typed === 'string') return 'format';
  if (typed <= 0) return 'positive';
  return isBelowDue(typed, due) ? undefined : 'belowDue';
}

/** Returns half of an amount, rounded to the currency's minor unit. */
export function getHalf(amount: number, currency: string | null | undefined): number {
  const places = getPlaces(currency);
  return toDecimal(minorUnits(Math.round(toMinor(amount, places) / 2)), places);
}

/** Returns the remainder of an amount, calculated in the currency's minor units to avoid floating-point errors. */
export function remainder(amount: number, part: number, currency: string | null | undefined): number {
  const places = getPlaces(currency);
  return toDecimal(minorUnits(toMinor(amount, places) - toMinor(part, places)), places);
}
