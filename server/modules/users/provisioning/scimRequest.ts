import * as z from 'zod/mini';
import { NAME_MAX } from '@/contract/ourLimits';
import { isNewUsername } from '@/contract/rules';
import { lineText } from '@/contract/schemas';
import { ScimError } from './scimError';

/** Maximum number of operations in a PATCH. */
const OPERATIONS_MAX = 100;

/** Attributes of a user that a directory sets; absent ones are unchanged. */
export interface ProvisionedFields {
  readonly username?: string;
  readonly name?: string;
  readonly email?: string;
  readonly externalId?: string | null;
  readonly active?: boolean;
  /** Values of the attribute roles. */
  readonly roles?: readonly string[];
}

type Attributes = ReadonlyMap<string, unknown>;

const textSchema = lineText(NAME_MAX);
const usernameSchema = z.string().check(z.trim(), z.refine(isNewUsername));
const emailSchema = z.email().check(z.maxLength(NAME_MAX));

/** Returns the attributes of an object by lower-case name, because their names are case-insensitive (RFC 7643, 2.1). */
const getAttributes = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]))
    : new Map();

const parse = (schema: z.ZodMiniType<string, string>, attribute: string, value: unknown): string => {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new ScimError(400, `The value of ${attribute} is not valid`, 'invalidValue');
  return result.data;
};

/** Parses a text of one line. */
const parseText = (attribute: string, value: unknown): string => parse(textSchema, attribute, value);

/** Parses an e-mail address. */
export const parseEmail = (value: unknown): string => parse(emailSchema, 'emails', value);

/** Parses a flag; Entra ID sends it as a text. */
const parseFlag = (value: unknown): boolean => {
  const text = String(value).toLowerCase();
  if (text !== 'true' && text !== 'false') {
    throw new ScimError(400, 'The value of active must be true or false', 'invalidValue');
  }
  return text === 'true';
};

const parseFormattedName = (value: unknown): ProvisionedFields => {
  const name = getAttributes(value);
  const [given, family] = [name.get('givenname'), name.get('familyname')];
  const isComplete = typeof given === 'string' && typeof family === 'string';
  const formatted = name.get('formatted') ?? (isComplete ? `${given} ${family}` : undefined);
  return formatted === undefined ? {} : { name: parseText('name', formatted) };
};

const isMarked = (of: Attributes, name: string, value: string): boolean => String(of.get(name)).toLowerCase() === value;

/** Returns the primary address, else the one at work, else the first. */
const parseEmails = (value: unknown): ProvisionedFields => {
  const rows = [value].flat().map(getAttributes);
  const chosen =
    rows.find((row) => isMarked(row, 'primary', 'true')) ??
    rows.find((row) => isMarked(row, 'type', 'work')) ??
    rows[0];
  return chosen === undefined ? {} : { email: parseEmail(chosen.get('value')) };
};

const parseRoles = (value: unknown): ProvisionedFields => ({
  roles: [value].flat().map((each) => String(typeof each === 'string' ? each : getAttributes(each).get('value'))),
});

/** Parsers by attribute path, in rising precedence. All other attributes are ignored, passwords among them. */
const PARSERS: Readonly<Record<string, (value: unknown) => ProvisionedFields>> = {
  name: parseFormattedName,
  'name.formatted': (value) => ({ name: parseText('name.formatted', value) }),
  displayname: (value) => ({ name: parseText('displayName', value) }),
  username: (value) => ({ username: parse(usernameSchema, 'userName', value) }),
  externalid: (value) => ({ externalId: parseText('externalId', value) }),
  active: (value) => ({ active: parseFlag(value) }),
  emails: parseEmails,
  'emails.value': (value) => ({ email: parseEmail(value) }),
  roles: parseRoles,
};

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:user:/u;
const PATH = /^([a-z][\w-]*)(?:\[([^[\]]*)\])?(?:\.([a-z][\w-]*))?$/u;
const OWN_EMAIL = /^emails (?:type eq "work"|primary eq (?:true|"true"))$/u;

/** Returns the key of a path in PARSERS; undefined for an attribute that is ignored. */
const parsePath = (path: string): string | undefined => {
  const own = path.trim().toLowerCase().replace(CORE, '');
  if (own.startsWith('urn:')) return undefined;
  const [found, attribute, filter, sub] = PATH.exec(own) ?? [];
  if (found === undefined) throw new ScimError(400, 'The path is not valid', 'invalidPath');
  if (filter !== undefined && !OWN_EMAIL.test(`${attribute} ${filter}`)) return undefined;
  return sub === undefined ? attribute : `${attribute}.${sub}`;
};

const mergeFields = (parts: readonly ProvisionedFields[]): ProvisionedFields => {
  const merged: ProvisionedFields = {};
  return Object.assign(merged, ...parts);
};

/** Parses attributes by their paths. Entra ID sends paths as names too. */
const parseAttributes = (attributes: Attributes): ProvisionedFields => {
  const byPath = new Map([...attributes].map(([path, value]) => [parsePath(path), value]));
  const parsed = Object.entries(PARSERS).map(([path, parseValue]): ProvisionedFields => {
    const value = byPath.get(path);
    return value === undefined || value === null ? {} : parseValue(value);
  });
  return mergeFields(parsed);
};

const requireObject = (body: unknown): Attributes => {
  const attributes = getAttributes(body);
  if (attributes.size === 0) throw new ScimError(400, 'The body must be a JSON object', 'invalidSyntax');
  return attributes;
};

/** Parses a whole user, of POST and PUT. */
export const parseScimUser = (body: unknown): ProvisionedFields & { readonly username: string } => {
  const { username, ...fields } = parseAttributes(requireObject(body));
  if (username === undefined) throw new ScimError(400, 'userName is required', 'invalidValue');
  return { username, ...fields };
};

const parseRemoval = (path: unknown): ProvisionedFields => {
  if (typeof path !== 'string') throw new ScimError(400, 'A removal requires a path', 'noTarget');
  const key = parsePath(path);
  if (key === 'externalid') return { externalId: null };
  if (key === 'roles' || key === undefined || !Object.hasOwn(PARSERS, key)) return {};
  throw new ScimError(400, 'A required attribute cannot be removed', 'invalidValue');
};

const parseOperation = (sent: unknown): ProvisionedFields => {
  const operation = getAttributes(sent);
  const [op, path, value] = [String(operation.get('op')).toLowerCase(), operation.get('path'), operation.get('value')];
  if (op === 'remove') return parseRemoval(path);
  if (op !== 'add' && op !== 'replace') throw new ScimError(400, 'The operation is unknown', 'invalidSyntax');
  if (path === undefined || path === null) return parseAttributes(getAttributes(value));
  if (typeof path !== 'string') throw new ScimError(400, 'The path is not valid', 'invalidPath');
  return parseAttributes(new Map([[path, value]]));
};

/** Parses the operations of a PATCH; later ones win. */
export const parseScimPatch = (body: unknown): ProvisionedFields => {
  const operations = requireObject(body).get('operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > OPERATIONS_MAX) {
    throw new ScimError(400, `Operations must have 1 to ${OPERATIONS_MAX} entries`, 'invalidSyntax');
  }
  return mergeFields(operations.map(parseOperation));
};
