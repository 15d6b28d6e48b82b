import { isApiFailure, isAway, isRejectedWithCode } from '@/api/client/apiFailure';
import { isSessionEnd, RESULT_CODES } from '@/contract/resultCodes';
import type { AskingEnd, SendingEnd } from '@/machines/submissionMachine';

interface IntentOutcomeReply<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** Refusals that do not prove that nothing was executed: an earlier copy is still running, or the server failed or is busy. */
const UNSURE: readonly string[] = [
  RESULT_CODES.stillRunning.code,
  RESULT_CODES.systemError.code,
  RESULT_CODES.tooMany.code,
  RESULT_CODES.busy.code,
];

/** The key was used for another change, in another tab: this change was not executed and never will be under this key. */
export const isKeyReused = (error: unknown): boolean => isRejectedWithCode(error, RESULT_CODES.keyReused.code);

const isSureRefusal = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'refused' && !UNSURE.includes(error.code);

/** Nothing reached the server. */
const isNotDelivered = (error: unknown): boolean =>
  isApiFailure(error) && (error.kind === 'tooLarge' || error.kind === 'missing');

/** Refusals of the session check, which precedes any execution. */
const isSignedOut = (error: unknown): boolean =>
  isSureRefusal(error) && isApiFailure(error) && isSessionEnd(error.code);

/** Returns the obstacle that prevented a valid change, or undefined for every other outcome. */
export function findObstacle(error: unknown): 'signedOut' | 'databaseAway' | undefined {
  if (isSignedOut(error)) return 'signedOut';
  return isRejectedWithCode(error, RESULT_CODES.databaseAway.code) ? 'databaseAway' : undefined;
}

/** Maps the response to an outcome. Only a refusal which proves that nothing was executed counts as refused. */
export function outcomeOfSending({ error }: Pick<IntentOutcomeReply<unknown>, 'error'>): SendingEnd {
  if (error === undefined) return 'answered';
  return isSureRefusal(error) || isNotDelivered(error) ? 'refused' : 'unanswered';
}

const isNotUnderstood = (error: unknown): boolean =>
  !isAway(error) && !isSignedOut(error) && (isSureRefusal(error) || (isApiFailure(error) && error.kind === 'broken'));

/** Maps the lookup by idempotency key to an outcome. An error or any unexpected response means unknown (AP-09). */
export function outcomeOfAsking({ data, error }: IntentOutcomeReply<{ readonly state: AskingEnd }>): AskingEnd {
  if (data && error === undefined) return data.state;
  return isNotUnderstood(error) ? 'notAskable' : 'unanswered';
}
