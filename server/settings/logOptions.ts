import type { LoggerOptions } from 'pino';
import type { Settings } from './settings';

/** The only fields that a log line may have beside time, level and message: whatever else somebody logs is dropped. */
const ALLOWED = ['call', 'code', 'userId', 'milliseconds', 'status', 'address', 'count', 'reason'] as const;

const getText = (error: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
};

const FRAMES = 8;

// A message may quote a row, a query or an input; what is safe in it are our own and the place.
const getFrames = (error: object): string[] =>
  (getText(error, 'stack') ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, FRAMES)
    .map((line) => line.trim());

const OWN_WORDS: readonly string[] = ['BrokenAnswer', 'OperatorError'];

/** An error without anybody's data: its name, its code, the constraint, where it happened, and what caused it. */
export const errorWithoutData = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const name = getText(error, 'name') ?? 'Error';
  const cause: unknown = Reflect.get(error, 'cause');
  return {
    name,
    code: getText(error, 'code'),
    constraint: getText(error, 'constraint'),
    ...(OWN_WORDS.includes(name) && { message: getText(error, 'message') }),
    frames: getFrames(error),
    ...(cause !== undefined && { cause: errorWithoutData(cause) }),
  };
};

const allowedOnly = (entry: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(ALLOWED.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]]))),
  ...(entry['err'] !== undefined && { err: errorWithoutData(entry['err']) }),
});

// Somebody who tries Saldo out at a terminal reads the lines; everywhere else a program does.
const isWatched = (settings: Settings): boolean => process.stdout.isTTY && !settings.production;
const PRETTY = { target: 'pino-pretty', options: { singleLine: true, ignore: 'reqId', translateTime: 'HH:MM:ss' } };

/** The server's log: JSON lines, an allow-list of fields, errors without their words (reliability: redaction fails closed). */
export const logOptions = (settings: Settings): LoggerOptions => ({
  level: settings.logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }), log: allowedOnly },
  // allowedOnly has done it; pino's own serializer would add the message again.
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
