/** Each connection caches the plan of every named statement, so their number must be limited. */
const MOST = 200;

const names = new Map<string, string>();

/**
 * Returns the name of a prepared statement, because planning costs more than executing most of our queries. Only the first two hundred
 * texts get one.
 */
export const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `saldo_${names.size}`;
  names.set(text, name);
  return name;
};
