import type { Language } from '@/contract/language';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import { resultMessage } from '@/contract/resultWords';
import { Refusal } from '../kernel/refusal';
import { QueueFull } from '../kernel/workQueue';

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

/** When to try again a sign-in that found too many others waiting. */
const BUSY_SECONDS = 10;

/** PostgreSQL's words for text that it cannot store (NUL). */
const UNSTORABLE: readonly string[] = ['22021', '22P05'];

const field = (error: unknown, name: 'code' | 'cause'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** What was thrown as a refusal; undefined when it is a fault of ours. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return new Refusal('tooMany', { seconds: BUSY_SECONDS });
  const name = RESULT_OF_FRAMEWORK_ERROR[String(field(error, 'code'))];
  if (name !== undefined) return new Refusal(name, { fields: 'body' });
  return UNSTORABLE.includes(String(field(field(error, 'cause'), 'code')))
    ? new Refusal('invalidInput', { fields: 'text' })
    : undefined;
};

/** The reply that tells the caller what was thrown, in the caller's language; of our own faults it says nothing. */
export const refusedReply = (error: unknown, language: Language): RefusedReply => {
  const refusal = refusalOf(error) ?? new Refusal('systemError');
  const said = {
    code: RESULT_CODES[refusal.result].code,
    message: resultMessage(refusal.result, language, refusal.places),
  };
  return refusal.data === undefined ? said : { ...said, data: refusal.data };
};
