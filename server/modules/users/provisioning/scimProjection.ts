import { ScimError } from './scimError';
import type { ScimDocument } from './scimWire';

/** Attributes that a reply always has (RFC 7643, 7: returned "always"). */
const ALWAYS: readonly string[] = ['schemas', 'id'];

/** Attributes that a request wants or does not want, by paths in lower case. */
export interface ScimProjection {
  readonly included: readonly string[] | undefined;
  readonly excluded: readonly string[];
}

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/u;

const parsePaths = (value: unknown): string[] | undefined => {
  if (value === undefined) return undefined;
  const texts = [value].flat().filter((each) => typeof each === 'string');
  const paths = texts.flatMap((text) => text.split(',')).map((path) => path.trim().toLowerCase().replace(CORE, ''));
  return paths.filter((path) => path !== '');
};

/** Parses the parameters attributes and excludedAttributes (RFC 7644, 3.4.2.5). */
export const parseScimProjection = ({
  attributes,
  excludedAttributes,
}: Readonly<Record<string, unknown>>): ScimProjection => {
  const included = parsePaths(attributes);
  const excluded = parsePaths(excludedAttributes);
  if (included !== undefined && excluded !== undefined) {
    throw new ScimError(400, 'Use either attributes or excludedAttributes', 'invalidValue');
  }
  return { included, excluded: excluded ?? [] };
};

const isIncluded = (path: string, { included, excluded }: ScimProjection): boolean =>
  included === undefined
    ? !excluded.includes(path)
    : included.some((each) => each === path || path.startsWith(`${each}.`) || each.startsWith(`${path}.`));

/** Returns true if a reply has the attribute. */
export const hasAttribute = (name: string, projection: ScimProjection): boolean =>
  isIncluded(name.toLowerCase(), projection);

const projectObject = (value: object, parent: string, projection: ScimProjection): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => isIncluded(`${parent}.${name.toLowerCase()}`, projection)),
  );

const projectValue = (value: unknown, path: string, projection: ScimProjection): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => projectValue(each, path, projection));
  return typeof value === 'object' && value !== null ? projectObject(value, path, projection) : value;
};

/** Returns the attributes of a resource that a request wants. */
export const projectResource = (resource: ScimDocument, projection: ScimProjection): ScimDocument =>
  Object.fromEntries(
    Object.entries(resource)
      .filter(([name]) => ALWAYS.includes(name) || hasAttribute(name, projection))
      .map(([name, value]) => [name, projectValue(value, name.toLowerCase(), projection)]),
  );

/** Returns a list with the attributes of its resources that a request wants. */
export const projectList = (list: ScimDocument, projection: ScimProjection): ScimDocument => ({
  ...list,
  Resources: [list['Resources']].flat().map((each) => projectResource({ ...Object(each) }, projection)),
});
