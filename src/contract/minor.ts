declare const unit: unique symbol;

/**
 * An amount in minor units of a currency, centavos or cents: a whole number. A decimal amount, which is what the wire carries (AP-03),
 * is an ordinary number and does not compile in its place.
 */
export type Minor = number & { readonly [unit]: 'minor' };

/** A number that is known to count minor units, such as a sum of them. Throws on a fraction: then it counts something else. */
export function minorUnits(count: number): Minor {
  if (!Number.isSafeInteger(count)) throw new RangeError('not a whole number of minor units');
  return count as Minor;
}

/** Nothing. */
export const NO_MONEY = minorUnits(0);

/** A decimal amount in minor units, rounded to the nearest; `digits` is how many decimal places the currency has. */
export const toMinor = (decimal: number, digits: number): Minor => Math.round(decimal * 10 ** digits) as Minor;

/** Minor units as the decimal amount of the currency. */
export const toDecimal = (minor: Minor, digits: number): number => minor / 10 ** digits;
