import { REQUEST_TIMEOUT_MS } from '@/contract/limits';
import { readUuid, readCookieToken, readStoredToken } from '@/browser/session/session';
import { getSettings } from '@/browser/server/getSettings';
import { loginVault } from '@/browser/session/vault';
import { type Call, getPathNames } from '@/contract/call';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { AUTH_HEADER, IDEMPOTENCY_KEY_HEADER, TOKEN_HEADER, UUID_HEADER } from '@/contract/headers';
import type { Language } from '@/contract/language';

/** Returns the headers of a call, without those that have no value. */
function callHeaders(entries: Readonly<Record<string, string | null>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(entries)) if (value !== null) headers.set(name, value);
  return headers;
}

/** Runs a request with a timeout signal. Releases the timer after the response. */
export async function withTimeout<Answer>(ask: (limit: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_TIMEOUT_MS);
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** A request to be sent: its call, its parameters for path, query and body as one flat object, and its idempotency key. */
export interface ApiRequest {
  readonly row: Call;
  readonly input: Readonly<Record<string, unknown>>;
  /** Idempotency key of a change that is executed once (IDEMPOTENCY_KEY_HEADER). */
  readonly idempotencyKey?: string | undefined;
  /** Subject that the notice names after a successful change. */
  readonly noticeAbout?: string | undefined;
  /** URL of an external service (AP-07), which receives none of our headers. */
  readonly elsewhere?: string;
}

type Input = ApiRequest['input'];

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null && value !== '';

const pick = (input: Input, names: readonly string[]): [string, unknown][] =>
  names.filter((name) => name in input).map((name) => [name, input[name]]);

const getNames = (schema: Call['query']): string[] => Object.keys(schema?.shape ?? {});

/** Escapes ids, because they are external text: a slash in one must not lead to another call. */
const filledPath = (path: string, input: Input): string =>
  getPathNames(path).reduce((made, name) => made.replace(`{${name}}`, encodeURIComponent(String(input[name]))), path);

/** Returns the path and query of a call, relative to its client's base. */
export function getPathAndQuery({ row, input }: ApiRequest): string {
  const query = new URLSearchParams(
    pick(input, getNames(row.query))
      .filter(isGiven)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return filledPath(row.path, input) + (query === '' ? '' : `?${query}`);
}

function getAddress(sending: ApiRequest): string {
  const { row, elsewhere } = sending;
  const base = row.client === 'main' ? getSettings().mainBase : getSettings().olderBase;
  return elsewhere ?? base + getPathAndQuery(sending);
}

const heldToken = (slot: 'ticket' | 'leaving'): string | null => loginVault.peek(slot)?.token ?? null;

/**
 * During a face check, the token is only in the vault and not stored yet. After the end of a session, the vault keeps its token for the
 * last calls.
 */
const authToken = ({ path, afterEnd }: Call): string | null => {
  const own = heldToken('ticket') ?? readStoredToken();
  if (!afterEnd) return own;
  const leaving = heldToken('leaving');
  return path === loginCalls.out.path ? (leaving ?? own) : (own ?? leaving);
};

/** Returns the client-specific headers (AP-02). */
function clientHeaders(row: Call): Record<string, string | null> {
  const { client, path } = row;
  if (client === 'older') return { [UUID_HEADER]: readUuid(), [TOKEN_HEADER]: readCookieToken() };
  const isCaptcha = path === loginCalls.generateValidateCode.path;
  return { [AUTH_HEADER]: authToken(row), [TOKEN_HEADER]: isCaptcha ? null : readCookieToken() };
}

function getHeaders({ row, idempotencyKey, elsewhere }: ApiRequest, language: Language): Headers {
  const accept = row.download ? '*/*' : 'application/json';
  if (elsewhere !== undefined) return callHeaders({ accept });
  return callHeaders({
    accept,
    ...clientHeaders(row),
    [IDEMPOTENCY_KEY_HEADER]: idempotencyKey ?? null,
    'accept-language': language,
    'content-type': row.body ? 'application/json' : null,
  });
}

/** Builds the address and the options of a request (AP-02, AP-03). */
export function getRequest(
  sending: ApiRequest,
  language: Language,
): { address: string; init: RequestInit & { readonly headers: Headers } } {
  const { row, input, elsewhere } = sending;
  const body = row.body && JSON.stringify(Object.fromEntries(pick(input, getNames(row.body))));
  const credentials = elsewhere === undefined ? (row.client === 'older' ? 'include' : 'same-origin') : 'omit';
  return {
    address: getAddress(sending),
    init: {
      method: row.method,
      headers: getHeaders(sending, language),
      credentials,
      cache: 'no-store',
      // A page that closes during a face check still sends its last steps and signs out (LV-08).
      keepalive: row.afterEnd === true,
      ...(body !== undefined && { body }),
    },
  };
}
