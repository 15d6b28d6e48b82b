import { minorUnits, toDecimal, toMinor } from '@/contract/minor';
import { isBelowDue } from '@/contract/rules';
import { getPlaces, type TypedAmount } from '@/ui/amountText';

/** What can be wrong with an amount of money that is to move (§5). */
export type AmountProblem = 'required' | 'format' | 'positive' | 'belowDue';

/** The first thing that is wrong with what was typed; undefined where it may be sent. */
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

/** What remains of an amount, without the errors of fractions: reckoned in the currency's minor units. */
export function remainder(amount: number, part: number, currency: string | null | undefined): number {
  const places = getPlaces(currency);
  return toDecimal(minorUnits(toMinor(amount, places) - toMinor(part, places)), places);
}
