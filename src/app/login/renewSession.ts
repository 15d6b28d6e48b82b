import type { ApiFailure } from '@/api/client/apiFailure';
import { loginApi } from '@/api/endpoints/account/loginApi';
import { loginVault } from '@/browser/session/vault';

import { ask, type LoginEffectRun, UNTRACKED } from './loginEffects';

const UNANSWERED: readonly ApiFailure['kind'][] = ['noServer', 'timeout', 'intercepted'];

/** Parts of an effect that request the token of a new session. */
export type RenewalRun = Pick<LoginEffectRun, 'signal' | 'dispatch'>;

/** Number of requests for the token of a new session before an error is shown, and the pause between two requests. */
const RENEWALS = 3;
const RENEWAL_PAUSE_MS = 1500;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, RENEWAL_PAUSE_MS);
  });

/** Records that the last check has passed, so that the next attempt requests only the token. */
export function markTicketPassed(): void {
  const ticket = loginVault.peek('ticket');
  if (ticket) loginVault.put('ticket', { ...ticket, hasPassed: true });
}

/** Requests the token of the session that a passed check has opened; false if the server cannot be reached. */
export async function renewSession({ signal, dispatch }: RenewalRun): Promise<boolean> {
  const { loginCurrentUser: currentUser } = loginApi.endpoints;
  for (let request = 1; ; request += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const renewed = await ask(signal, dispatch(currentUser.initiate(undefined, UNTRACKED)));
    // Another server's response contains the token already; only our server is known to renew it.
    const isAnswered = !('failure' in renewed && UNANSWERED.includes(renewed.failure.kind));
    if (isAnswered) return true;
    if (request === RENEWALS) return false;
    // oxlint-disable-next-line no-await-in-loop -- the pause between two requests
    await pause();
  }
}
