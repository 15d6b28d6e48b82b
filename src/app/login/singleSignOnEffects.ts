import { singleSignOnApi } from '@/api/endpoints/account/singleSignOnApi';
import { readFingerprint } from '@/browser/device/fingerprint';
import { readPosition } from '@/browser/device/position';
import { watchPageRestored } from '@/browser/page/pageLife';
import { loginVault } from '@/browser/session/vault';
import type { LoginEvent } from '@/machines/loginModel';
import { ask, toRefusalEvent, UNTRACKED, type LoginEffects } from './loginEffects';

/** Only web pages: an address of another kind could run a script in this page. */
const isWebAddress = (address: string): boolean => /^https?:\/\//u.test(address);

type SingleSignOnEffects = Pick<LoginEffects, 'startSingleSignOn' | 'leaveForProvider' | 'finishSingleSignOn'>;

/** Effects of the sign-in with a company account. */
export const singleSignOnEffects: SingleSignOnEffects = {
  async startSingleSignOn({ dispatch, signal }) {
    const name = loginVault.handleOf('ssoName');
    if (!name) return { type: 'NET_FAIL' };
    const { singleSignOnStart } = singleSignOnApi.endpoints;
    const reply = await ask(signal, dispatch(singleSignOnStart.initiate({ name }, UNTRACKED)));
    return 'data' in reply ? { type: 'SSO_READY' } : toRefusalEvent(reply.failure);
  },

  leaveForProvider({ signal, send }) {
    const { address = '' } = loginVault.peek('ssoAddress') ?? {};
    if (!isWebAddress(address)) return Promise.resolve<LoginEvent>({ type: 'TIMEOUT' });
    // The person came back with the browser's button.
    signal.addEventListener(
      'abort',
      watchPageRestored(() => send({ type: 'BACK' })),
    );
    location.assign(address);
    return Promise.resolve(undefined);
  },

  async finishSingleSignOn({ dispatch, signal }) {
    const [veins, gps] = await Promise.all([readFingerprint(), readPosition()]);
    const taken = loginVault.peek('ssoAnswer');
    if (!taken || signal.aborted) return { type: 'NET_FAIL' };
    const answer = loginVault.put('ssoAnswer', { ...taken, veins: veins ?? '', gps });
    const { singleSignOnFinish } = singleSignOnApi.endpoints;
    const reply = await ask(signal, dispatch(singleSignOnFinish.initiate({ answer }, UNTRACKED)));
    return 'data' in reply ? { type: 'LOGIN_OK', ...reply.data } : toRefusalEvent(reply.failure);
  },
};
