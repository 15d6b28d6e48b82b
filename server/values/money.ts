import { type Minor, toMinorUnits } from '@/contract/minor';

export { toMinor } from '@/contract/minor';

/**
 * Converts digits such as '1234.5' to minor units without floating-point arithmetic; undefined if invalid. Zeros behind the currency's
 * digits are ignored.
 */
export function parseMinor(text: string, digits: number): Minor | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || /[1-9]/.test(fraction.slice(digits))) return undefined;
  return toMinorUnits(Number(`${match[1] ?? ''}${fraction.slice(0, digits).padEnd(digits, '0')}`));
}
