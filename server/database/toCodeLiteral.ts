import { type SQL, sql } from 'drizzle-orm';

/**
 * Codes of the contract as constants of a statement, separated by commas. An index on some rows only is used where a condition is
 * written as in the index, in constants.
 */
export const toCodeLiteral = (...codes: readonly string[]): SQL => {
  if (!codes.every((each) => /^\w+$/.test(each))) throw new Error(`not codes: ${codes.join(', ')}`);
  return sql.raw(codes.map((each) => `'${each}'`).join(','));
};
