declare const unit: unique symbol;

/**
 * An amount in minor units of a currency, centavos or cents: a whole number. A decimal amount, which is what the wire carries (AP-03),
 * is an ordinary number and does not compile in its place.
 */
export type Minor = number & { readonly [unit]: 'minor' };

/** Converts a number to minor units, such as their sum. Throws on a fraction, which cannot be minor units. */
export function toMinorUnits(count: number): Minor {
  if (!Number.isSafeInteger(count)) throw new RangeError('not a whole number of minor units');
  return count as Minor;
}

export const NO_MONEY = toMinorUnits(0);

/** Converts a decimal amount to minor units, rounded to the nearest; `digits` is the currency's number of decimal places. */
export const toMinor = (decimal: number, digits: number): Minor => Math.round(decimal * 10 ** digits) as Minor;

/** Converts minor units to the decimal amount of the currency. */
export const toDecimal = (minor: Minor, digits: number): number => minor / 10 ** digits;
