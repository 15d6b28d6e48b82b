import type { ApiFailure } from '@/api/apiFailure';
import { loginApi } from '@/api/loginApi';
import { loginVault } from '@/browser/vault';
import { RESULT_CODES } from '@/contract/resultCodes';
import type { LoginEvent } from '@/machines/loginEvents';

import type { Asked } from './loginAsk';
import { ask, failureEvent, UNTRACKED } from './loginAsk';
import type { LoginEffectRun } from './loginEffects';

const UNANSWERED: readonly ApiFailure['kind'][] = ['noServer', 'timeout', 'intercepted'];

/** Maps a refusal to a failed check. Some servers refuse instead of returning `false`, and the server may report the last attempt. */
function eventOfFailure(failure: ApiFailure): LoginEvent | undefined {
  if (failure.kind !== 'refused') return failureEvent('NET_FAIL', failure);
  if (failure.code === RESULT_CODES.livenessThreeTimes.code) return { type: 'VERIFY', pass: false, exhausted: true };
  if (failure.code === RESULT_CODES.livenessFailed.code) return { type: 'VERIFY', pass: false };
  return failureEvent('NET_FAIL', failure);
}

type FaceCheckRun = Pick<LoginEffectRun, 'signal' | 'dispatch'>;

/** Number of requests for the token of a new session before an error is shown, and the pause between two requests. */
const RENEWALS = 3;
const RENEWAL_PAUSE_MS = 1500;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, RENEWAL_PAUSE_MS);
  });

/** Requests the token of the session that a passed check has opened. */
async function renewSession({ signal, dispatch }: FaceCheckRun): Promise<LoginEvent> {
  const { loginCurrentUser: currentUser } = loginApi.endpoints;
  for (let request = 1; ; request += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const renewed = await ask(signal, dispatch(currentUser.initiate(undefined, UNTRACKED)));
    // Another server's response contains the token already; only our server is known to renew it.
    const isAnswered = !('failure' in renewed && UNANSWERED.includes(renewed.failure.kind));
    if (isAnswered) return { type: 'VERIFY', pass: true };
    if (request === RENEWALS) return { type: 'NET_FAIL', passed: true };
    // oxlint-disable-next-line no-await-in-loop -- the pause between two requests
    await pause();
  }
}

/** Completes a sign-in whose check has already passed; undefined while the check is pending. */
export const finishPassedCheck = (run: FaceCheckRun): Promise<LoginEvent> | undefined =>
  loginVault.peek('ticket')?.hasPassed ? renewSession(run) : undefined;

/** Maps the result of a check to an event. After a pass the server has a new session, whose token must be requested. */
export async function mapFaceCheckResult(
  run: FaceCheckRun,
  asked: Asked<{ readonly pass: boolean }>,
): Promise<LoginEvent | undefined> {
  const answer = await ask(run.signal, asked);
  if ('failure' in answer) return eventOfFailure(answer.failure);
  if (!answer.data.pass) return { type: 'VERIFY', pass: false };
  const ticket = loginVault.peek('ticket');
  if (ticket) loginVault.put('ticket', { ...ticket, hasPassed: true });
  return renewSession(run);
}
