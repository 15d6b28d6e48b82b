import { ScimError } from './scimError';

/** Maximum number of resources on a page. */
export const SCIM_PAGE_MAX = 200;

/** Condition of a list: one attribute equals one value. */
export interface ScimCondition<Attribute extends string> {
  readonly attribute: Attribute;
  /** The attribute active is compared with the texts true and false. */
  readonly value: string;
}

/** Page of a list: its conditions, the number of skipped resources, and its size. */
export interface ScimPage<Attribute extends string> {
  readonly conditions: readonly ScimCondition<Attribute>[];
  readonly offset: number;
  readonly limit: number;
}

/** Attributes that a filter can compare, by their paths in lower case. */
type FilterPaths<Attribute extends string> = ReadonlyMap<string, Attribute>;

/** Attributes that a filter of users can compare. */
export const USER_FILTER = new Map([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['id', 'id'],
  ['active', 'active'],
  ['emails.value', 'email'],
  ['emails[type eq "work"].value', 'email'],
] as const);

/** Attributes that a filter of groups can compare. */
export const GROUP_FILTER = new Map([
  ['displayname', 'displayName'],
  ['externalid', 'externalId'],
  ['id', 'id'],
  ['members', 'member'],
  ['members.value', 'member'],
] as const);

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/iu;
const EQUATION = /^\s*(\S+|emails\[type eq "work"\]\.value)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*$/iu;
/** The word and outside of texts in quotation marks. */
const AND = /\s+and\s+(?=(?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*$)/iu;

/** Parses a literal; undefined if its escape sequences are not valid. */
const parseLiteral = (literal: string): unknown => {
  try {
    return JSON.parse(literal.startsWith('"') ? literal : literal.toLowerCase());
  } catch {
    return undefined;
  }
};

const toCondition = <Attribute extends string>(
  attribute: Attribute | undefined,
  value: unknown,
): ScimCondition<Attribute> | undefined => {
  if (attribute === undefined) return undefined;
  const text = attribute === 'active' ? String(value).toLowerCase() : value;
  const isOfType = attribute === 'active' ? text === 'true' || text === 'false' : typeof value === 'string';
  return isOfType && typeof text === 'string' ? { attribute, value: text } : undefined;
};

/** Parses comparisons by eq that are joined by and. */
const parseFilter = <Attribute extends string>(
  text: string,
  paths: FilterPaths<Attribute>,
): ScimCondition<Attribute>[] =>
  text.split(AND).map((part) => {
    const [, name = '', literal = ''] = EQUATION.exec(part) ?? [];
    const condition = toCondition(paths.get(name.toLowerCase().replace(CORE, '')), parseLiteral(literal));
    if (condition !== undefined) return condition;
    throw new ScimError(400, `Use eq with ${[...new Set(paths.values())].join(', ')}`, 'invalidFilter');
  });

/** Limits values as RFC 7644, 3.4.2.4 requires: a value below the least one counts as it. */
const parseCount = (value: unknown, { name, least, most }: { name: string; least: number; most: number }): number => {
  const text = String(value);
  if (!/^-?\d{1,9}$/u.test(text)) throw new ScimError(400, `${name} must be an integer`, 'invalidValue');
  return Math.min(most, Math.max(least, Number(text)));
};

/** Parses filter, startIndex and count of a list. */
export const parseScimQuery = <Attribute extends string>(
  { filter, startIndex = 1, count = SCIM_PAGE_MAX }: Record<string, unknown>,
  paths: FilterPaths<Attribute>,
): ScimPage<Attribute> => {
  if (filter !== undefined && typeof filter !== 'string') throw new ScimError(400, 'One filter only', 'invalidFilter');
  return {
    conditions: filter === undefined ? [] : parseFilter(filter, paths),
    offset: parseCount(startIndex, { name: 'startIndex', least: 1, most: 999_999_999 }) - 1,
    limit: parseCount(count, { name: 'count', least: 0, most: SCIM_PAGE_MAX }),
  };
};
