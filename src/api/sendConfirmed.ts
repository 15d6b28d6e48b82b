import { RESULT_CODES } from '@/contract/resultCodes';
import type { Dispatch } from '@reduxjs/toolkit';

import { toApiFailure } from './apiFailure';
import type { Outcome } from './readAnswer';

/** Result of a call. If the user canceled the confirmation, only the caller sees the refusal; the user is not notified. */
export interface Confirmed {
  readonly outcome: Outcome;
  readonly isGivenUp: boolean;
}

const asksFirst = ({ failure }: Outcome): boolean =>
  failure?.kind === 'refused' && failure.code === RESULT_CODES.confirmFirst.code;

/** Without a confirmation nothing is sent, so the call fails if the confirmation module cannot be loaded. */
const NOT_FETCHED: Confirmed = { outcome: { failure: toApiFailure('missing') }, isGivenUp: false };

/**
 * Sends a call. If the server requires a password confirmation, sends it again after the user has confirmed. No confirmation is sent to a
 * server that does not require one.
 */
export async function sendConfirmed(send: () => Promise<Outcome>, dispatch: Dispatch): Promise<Confirmed> {
  const outcome = await send();
  if (!asksFirst(outcome)) return { outcome, isGivenUp: false };
  const fetched = await import('./confirmation').catch(() => null);
  if (!fetched) return NOT_FETCHED;
  return (await fetched.confirmation(dispatch))
    ? { outcome: await send(), isGivenUp: false }
    : { outcome, isGivenUp: true };
}
