import { minorUnits, toDecimal, toMinor } from '@/contract/minor';
import { isBelowDue } from '@/contract/rules';
import { hasTooManyPlaces, type NumberSeparators, placesOf, type TypedAmount } from '@/ui/amountText';

/** What can be wrong with an amount of money that is to move (§5). */
export type AmountProblem = 'required' | 'format' | 'places' | 'positive' | 'belowDue';

/** The first thing that is wrong with what was typed; undefined where it may be sent. */
export function amountProblem(
  typed: TypedAmount | undefined,
  due: number,
  marks: NumberSeparators,
): AmountProblem | undefined {
  if (typed === null || typed === undefined || typed === '') return 'required';
  if (typeof typed === 'string') return hasTooManyPlaces(typed, marks) ? 'places' : 'format';
  if (typed <= 0) return 'positive';
  return isBelowDue(typed, due) ? undefined : 'belowDue';
}

/** What remains of an amount, without the errors of fractions: reckoned in the currency's minor units. */
export function remainder(amount: number, part: number, currency: string | null | undefined): number {
  const places = placesOf(currency);
  return toDecimal(minorUnits(toMinor(amount, places) - toMinor(part, places)), places);
}
