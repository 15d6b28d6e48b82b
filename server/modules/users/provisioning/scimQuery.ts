import { ScimError } from './scimError';

/** Maximum number of users on a page. */
export const SCIM_PAGE_MAX = 200;

/** Condition of a list: one attribute equals one value. */
export type ScimFilter =
  | { readonly attribute: 'userName' | 'externalId' | 'email' | 'id'; readonly value: string }
  | { readonly attribute: 'active'; readonly value: boolean };

/** Page of a list: the number of skipped users, and its size. */
export interface ScimPage {
  readonly filter: ScimFilter | undefined;
  readonly offset: number;
  readonly limit: number;
}

const ATTRIBUTES: ReadonlyMap<string, ScimFilter['attribute']> = new Map([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['id', 'id'],
  ['active', 'active'],
  ['emails.value', 'email'],
  ['emails[type eq "work"].value', 'email'],
]);

const EQUATION = /^\s*(\S+|emails\[type eq "work"\]\.value)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*$/iu;

/** Parses a literal; undefined if its escape sequences are not valid. */
const parseLiteral = (literal: string): unknown => {
  try {
    return JSON.parse(literal.startsWith('"') ? literal : literal.toLowerCase());
  } catch {
    return undefined;
  }
};

const toFilter = (attribute: ScimFilter['attribute'] | undefined, value: unknown): ScimFilter | undefined => {
  if (attribute === undefined || value === undefined) return undefined;
  if (attribute !== 'active') return typeof value === 'string' ? { attribute, value } : undefined;
  const flag = parseLiteral(typeof value === 'string' ? value : JSON.stringify(value));
  return typeof flag === 'boolean' ? { attribute, value: flag } : undefined;
};

const parseFilter = (text: string): ScimFilter => {
  const [, name = '', literal = ''] = EQUATION.exec(text) ?? [];
  const filter = toFilter(ATTRIBUTES.get(name.toLowerCase()), parseLiteral(literal));
  if (filter !== undefined) return filter;
  throw new ScimError(400, `Use eq with ${[...new Set(ATTRIBUTES.values())].join(', ')}`, 'invalidFilter');
};

/** Limits values as RFC 7644, 3.4.2.4 requires: a value below the least one counts as it. */
const parseCount = (value: unknown, { name, least, most }: { name: string; least: number; most: number }): number => {
  const text = String(value);
  if (!/^-?\d{1,9}$/u.test(text)) throw new ScimError(400, `${name} must be an integer`, 'invalidValue');
  return Math.min(most, Math.max(least, Number(text)));
};

/** Parses filter, startIndex and count of a list. */
export const parseScimQuery = ({
  filter,
  startIndex = 1,
  count = SCIM_PAGE_MAX,
}: Record<string, unknown>): ScimPage => {
  if (filter !== undefined && typeof filter !== 'string') throw new ScimError(400, 'One filter only', 'invalidFilter');
  return {
    filter: filter === undefined ? undefined : parseFilter(filter),
    offset: parseCount(startIndex, { name: 'startIndex', least: 1, most: 999_999_999 }) - 1,
    limit: parseCount(count, { name: 'count', least: 0, most: SCIM_PAGE_MAX }),
  };
};
