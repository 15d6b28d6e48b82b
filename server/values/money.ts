import { type Minor, minorUnits, toDecimal } from '@/contract/minor';

export { toMinor } from '@/contract/minor';

/** An amount of the database as the wire's decimal number of the currency (AP-03). */
export const toWire = toDecimal;

/** The same for an amount that may be absent. */
export const toWireOrNull = (minor: Minor | null, digits: number): number | null =>
  minor === null ? null : toWire(minor, digits);

/** A sum that PostgreSQL answers as text, as the wire's decimal number. */
export const sumToWire = (sum: string | number, digits: number): number => toWire(minorUnits(Number(sum)), digits);

/** Written digits such as '1234.5' in minor units without a detour through fractions; undefined when it is no such amount. */
export function parseMinor(text: string, digits: number): Minor | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return undefined;
  return minorUnits(Number(`${match[1] ?? ''}${fraction.padEnd(digits, '0')}`));
}
