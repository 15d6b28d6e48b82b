import { type Minor, minorUnits } from '@/contract/minor';

export { toMinor } from '@/contract/minor';

/** Written digits such as '1234.5' in minor units without a detour through fractions; undefined when it is no such amount. */
export function parseMinor(text: string, digits: number): Minor | undefined {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return undefined;
  return minorUnits(Number(`${match[1] ?? ''}${fraction.padEnd(digits, '0')}`));
}
