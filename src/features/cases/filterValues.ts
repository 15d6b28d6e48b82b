import type { FilterName } from './caseFilters';

/** Fields of the filter drawer's form. */
export type FilterValues = Partial<Record<FilterName, string | number | null>>;

/** Converts values to the address: trims texts and drops empty values. */
export const toFilterValues = (values: FilterValues): Partial<Record<FilterName, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, String(value ?? '').trim()])
      .filter(([, value]) => value !== ''),
  );

/** Returns true unless 'from' is above 'to'. An open range is valid. Days are compared as YYYY-MM-DD. */
export function isOrdered(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  if (typeof from === 'string' && typeof to === 'string') return from <= to;
  return true;
}
