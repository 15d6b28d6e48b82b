/** An amount of the database (minor units) as the wire's decimal number of the currency (AP-03). */
export const toWire = (minor: number, digits: number): number => minor / 10 ** digits;

/** The same for an amount that may be absent. */
export const toWireOrNull = (minor: number | null, digits: number): number | null =>
  minor === null ? null : toWire(minor, digits);

/** A decimal number of the currency in minor units, rounded to the nearest; `digits` is the institution's currencyDigits. */
export const toMinor = (decimal: number, digits: number): number => Math.round(decimal * 10 ** digits);

/** Written digits such as '1234.5' in minor units without a detour through fractions; undefined when it is no such amount. */
export function parseMinor(text: string, digits: number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return undefined;
  return Number(`${match[1] ?? ''}${fraction.padEnd(digits, '0')}`);
}
