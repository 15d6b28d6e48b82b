import { getPathNames, type Call } from '@/contract/call';
import { BASE_BY_CLIENT } from '../../../server/pipeline/callRequest';
import type { SignedIn } from '../server/people';
import type { TestServer } from '../server/server';
import { IdOf } from './fixture';

/** A reply: its code, where it has one, and all of it as it came. */
export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

/** A call with its name, 'file.row'. */
export interface NamedCall {
  readonly name: string;
  readonly row: Call;
}

type Input = Readonly<Record<string, unknown>>;

let fresh = 0;

/** Replaces `getId` by ids and {n} in texts by a new number; `idFor` receives the field, as getIdFields names it, and the kind. */
export const filled = (input: unknown, idFor: (field: string, kind: string) => unknown, field = ''): unknown => {
  if (input instanceof IdOf) return idFor(field, input.kind);
  if (typeof input === 'string') return input.replace('{n}', () => String((fresh += 1)));
  if (Array.isArray(input)) return input.map((each) => filled(each, idFor, field));
  if (typeof input !== 'object' || input === null) return input;
  const before = field === '' ? '' : `${field}.`;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, filled(value, idFor, `${before}${name}`)]),
  );
};

const getText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const getAddress = (row: Call, input: Input): string => {
  const path = getPathNames(row.path).reduce(
    (left, name) => left.replace(`{${name}}`, encodeURIComponent(getText(name in input ? input[name] : '1'))),
    row.path,
  );
  const query = new URLSearchParams(row.when);
  for (const name of Object.keys(row.query?.shape ?? {})) {
    const value = input[name];
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (each !== undefined) query.append(name, getText(each));
    }
  }
  const search = query.toString();
  return `${BASE_BY_CLIENT[row.client]}${path}${search === '' ? '' : `?${search}`}`;
};

const getBody = (row: Call, input: Input): object =>
  Object.fromEntries(
    Object.keys(row.body?.shape ?? {}).flatMap((name) => (name in input ? [[name, input[name]]] : [])),
  );

const getCode = (body: string, type: unknown): string | undefined => {
  if (!String(type).includes('json')) return undefined;
  const envelope = JSON.parse(body) as { code?: unknown } | null;
  return typeof envelope?.code === 'string' ? envelope.code : undefined;
};

/** Returns the request of a call, with the ids in its path, query and body. */
export const getRequest = (row: Call, input: Input) => ({
  method: row.method,
  url: getAddress(row, input),
  ...(row.method === 'POST' || row.method === 'PUT' ? { payload: getBody(row, input) } : {}),
});

/** Makes a call as somebody, or as nobody. */
export const ask = async (
  { app }: Pick<TestServer, 'app'>,
  { row }: NamedCall,
  { who, input = {} }: { who?: SignedIn | undefined; input?: Input },
): Promise<Answer> => {
  const reply = await app.inject({ ...getRequest(row, input), headers: { 'accept-language': 'en', ...who?.headers } });
  return { status: reply.statusCode, code: getCode(reply.body, reply.headers['content-type']), text: reply.body };
};
