import type { ApiFailure } from '@/api/apiFailure';
import { loginApi } from '@/api/loginApi';
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

/** What a check's answer means. After a pass the server's session is a new one, whose token has to be asked for. */
export async function mapFaceCheckResult(
  { signal, dispatch }: Pick<LoginEffectRun, 'signal' | 'dispatch'>,
  asked: Asked<{ readonly pass: boolean }>,
): Promise<LoginEvent | undefined> {
  const answer = await ask(signal, asked);
  if ('failure' in answer) return eventOfFailure(answer.failure);
  if (!answer.data.pass) return { type: 'VERIFY', pass: false };
  const { loginCurrentUser: currentUser } = loginApi.endpoints;
  const again = () => ask(signal, dispatch(currentUser.initiate(undefined, UNTRACKED)));
  const isUnanswered = (renewed: Awaited<ReturnType<typeof again>>): boolean =>
    'failure' in renewed && UNANSWERED.includes(renewed.failure.kind);
  const first = await again();
  const last = isUnanswered(first) ? await again() : first;
  // A server that answers otherwise keeps the token it gave: ours is the only one known to renew it.
  return isUnanswered(last) ? { type: 'NET_FAIL' } : { type: 'VERIFY', pass: true };
}
