import { RESULT_CODES } from '@/contract/resultCodes';
import type { Dispatch } from '@reduxjs/toolkit';

import { toApiFailure } from './apiFailure';
import type { Outcome } from './readAnswer';

/** A call that the user did not confirm: the refusal is known to whoever made it, and told to nobody. */
export interface Confirmed {
  readonly outcome: Outcome;
  readonly isGivenUp: boolean;
}

const asksFirst = ({ failure }: Outcome): boolean =>
  failure?.kind === 'refused' && failure.code === RESULT_CODES.confirmFirst.code;

/** Nothing is sent without a confirmation, so a part that cannot be fetched is the reason why the call failed. */
const NOT_FETCHED: Confirmed = { outcome: { failure: toApiFailure('missing') }, isGivenUp: false };

/** Sends a call, and once more when the server wanted the own password first and the user has given it. A server that never asks is never answered. */
export async function sendConfirmed(send: () => Promise<Outcome>, dispatch: Dispatch): Promise<Confirmed> {
  const outcome = await send();
  if (!asksFirst(outcome)) return { outcome, isGivenUp: false };
  const fetched = await import('./confirmation').catch(() => null);
  if (!fetched) return NOT_FETCHED;
  return (await fetched.confirmation(dispatch))
    ? { outcome: await send(), isGivenUp: false }
    : { outcome, isGivenUp: true };
}
