import * as z from 'zod/mini';
import { NAME_MAX } from '@/contract/ourLimits';
import { isNewUsername } from '@/contract/rules';
import {
  getAttributes,
  parseOperations,
  parsePath,
  parseText,
  parseValue,
  refuseReadOnly,
  requireObject,
  type ScimAttributes,
  type ScimOperation,
  type ScimPath,
} from './scimAttributes';
import { ScimError } from './scimError';
import { parseRoles, parseRolesOperation } from './scimRoles';
import type { ValueChange } from './valueChanges';

/** Attributes of a user that a directory sets; absent ones are unchanged. */
export interface ProvisionedFields {
  readonly username?: string;
  readonly name?: string;
  readonly email?: string;
  readonly externalId?: string | null;
  readonly active?: boolean;
  /** Changes of the values of the attribute roles. */
  readonly roles?: readonly ValueChange[];
}

const usernameSchema = z.string().check(z.trim(), z.refine(isNewUsername));
const emailSchema = z.email().check(z.maxLength(NAME_MAX));

/** Parses an e-mail address. */
export const parseEmail = (value: unknown): string => parseValue(emailSchema, 'emails', value);

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

const isMarked = (of: ScimAttributes, name: string, value: string): boolean =>
  String(of.get(name)).toLowerCase() === value;

/** Returns the primary address, else the one at work, else the first. */
const parseEmails = (value: unknown): ProvisionedFields => {
  const rows = [value].flat().map(getAttributes);
  const chosen =
    rows.find((row) => isMarked(row, 'primary', 'true')) ??
    rows.find((row) => isMarked(row, 'type', 'work')) ??
    rows[0];
  return chosen === undefined ? {} : { email: parseEmail(chosen.get('value')) };
};

/** Parsers by attribute path, in rising precedence. All other attributes are ignored, passwords among them. */
const PARSERS: Readonly<Record<string, (value: unknown) => ProvisionedFields>> = {
  name: parseFormattedName,
  'name.formatted': (value) => ({ name: parseText('name.formatted', value) }),
  displayname: (value) => ({ name: parseText('displayName', value) }),
  username: (value) => ({ username: parseValue(usernameSchema, 'userName', value) }),
  externalid: (value) => ({ externalId: parseText('externalId', value) }),
  active: (value) => ({ active: parseFlag(value) }),
  emails: parseEmails,
  'emails.value': (value) => ({ email: parseEmail(value) }),
  roles: (value) => ({ roles: [{ op: 'replace', values: parseRoles(value) }] }),
};

const OWN_EMAIL = /^(?:type eq "work"|primary eq (?:true|"true"))$/iu;

/** Returns the key of a path in PARSERS; undefined for an attribute that is ignored. */
const getKey = (path: ScimPath | undefined): string | undefined => {
  if (path === undefined) return undefined;
  const { attribute, filter, sub } = path;
  if (filter !== undefined && !(attribute === 'emails' && OWN_EMAIL.test(filter))) return undefined;
  return sub === undefined ? attribute : `${attribute}.${sub}`;
};

const mergeFields = (parts: readonly ProvisionedFields[]): ProvisionedFields => {
  const merged: ProvisionedFields = {};
  const roles = parts.flatMap((part) => part.roles ?? []);
  return Object.assign(merged, ...parts, roles.length > 0 && { roles });
};

/** Parses attributes by their paths. Entra ID sends paths as names too. */
const parseAttributes = (attributes: ScimAttributes): ProvisionedFields => {
  const byPath = new Map([...attributes].map(([path, value]) => [getKey(parsePath(path)), value]));
  const parsed = Object.entries(PARSERS).map(([path, parse]): ProvisionedFields => {
    const value = byPath.get(path);
    return value === undefined || value === null ? {} : parse(value);
  });
  return mergeFields(parsed);
};

/** Parses a whole user, of POST and PUT. */
export const parseScimUser = (body: unknown): ProvisionedFields & { readonly username: string } => {
  const { username, ...fields } = parseAttributes(requireObject(body));
  if (username === undefined) throw new ScimError(400, 'userName is required', 'invalidValue');
  return { username, ...fields };
};

const parseRemoval = (path: ScimPath): ProvisionedFields => {
  const key = getKey(path);
  if (key === 'externalid') return { externalId: null };
  if (key === undefined || !Object.hasOwn(PARSERS, key)) return {};
  throw new ScimError(400, 'A required attribute cannot be removed', 'invalidValue');
};

const parseOperation = (operation: ScimOperation): ProvisionedFields => {
  const { op, path: sent, value } = operation;
  if (sent === undefined) return parseAttributes(getAttributes(value));
  const path = parsePath(sent);
  if (path === undefined) return {};
  refuseReadOnly(path);
  if (path.attribute === 'roles') return { roles: [parseRolesOperation(operation, path)] };
  return op === 'remove' ? parseRemoval(path) : parseAttributes(new Map([[sent, value]]));
};

/** Parses the operations of a PATCH; later ones win. */
export const parseScimPatch = (body: unknown): ProvisionedFields =>
  mergeFields(parseOperations(body).map(parseOperation));
