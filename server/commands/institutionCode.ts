import type { Database } from '../database/connect';
import { institution } from '../database/tables/organisationTables';
import { OperatorError } from '../kernel/operatorError';

/** The institution that a command was asked for, by its code; the only one where none was named. */
export async function institutionCode(given: string | undefined, database: Database): Promise<string> {
  if (given !== undefined) return given;
  const codes = await database.select({ code: institution.code }).from(institution);
  const [only, ...others] = codes;
  if (only && others.length === 0) return only.code;
  throw new OperatorError(`Say which institution: --institution ${codes.map(({ code }) => code).join(' | ')}`);
}
