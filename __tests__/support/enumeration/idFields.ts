import type { Call } from '@/contract/call';
import { getPathNames } from '@/contract/call';
import { idInput } from '@/contract/schemas';

/** Parts of a schema's definition that are used here. */
interface Definition {
  readonly innerType?: unknown;
  readonly element?: unknown;
  readonly in?: unknown;
  readonly options?: readonly unknown[];
  readonly shape?: Readonly<Record<string, unknown>>;
}

const getDefinition = (schema: unknown): Definition => (schema as { def?: Definition } | undefined)?.def ?? {};

/** Returns true if a schema is an id, in any wrapper, alone or in a list. */
const isId = (schema: unknown): boolean => {
  if (schema === idInput) return true;
  const { innerType, element, in: from, options } = getDefinition(schema);
  return [innerType, element, from, ...(options ?? [])].some((inner) => inner !== undefined && isId(inner));
};

/** Ids have such names; one that is written with another schema is found by it. */
const ID_NAME = /(^id|Ids?|^msgId)$/;

const getShape = (schema: unknown): Readonly<Record<string, unknown>> => getDefinition(schema).shape ?? {};

const fieldsIn = (shape: Readonly<Record<string, unknown>>, before = ''): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const inner = getShape(schema);
    const listed = getShape(getDefinition(schema).element);
    const below = [...fieldsIn(inner, `${before}${name}.`), ...fieldsIn(listed, `${before}${name}.`)];
    return isId(schema) || (ID_NAME.test(name) && below.length === 0) ? [`${before}${name}`] : below;
  });

/** Names that look like ids and are none of a row: what an answer of a provider, a device or an intent is called. */
const NO_ROW: readonly string[] = ['livenessId', 'codeKey'];

/** The names of a call's inputs that name a row: of the path, the query and the body. */
export const getIdFields = ({ path, query, body }: Call): string[] =>
  [...new Set([...getPathNames(path), ...fieldsIn(query?.shape ?? {}), ...fieldsIn(body?.shape ?? {})])].filter(
    (name) => !NO_ROW.includes(name.split('.').at(-1) ?? ''),
  );
