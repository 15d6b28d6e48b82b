import type { Language } from '@/contract/language';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/resultWords';
import { Refusal } from '../kernel/refusal';
import { QueueFull } from '../kernel/workQueue';
import { DatabaseUnavailable, isConnectionFault } from '../database/connectionFault';

/** The envelope of a call that was not carried out (§8). */
export interface RefusedReply {
  readonly code: string;
  readonly message: string;
  /** What the caller needs to go on, such as the newest version of what was out of date (CD-13). */
  readonly data?: unknown;
}

/** Fastify's own errors that are the caller's, not ours. */
const RESULT_OF_FRAMEWORK_ERROR: Readonly<Record<string, ResultName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidInput',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'invalidInput',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalidInput',
};

/** Seconds after which to try again what found too many others waiting. */
const BUSY_SECONDS = 10;

/** Codes of PostgreSQL and of the disk that are no fault of ours. */
const RESULT_OF_DATABASE_ERROR: Readonly<Record<string, readonly [ResultName, Record<string, string | number>]>> = {
  // Text that it cannot store (NUL).
  '22021': ['invalidInput', { fields: 'text' }],
  '22P05': ['invalidInput', { fields: 'text' }],
  // Somebody else holds a row, or all its connections, for too long.
  '55P03': ['busy', { seconds: BUSY_SECONDS }],
  '53300': ['busy', { seconds: BUSY_SECONDS }],
  // It ran into its time limit.
  '57014': ['busy', { seconds: BUSY_SECONDS }],
  // The primary has become a replica.
  '25006': ['databaseAway', {}],
  // No room: PostgreSQL's, and the disk's own words where we write a file.
  '53100': ['diskFull', {}],
  ENOSPC: ['diskFull', {}],
  EDQUOT: ['diskFull', {}],
};

const field = (error: unknown, name: 'code' | 'cause'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

const busy = (): Refusal => new Refusal('busy', { seconds: BUSY_SECONDS });

const refusalOfDatabase = (error: unknown): Refusal | undefined => {
  // The queries' builder wraps what the pool throws.
  if (field(error, 'cause') instanceof QueueFull) return busy();
  // Sent and not answered: it may have been carried out, and may be under way even now.
  if (error instanceof DatabaseUnavailable) {
    return new Refusal(error.outcome === 'unknown' ? 'stillRunning' : 'databaseAway');
  }
  if (isConnectionFault(error)) return new Refusal('databaseAway');
  const code = field(error, 'code') ?? field(field(error, 'cause'), 'code');
  const found = RESULT_OF_DATABASE_ERROR[String(code)];
  return found && new Refusal(...found);
};

/** What was thrown as a refusal; undefined when it is a fault of ours. */
export const getRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return busy();
  const name = RESULT_OF_FRAMEWORK_ERROR[String(field(error, 'code'))];
  return name === undefined ? refusalOfDatabase(error) : new Refusal(name, { fields: 'body' });
};

/** Seconds after which a call may be tried again that found too many others; undefined when something else was the matter. */
export const againAfter = (error: unknown): string | number | undefined => {
  const refusal = getRefusal(error);
  return refusal?.result === 'busy' ? refusal.places['seconds'] : undefined;
};

/** The reply that tells the caller what was thrown, in the caller's language; of our own faults it says nothing. */
export const refusedReply = (error: unknown, language: Language): RefusedReply => {
  const refusal = getRefusal(error) ?? new Refusal('systemError');
  const said = {
    code: RESULT_CODES[refusal.result].code,
    message: resultMessage(refusal.result, language, refusal.places),
  };
  return refusal.data === undefined ? said : { ...said, data: refusal.data };
};
