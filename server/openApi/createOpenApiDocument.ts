import { API_KEY_PREFIX } from '@/contract/apiKeys';
import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { envelope } from '@/contract/envelope';
import { AUTH_HEADER, TOKEN_HEADER } from '@/contract/headers';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { BASE_BY_CLIENT } from '../pipeline/callRequest';
import { getSessionCookieName } from '../security/session/sessionCookie';
import type { Settings } from '../settings/settings';
import { API_KEY_SCHEME, getJsonSchema, type NamedCall, createOpenApiOperation } from './createOpenApiOperation';

/** A piece of JSON whose definitions have been taken out. */
interface Hoisted {
  readonly json: unknown;
  readonly definitions: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON Schema keeps what refers to itself under $defs of each schema; OpenAPI wants all of it in one place.
 * `prefix` keeps the definitions of different operations apart.
 */
function hoistDefinitions(json: unknown, prefix: string): Hoisted {
  const definitions: Record<string, unknown> = {};
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value === 'string') return value.replace(/^#\/\$defs\//u, `#/components/schemas/${prefix}`);
    if (!isObject(value)) return value;
    const { $defs, ...rest } = value;
    for (const [name, each] of Object.entries(isObject($defs) ? $defs : {})) definitions[prefix + name] = moved(each);
    return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, moved(each)]));
  };
  return { json: moved(json), definitions };
}

/** An OpenAPI 3.1 document (AP-04). */
export type OpenApiDocument = Readonly<Record<string, unknown>> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const NAMED_CALLS: readonly NamedCall[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) => {
  const tag = file.replace(/Calls$/, '');
  return Object.entries(rows).map(([name, row]) => ({ operationId: tag + capitalized(name), tag, row }));
});

const getAddress = ({ client, path }: Call): string => BASE_BY_CLIENT[client] + path;

/** Merges calls with the same path and method into one operation; their query (`when`) distinguishes them. */
const PLAIN_LAST = NAMED_CALLS.toSorted((a, b) => Number('when' in b.row) - Number('when' in a.row));

/** All operations by address and method, and what their schemas define. */
const operations = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  const definitions: Record<string, unknown> = {};
  for (const call of PLAIN_LAST) {
    const hoisted = hoistDefinitions(createOpenApiOperation(call), call.operationId);
    (paths[getAddress(call.row)] ??= {})[call.row.method.toLowerCase()] = hoisted.json;
    Object.assign(definitions, hoisted.definitions);
  }
  return { paths, definitions };
};

const isResult = (name: string): name is ResultName => Object.hasOwn(RESULT_CODES, name);

const codeLines = (): string =>
  Object.keys(RESULT_CODES)
    .filter(isResult)
    .map((name) => `| ${RESULT_CODES[name].code} | ${name} | ${formatResultMessage(name, 'en')} |`)
    .join('\n');

const DESCRIPTION = `Every call of Saldo, made from the contract that the server and the app share.

Every answer has status 200 and an envelope; its code says how it went. **00** and **200** mean success, **02** and **-1** end the session.

| code | name | message |
|---|---|---|
`;

const getSchemes = (settings: Settings) => ({
  session: { type: 'apiKey', in: 'cookie', name: getSessionCookieName(settings) },
  [AUTH_HEADER]: { type: 'apiKey', in: 'header', name: AUTH_HEADER },
  [TOKEN_HEADER]: { type: 'apiKey', in: 'header', name: TOKEN_HEADER },
  [API_KEY_SCHEME]: {
    type: 'http',
    scheme: 'bearer',
    description: `API key of the institution (docs/api-keys.md). It begins with ${API_KEY_PREFIX}.`,
  },
});

/** Every call of both clients as one OpenAPI 3.1 document (AP-04). */
export const createOpenApiDocument = (settings: Settings): OpenApiDocument => {
  const { paths, definitions } = operations();
  return {
    openapi: '3.1.0',
    info: { title: 'Saldo', version: '1', description: DESCRIPTION + codeLines() },
    tags: [...new Set(NAMED_CALLS.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Envelope: getJsonSchema(envelope), ...definitions },
      securitySchemes: getSchemes(settings),
    },
  };
};
