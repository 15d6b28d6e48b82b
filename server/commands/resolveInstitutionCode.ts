import type { Database } from '../database/connect';
import { institution } from '../database/tables/organizationTables';
import { OperatorError } from '../kernel/operatorError';

/** Returns the institution with the code of a command's argument; without one, the only institution. */
export async function resolveInstitutionCode(requestedCode: string | undefined, database: Database): Promise<string> {
  if (requestedCode !== undefined) return requestedCode;
  const codes = await database.select({ code: institution.code }).from(institution);
  const [only, ...others] = codes;
  if (only && others.length === 0) return only.code;
  throw new OperatorError(`Say which institution: --institution ${codes.map(({ code }) => code).join(' | ')}`);
}
