/** Each connection keeps the plan of every named statement, so there must not be more and more of them. */
const MOST = 200;

const names = new Map<string, string>();

/** The name under which PostgreSQL keeps a query's plan, which costs it more than most of our queries themselves; the first two hundred texts get one. */
export const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `saldo_${names.size}`;
  names.set(text, name);
  return name;
};
