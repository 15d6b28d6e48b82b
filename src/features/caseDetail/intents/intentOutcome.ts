import { isApiFailure, isAway, isRefusedWith } from '@/api/apiFailure';
import { isSessionEnd, RESULT_CODES } from '@/contract/resultCodes';
import type { AskingEnd, SendingEnd } from '@/machines/intentMachine';

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/**
 * Refusals that do not prove that nothing was done: an earlier copy is still running, the server fell over, would not
 * listen, or no longer knows who asks.
 */
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
export const isKeyReused = (error: unknown): boolean => isRefusedWith(error, RESULT_CODES.keyReused.code);

const isSureRefusal = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'refused' && !UNSURE.includes(error.code) && !isSessionEnd(error.code);

/** What sending came to. Only a refusal that proves that nothing was done counts as one. */
export function outcomeOfSending({ error }: Pick<Answer<unknown>, 'error'>): SendingEnd {
  if (error === undefined) return 'answered';
  return isSureRefusal(error) ? 'refused' : 'unanswered';
}

const isNotUnderstood = (error: unknown): boolean =>
  !isAway(error) && (isSureRefusal(error) || (isApiFailure(error) && error.kind === 'broken'));

/** What the question by key came to; a server that refuses it, or answers something else, does not know it (AP-09). */
export function outcomeOfAsking({ data, error }: Answer<{ readonly state: AskingEnd }>): AskingEnd {
  if (data && error === undefined) return data.state;
  return isNotUnderstood(error) ? 'notAskable' : 'unanswered';
}
