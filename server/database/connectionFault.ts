/** What Node and PostgreSQL say when a connection has broken, or when none can be made now. */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: ended by an administrator, after a crash, not ready yet, idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

// Node-postgres gives these no code.
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;

/** The connection was lost, or there is none: what was asked for surely did not happen, or nobody knows (sent, and not answered). */
export class DatabaseUnavailable extends Error {
  readonly outcome: 'nothingDone' | 'unknown';

  constructor(outcome: 'nothingDone' | 'unknown', options?: ErrorOptions) {
    super('the database does not answer', options);
    this.name = 'DatabaseUnavailable';
    this.outcome = outcome;
  }
}

const property = (error: object, name: 'code' | 'cause' | 'message' | 'severity'): unknown => Reflect.get(error, name);

/** A pool has lost PostgreSQL, or has waited for it for too long; as an ordinary error the same code is a mistake in what was sent. */
const isPoolFault = (error: object): boolean =>
  property(error, 'code') === '08P01' && property(error, 'severity') === 'FATAL';

/** Whether an error, or what caused it, is a connection that broke or could not be made; all else PostgreSQL has answered. */
export const isConnectionFault = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DatabaseUnavailable) return true;
  if (CODES.has(property(error, 'code')) || isPoolFault(error)) return true;
  return WORDS.test(String(property(error, 'message'))) || isConnectionFault(property(error, 'cause'));
};
