import { factorProofApi } from '@/api/endpoints/account/factorProofApi';
import { requestPasskey } from '@/browser/device/passkeys';
import { loginVault } from '@/browser/session/vault';
import type { ApiFailure } from '@/api/client/apiFailure';
import type { LoginEvent } from '@/machines/loginModel';

import { ask, type LoginEffects, toFailureEvent, UNTRACKED } from './loginEffects';
import { markTicketPassed, renewSession, type RenewalRun } from './renewSession';

const finish = async (run: RenewalRun): Promise<LoginEvent> =>
  (await renewSession(run)) ? { type: 'FACTOR_OK', check: 'none' } : { type: 'NET_FAIL', passed: true };

const toRefusalEvent = (failure: ApiFailure): LoginEvent | undefined =>
  failure.kind === 'refused'
    ? { type: 'FACTOR_NO', code: failure.code, msg: failure.message }
    : toFailureEvent('NET_FAIL', failure);

/** Effects of the second factor. After a proof without a face check the server has a new session, whose token must be requested. */
export const secondFactorEffects: Pick<LoginEffects, 'usePasskey' | 'verifyFactor'> = {
  async usePasskey({ dispatch, signal }) {
    const request = factorProofApi.endpoints.secondFactorRequestPasskey;
    const reply = await ask(signal, dispatch(request.initiate(undefined, UNTRACKED)));
    if ('failure' in reply) return toRefusalEvent(reply.failure);
    const options = loginVault.peek('passkey');
    if (!options) return { type: 'PASSKEY_FAIL' };
    const proof = await requestPasskey(options, signal);
    if (typeof proof === 'string') return { type: proof === 'canceled' ? 'PASSKEY_CANCELED' : 'PASSKEY_FAIL' };
    if (!signal.aborted) loginVault.put('factor', proof);
    return { type: 'PASSKEY_OK' };
  },

  async verifyFactor(run) {
    if (loginVault.peek('ticket')?.hasPassed) return finish(run);
    const factor = loginVault.handleOf('factor');
    if (!factor) return { type: 'NET_FAIL' };
    const isPasskey = 'signature' in (loginVault.peek('factor') ?? {});
    const prove = isPasskey
      ? factorProofApi.endpoints.secondFactorProvePasskey
      : factorProofApi.endpoints.secondFactorProve;
    const reply = await ask(run.signal, run.dispatch(prove.initiate({ factor }, UNTRACKED)));
    if ('failure' in reply) return toRefusalEvent(reply.failure);
    const { check } = reply.data;
    if (check !== 'none') return { type: 'FACTOR_OK', check };
    markTicketPassed();
    return finish(run);
  },
};
