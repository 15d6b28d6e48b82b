import type { ApiFailure } from '@/api/apiFailure';
import { loginApi } from '@/api/loginApi';
import { loginVault } from '@/browser/vault';
import { RESULT_CODES } from '@/contract/resultCodes';
import type { LoginEvent } from '@/machines/loginEvents';

import type { Asked } from './loginAsk';
import { ask, failureEvent, UNTRACKED } from './loginAsk';
import type { LoginEffectRun } from './loginEffects';

const UNANSWERED: readonly ApiFailure['kind'][] = ['noServer', 'timeout', 'intercepted'];

/** Some servers refuse a failed check instead of answering `false`; and the server, which counts too, may say that it was the last one. */
function eventOfFailure(failure: ApiFailure): LoginEvent | undefined {
  if (failure.kind !== 'refused') return failureEvent('NET_FAIL', failure);
  if (failure.code === RESULT_CODES.livenessThreeTimes.code) return { type: 'VERIFY', pass: false, exhausted: true };
  if (failure.code === RESULT_CODES.livenessFailed.code) return { type: 'VERIFY', pass: false };
  return failureEvent('NET_FAIL', failure);
}

type FaceCheckRun = Pick<LoginEffectRun, 'signal' | 'dispatch'>;

/** How often the token of a new session is requested before the user is told, and the pause between two requests. */
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
    // A server that answers otherwise keeps the token it gave: ours is the only one known to renew it.
    const isAnswered = !('failure' in renewed && UNANSWERED.includes(renewed.failure.kind));
    if (isAnswered) return { type: 'VERIFY', pass: true };
    if (request === RENEWALS) return { type: 'NET_FAIL', passed: true };
    // oxlint-disable-next-line no-await-in-loop -- the pause between two requests
    await pause();
  }
}

/** Finishes a sign-in whose check has passed before; undefined while the check is still to be made. */
export const finishPassedCheck = (run: FaceCheckRun): Promise<LoginEvent> | undefined =>
  loginVault.peek('ticket')?.hasPassed ? renewSession(run) : undefined;

/** What a check's answer means. After a pass the server's session is a new one, whose token has to be asked for. */
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
