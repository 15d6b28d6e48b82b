import * as z from 'zod/mini';

interface JsonSchema {
  readonly [word: string]: unknown;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minimum?: number;
}

/** The case that everything of these tests is about. */
export const CASE_ID = '7';

const TEXTS: Readonly<Record<string, string>> = { date: '2026-11-02', 'date-time': '2026-11-02T10:00:00Z' };

const getText = ({ format = '' }: JsonSchema): string => TEXTS[format] ?? CASE_ID;

/** Texts with a required format, by field name. */
const BY_NAME: Readonly<Record<string, string>> = { currency: 'MXN', issuer: 'https://login.example' };

const getObject = ({ properties = {} }: JsonSchema): object =>
  Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, BY_NAME[name] ?? getValue(each)]));

/** Returns a list with one row; none if the row type is recursive. */
const listOf = ({ items = {} }: JsonSchema): unknown[] => ('$ref' in items ? [] : [getValue(items)]);

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema) => unknown>> = {
  object: getObject,
  array: listOf,
  string: getText,
  integer: ({ minimum = 1 }) => Math.max(minimum, 1),
  number: ({ minimum = 1 }) => Math.max(minimum, 1),
  boolean: () => true,
};

const ofType = (schema: JsonSchema): unknown => {
  const [type = ''] = [schema.type ?? ''].flat();
  return BY_TYPE[type]?.(schema) ?? null;
};

function getValue(schema: JsonSchema): unknown {
  if ('const' in schema) return schema['const'];
  if (schema.enum) return schema.enum[0];
  const [first] = [schema.anyOf, schema.oneOf].flatMap((each) => each ?? []);
  return first ? getValue(first) : ofType(schema);
}

/** Something that the schema takes, with every optional field; every id in it is the one case's. */
export const getSample = (schema: z.ZodMiniType): unknown =>
  getValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
