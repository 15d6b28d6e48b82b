/** Outcome of a change for the caller: executed, certainly refused, or unknown. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** An answer as it is judged. */
export interface Answer {
  readonly outcome: Outcome;
  /** The code of the envelope; 'none' without one. */
  readonly code: string;
  readonly data: unknown;
}

/** One call. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** Headers of a signed-in user. */
export type Headers = Readonly<Record<string, string>>;

const PATIENCE_MS = 15_000;
/** Results with an unknown outcome, as the app judges them: still running, the key was used, or a server error. */
const TELL_NOTHING: readonly string[] = ['23', '24', '99'];

const getOutcome = (code: string): Outcome => {
  if (code === '00') return 'done';
  return TELL_NOTHING.includes(code) ? 'unknown' : 'refused';
};

/** Returns true if the connection was refused, so nothing was sent. */
const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  typeof error.cause === 'object' &&
  Reflect.get(error.cause ?? {}, 'code') === 'ECONNREFUSED';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A text field of an answer's data. */
export const findText = (data: unknown, name: string): string => {
  const value = field(data, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Makes a call at a server and judges the answer. */
export const sendCall = async (server: string, who: Headers, { method, path, body, key }: Call): Promise<Answer> => {
  const headers = {
    ...who,
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    const reply: unknown = await (await fetch(`${server}${path}`, sent)).json();
    const code = findText(reply, 'code');
    return { outcome: getOutcome(code), code, data: field(reply, 'data') };
  } catch (error) {
    const outcome = isRefusedConnection(error) ? 'refused' : 'unknown';
    return { outcome, code: 'none', data: undefined };
  }
};
