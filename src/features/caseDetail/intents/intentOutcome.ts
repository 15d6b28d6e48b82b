import { isApiFailure, isAway, isRejectedWithCode } from '@/api/apiFailure';
import { isSessionEnd, RESULT_CODES } from '@/contract/resultCodes';
import type { AskingEnd, SendingEnd } from '@/machines/intentMachine';

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Refusals that do not prove that nothing was done: an earlier copy is still running, or the server fell over or is busy. */
const UNSURE: readonly string[] = [
  RESULT_CODES.stillRunning.code,
  RESULT_CODES.systemError.code,
  RESULT_CODES.tooMany.code,
  RESULT_CODES.busy.code,
];

/**
 * The key was used for something else, from another tab: what is meant here was not carried out, and never will be
 * under this key.
 */
export const isKeyReused = (error: unknown): boolean => isRejectedWithCode(error, RESULT_CODES.keyReused.code);

const isSureRefusal = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'refused' && !UNSURE.includes(error.code);

/** Nothing reached the server. */
const isNotDelivered = (error: unknown): boolean =>
  isApiFailure(error) && (error.kind === 'tooLarge' || error.kind === 'missing');

/** The server checks the session before it carries anything out. */
const isSignedOut = (error: unknown): boolean =>
  isSureRefusal(error) && isApiFailure(error) && isSessionEnd(error.code);

/** Why a change was not carried out although nothing is wrong with the input; undefined for every other outcome. */
export function findObstacle(error: unknown): 'signedOut' | 'databaseAway' | undefined {
  if (isSignedOut(error)) return 'signedOut';
  return isRejectedWithCode(error, RESULT_CODES.databaseAway.code) ? 'databaseAway' : undefined;
}

/** What sending came to. Only a refusal that proves that nothing was done counts as one. */
export function outcomeOfSending({ error }: Pick<Answer<unknown>, 'error'>): SendingEnd {
  if (error === undefined) return 'answered';
  return isSureRefusal(error) || isNotDelivered(error) ? 'refused' : 'unanswered';
}

const isNotUnderstood = (error: unknown): boolean =>
  !isAway(error) && !isSignedOut(error) && (isSureRefusal(error) || (isApiFailure(error) && error.kind === 'broken'));

/** What the question by key came to; a server that refuses it, or answers something else, does not know it (AP-09). */
export function outcomeOfAsking({ data, error }: Answer<{ readonly state: AskingEnd }>): AskingEnd {
  if (data && error === undefined) return data.state;
  return isNotUnderstood(error) ? 'notAskable' : 'unanswered';
}
