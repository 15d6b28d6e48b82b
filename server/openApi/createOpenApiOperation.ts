import { isKeyScope } from '@/contract/apiKeys';
import type { Call } from '@/contract/call';
import { getPathNames } from '@/contract/call';
import { AUTH_HEADER, IDEMPOTENCY_KEY_HEADER, TOKEN_HEADER } from '@/contract/headers';
import { idInput } from '@/contract/schemas';
import * as z from 'zod';

/** A schema as JSON Schema 2020-12 has it, which is what OpenAPI 3.1 takes. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** An operation of an OpenAPI document. */
export type OpenApiOperation = Readonly<Record<string, unknown>>;

/** A call with the name of its endpoint in the app, which no other call has. */
export interface NamedCall {
  readonly operationId: string;
  readonly tag: string;
  readonly row: Call;
}

/** The schema of what is on the wire: before any default is filled in or text is turned into a number. */
export const getJsonSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

const getFields = (schema: JsonSchema): [string, unknown][] =>
  typeof schema['properties'] === 'object' && schema['properties'] !== null ? Object.entries(schema['properties']) : [];

const isRequired = (schema: JsonSchema, name: string): boolean =>
  Array.isArray(schema['required']) && schema['required'].includes(name);

const queryParameters = (row: Call): JsonSchema[] => {
  if (!row.query) return [];
  const whole = getJsonSchema(row.query);
  return getFields(whole).map(([name, schema]) => ({ name, in: 'query', required: isRequired(whole, name), schema }));
};

const pathParameters = (row: Call): JsonSchema[] =>
  getPathNames(row.path).map((name) => ({ name, in: 'path', required: true, schema: getJsonSchema(idInput) }));

const IDEMPOTENCY_PARAMETER = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description: 'Idempotency key: the call is executed once per key, and a repeated call returns the stored response.',
  schema: { type: 'string' },
} as const;

const inEnvelope = (data: JsonSchema): JsonSchema => ({
  allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
});

const jsonAnswer = (row: Call): JsonSchema => {
  const data = getJsonSchema(row.answer);
  return { 'application/json': { schema: row.raw ? data : inEnvelope(data) } };
};

const fileAnswer = {
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  'application/json': { schema: { $ref: '#/components/schemas/Envelope' } },
} as const;

/** Header in which each client sends the session's token, in addition to the HttpOnly cookie (AP-02). */
const SECURITY = {
  main: [{ session: [], [AUTH_HEADER]: [] }],
  older: [{ session: [], [TOKEN_HEADER]: [] }],
} as const;

/** Name of the security scheme of API keys. */
export const API_KEY_SCHEME = 'apiKey';

/** Ways to identify the caller: a session, or an API key where the call's permission is one of its scopes. */
const getSecurity = (row: Call) => {
  if (row.who === 'anyone') return row.keyScope === undefined ? [] : [{}, { [API_KEY_SCHEME]: [row.keyScope] }];
  const session = SECURITY[row.client];
  return isKeyScope(row.who) && !row.confirmed ? [...session, { [API_KEY_SCHEME]: [row.who] }] : session;
};

const getAbout = (row: Call): string =>
  [
    row.means,
    `Who: \`${row.who}\`. Rows: \`${row.rows}\`.`,
    row.chosenByUs ? 'Path or shape are the choice of this project.' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** One call as an operation (AP-04). */
export const createOpenApiOperation = ({ operationId, tag, row }: NamedCall): OpenApiOperation => ({
  operationId,
  tags: [tag],
  summary: row.means,
  description: getAbout(row),
  parameters: [...pathParameters(row), ...queryParameters(row), ...(row.once ? [IDEMPOTENCY_PARAMETER] : [])],
  ...(row.body && {
    requestBody: { required: true, content: { 'application/json': { schema: getJsonSchema(row.body) } } },
  }),
  responses: {
    '200': {
      description: 'Carried out when the code is 00; any other code says why not.',
      content: row.download ? fileAnswer : jsonAnswer(row),
    },
  },
  security: getSecurity(row),
});
