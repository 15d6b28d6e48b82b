import type * as z from 'zod/mini';

/** The part of an address that a list understands: every value that its schema accepts, as it is written there; anything else is left out (RT-08). */
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

/** The address with some values changed; undefined and empty ones are taken out. A change of anything but the page leads back to the first page. */
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
