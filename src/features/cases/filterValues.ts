import type { FilterName } from './caseFilters';

/** What the drawer's form holds. */
export type FilterValues = Partial<Record<FilterName, string | number | null>>;

/** As it stands in the address: text without blanks around it, nothing for nothing. */
export const toFilterValues = (values: FilterValues): Partial<Record<FilterName, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, String(value ?? '').trim()])
      .filter(([, value]) => value !== ''),
  );

/** Whether 'from' is not above 'to'; an open end never is. Days are compared as YYYY-MM-DD. */
export function isOrdered(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  if (typeof from === 'string' && typeof to === 'string') return from <= to;
  return true;
}
