import type * as z from 'zod/mini';

/** Returns the parameters of an address that the list's schema accepts, unchanged; others are omitted (RT-08). */
export function readListUrl<Schema extends z.ZodMiniObject>(
  schema: Schema,
  params: URLSearchParams,
): Partial<z.input<Schema>> {
  const known = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = params.get(name);
    return value !== null && (field as z.ZodMiniType).safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Partial<z.input<Schema>>;
}

/**
 * Returns the address with changed values; undefined and empty ones are removed. Any change except of the page returns to the first page.
 */
export function writeListUrl(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
