import { RESULT_CODES } from '@/contract/resultCodes';
import type { Dispatch } from '@reduxjs/toolkit';

import type { Outcome } from './readAnswer';

/** A call that the user did not confirm: the refusal is known to whoever made it, and told to nobody. */
export interface Confirmed {
  readonly outcome: Outcome;
  readonly isGivenUp: boolean;
}

const asksFirst = ({ failure }: Outcome): boolean =>
  failure?.kind === 'refused' && failure.code === RESULT_CODES.confirmFirst.code;

/** Fetched when it is first asked for; what can not be fetched can not be confirmed. */
const isConfirmed = async (dispatch: Dispatch): Promise<boolean> => {
  const fetched = await import('./confirmation').catch(() => null);
  return fetched !== null && fetched.confirmation(dispatch);
};

/** Sends a call, and once more when the server wanted the own password first and the user has given it. A server that never asks is never answered. */
export async function sendConfirmed(send: () => Promise<Outcome>, dispatch: Dispatch): Promise<Confirmed> {
  const outcome = await send();
  if (!asksFirst(outcome)) return { outcome, isGivenUp: false };
  return (await isConfirmed(dispatch)) ? { outcome: await send(), isGivenUp: false } : { outcome, isGivenUp: true };
}
