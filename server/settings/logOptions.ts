import type { LoggerOptions } from 'pino';
import type { Settings } from './settings';

/** Fields allowed in a log line besides time, level and message; all others are dropped. */
const ALLOWED = ['call', 'code', 'userId', 'milliseconds', 'status', 'address', 'count', 'reason'] as const;

const getText = (error: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
};

const FRAMES = 8;

// A message may quote a row, a query or an input; only the stack frames are safe.
const getFrames = (error: object): string[] =>
  (getText(error, 'stack') ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, FRAMES)
    .map((line) => line.trim());

const OWN_WORDS: readonly string[] = ['BrokenAnswer', 'OperatorError'];

/** Serializes an error without personal data: its name, code, constraint, stack frames and cause. */
export const removeErrorData = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const name = getText(error, 'name') ?? 'Error';
  const cause: unknown = Reflect.get(error, 'cause');
  return {
    name,
    code: getText(error, 'code'),
    constraint: getText(error, 'constraint'),
    ...(OWN_WORDS.includes(name) && { message: getText(error, 'message') }),
    frames: getFrames(error),
    ...(cause !== undefined && { cause: removeErrorData(cause) }),
  };
};

const allowedOnly = (entry: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(ALLOWED.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]]))),
  ...(entry['err'] !== undefined && { err: removeErrorData(entry['err']) }),
});

// Readable lines for a person at a terminal; JSON for programs everywhere else.
const isWatched = (settings: Settings): boolean => process.stdout.isTTY && !settings.production;
const PRETTY = { target: 'pino-pretty', options: { singleLine: true, ignore: 'reqId', translateTime: 'HH:MM:ss' } };

/** Log configuration: JSON lines, allowed fields only, errors without messages (reliability: redaction fails closed). */
export const logOptions = (settings: Settings): LoggerOptions => ({
  level: settings.logLevel,
  base: { cell: settings.cell },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }), log: allowedOnly },
  // allowedOnly has already serialized it; pino's own serializer would add the message again.
  serializers: { err: (error: unknown) => error },
  ...(isWatched(settings) && { transport: PRETTY }),
  hooks: {
    logMethod(words, method) {
      const [first] = words;
      if (first instanceof Error) method.apply(this, [{ err: first }, 'error']);
      else method.apply(this, words);
    },
  },
});
