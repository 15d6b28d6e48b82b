/** Returns the headers of a call, without those that have no value. */
export function callHeaders(given: Readonly<Record<string, string | null>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (value !== null) headers.set(name, value);
  return headers;
}
