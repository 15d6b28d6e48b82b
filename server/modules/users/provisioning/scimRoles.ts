import { lineText } from '@/contract/schemas';
import { getAttributes, parseValue, parseValueFilter, type ScimOperation, type ScimPath } from './scimAttributes';
import { ScimError } from './scimError';
import type { ValueChange } from './valueChanges';

/** Maximum number of roles of a user. */
const ROLES_MAX = 100;

// As long as a value in the mapping of the company sign-in.
const roleSchema = lineText(200);

/** Parses values of the attribute roles: texts, or objects with a value. */
export const parseRoles = (value: unknown): string[] => {
  const rows = [value ?? []].flat();
  if (rows.length > ROLES_MAX) throw new ScimError(400, `roles can have ${ROLES_MAX} values`, 'invalidValue');
  return rows.map((row) =>
    parseValue(roleSchema, 'roles', typeof row === 'string' ? row : getAttributes(row).get('value')),
  );
};

/** Parses an operation on roles. A path such as `roles[primary eq "True"].value`, as Entra ID sends it, means the only role. */
export const parseRolesOperation = ({ op, value }: ScimOperation, { filter, sub }: ScimPath): ValueChange => {
  const isOnly = sub === 'value';
  if (op !== 'remove') return { op: isOnly ? 'replace' : op, values: parseRoles(value) };
  if (filter !== undefined && !isOnly) return { op: 'remove', values: [parseValueFilter(filter)] };
  return value === undefined || value === null
    ? { op: 'replace', values: [] }
    : { op: 'remove', values: parseRoles(value) };
};
