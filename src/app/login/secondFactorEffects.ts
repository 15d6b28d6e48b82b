import { factorProofApi } from '@/api/endpoints/account/factorProofApi';
import { loginVault } from '@/browser/session/vault';
import type { LoginEvent } from '@/machines/loginModel';

import { ask, type LoginEffects, toFailureEvent, UNTRACKED } from './loginEffects';
import { markTicketPassed, renewSession, type RenewalRun } from './renewSession';

const finish = async (run: RenewalRun): Promise<LoginEvent> =>
  (await renewSession(run)) ? { type: 'FACTOR_OK', check: 'none' } : { type: 'NET_FAIL', passed: true };

/** Effect of the second factor. After a proof without a face check the server has a new session, whose token must be requested. */
export const secondFactorEffects: Pick<LoginEffects, 'verifyFactor'> = {
  async verifyFactor(run) {
    if (loginVault.peek('ticket')?.hasPassed) return finish(run);
    const factor = loginVault.handleOf('factor');
    if (!factor) return { type: 'NET_FAIL' };
    const { secondFactorProve: prove } = factorProofApi.endpoints;
    const reply = await ask(run.signal, run.dispatch(prove.initiate({ factor }, UNTRACKED)));
    if ('failure' in reply) {
      const { kind, code, message } = reply.failure;
      return kind === 'refused' ? { type: 'FACTOR_NO', code, msg: message } : toFailureEvent('NET_FAIL', reply.failure);
    }
    const { check } = reply.data;
    if (check !== 'none') return { type: 'FACTOR_OK', check };
    markTicketPassed();
    return finish(run);
  },
};
