import * as z from 'zod/mini';
import { NAME_MAX } from '@/contract/ourLimits';
import { lineText } from '@/contract/schemas';
import { ScimError } from './scimError';

/** Maximum number of operations in a PATCH. */
const OPERATIONS_MAX = 100;

/** Attributes of an object by lower-case name. */
export type ScimAttributes = ReadonlyMap<string, unknown>;

/** Returns the attributes of an object by lower-case name, because their names are case-insensitive (RFC 7643, 2.1). */
export const getAttributes = (value: unknown): ScimAttributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]))
    : new Map();

/** Parses a value of an attribute; refuses others as invalidValue. */
export const parseValue = (schema: z.ZodMiniType<string, string>, attribute: string, value: unknown): string => {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new ScimError(400, `The value of ${attribute} is not valid`, 'invalidValue');
  return result.data;
};

const textSchema = lineText(NAME_MAX);

/** Parses a text of one line. */
export const parseText = (attribute: string, value: unknown): string => parseValue(textSchema, attribute, value);

/** Returns the attributes of a body; refuses bodies that are no object. */
export const requireObject = (body: unknown): ScimAttributes => {
  const attributes = getAttributes(body);
  if (attributes.size === 0) throw new ScimError(400, 'The body must be a JSON object', 'invalidSyntax');
  return attributes;
};

/** Operation of a PATCH. Without a path, the value names the attributes. */
export interface ScimOperation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string | undefined;
  readonly value: unknown;
}

const OPS: readonly string[] = ['add', 'replace', 'remove'] satisfies ScimOperation['op'][];
const isOp = (text: string): text is ScimOperation['op'] => OPS.includes(text);

const parseOperation = (sent: unknown): ScimOperation => {
  const operation = getAttributes(sent);
  const op = String(operation.get('op')).toLowerCase();
  const path = operation.get('path') ?? undefined;
  if (!isOp(op)) throw new ScimError(400, 'The operation is unknown', 'invalidSyntax');
  if (path !== undefined && typeof path !== 'string') throw new ScimError(400, 'The path is not valid', 'invalidPath');
  if (op === 'remove' && path === undefined) throw new ScimError(400, 'A removal requires a path', 'noTarget');
  return { op, path, value: operation.get('value') };
};

/** Parses the operations of a PATCH (RFC 7644, 3.5.2). */
export const parseOperations = (body: unknown): ScimOperation[] => {
  const operations = requireObject(body).get('operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > OPERATIONS_MAX) {
    throw new ScimError(400, `Operations must have 1 to ${OPERATIONS_MAX} entries`, 'invalidSyntax');
  }
  return operations.map(parseOperation);
};

/** Path of a PATCH: attribute, filter in brackets and sub-attribute, in lower case except for the values of the filter. */
export interface ScimPath {
  readonly attribute: string;
  readonly filter: string | undefined;
  readonly sub: string | undefined;
}

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/iu;
const PATH = /^([a-z][\w-]*)(?:\[([^[\]]*)\])?(?:\.([a-z][\w-]*))?$/iu;
const READ_ONLY: readonly string[] = ['id', 'meta', 'groups'];

/** Parses a path; undefined for an attribute of another schema, which is ignored. */
export const parsePath = (path: string): ScimPath | undefined => {
  const own = path.trim().replace(CORE, '');
  if (own.toLowerCase().startsWith('urn:')) return undefined;
  const [found, attribute = '', filter, sub] = PATH.exec(own) ?? [];
  if (found === undefined) throw new ScimError(400, 'The path is not valid', 'invalidPath');
  return { attribute: attribute.toLowerCase(), filter, sub: sub?.toLowerCase() };
};

/** Refuses to change an attribute that only the server sets. */
export const refuseReadOnly = ({ attribute }: ScimPath): void => {
  if (READ_ONLY.includes(attribute)) throw new ScimError(400, `${attribute} is read-only`, 'mutability');
};

const OWN_VALUE = /^\s*value\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/iu;

/** Returns the value of a filter `value eq "…"`; refuses other filters. */
export const parseValueFilter = (filter: string): string => {
  const [, literal] = OWN_VALUE.exec(filter) ?? [];
  if (literal === undefined) throw new ScimError(400, 'Use value eq in the filter of the path', 'invalidFilter');
  try {
    return String(JSON.parse(literal));
  } catch {
    throw new ScimError(400, 'The filter of the path is not valid', 'invalidFilter');
  }
};
