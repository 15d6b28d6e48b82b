import { passkeySignInApi } from '@/api/endpoints/account/passkeySignInApi';
import { readFingerprint } from '@/browser/device/fingerprint';
import { discoverPasskey } from '@/browser/device/passkeys';
import { readPosition } from '@/browser/device/position';
import { loginVault } from '@/browser/session/vault';
import { ask, type LoginEffects, toRefusalEvent, UNTRACKED } from './loginEffects';

/** Effects of the sign-in with a passkey instead of password and captcha. */
export const passkeyEffects: Pick<LoginEffects, 'requestPasskeySignIn' | 'signInWithPasskey'> = {
  async requestPasskeySignIn({ dispatch, signal }) {
    const { passkeySignInStart } = passkeySignInApi.endpoints;
    const reply = await ask(signal, dispatch(passkeySignInStart.initiate(undefined, UNTRACKED)));
    if ('failure' in reply) return toRefusalEvent(reply.failure);
    const options = loginVault.peek('passkey');
    if (!options) return { type: 'PASSKEY_FAIL' };
    const passkey = await discoverPasskey(options, signal);
    if (typeof passkey === 'string') return { type: passkey === 'canceled' ? 'PASSKEY_CANCELED' : 'PASSKEY_FAIL' };
    if (!signal.aborted) loginVault.put('passkeySignIn', { ...passkey, veins: '', gps: null });
    return { type: 'PASSKEY_OK' };
  },

  async signInWithPasskey({ dispatch, signal }) {
    const [veins, gps] = await Promise.all([readFingerprint(), readPosition()]);
    const passkey = loginVault.peek('passkeySignIn');
    if (!passkey || signal.aborted) return { type: 'NET_FAIL' };
    const request = loginVault.put('passkeySignIn', { ...passkey, veins: veins ?? '', gps });
    const { passkeySignInFinish } = passkeySignInApi.endpoints;
    const reply = await ask(signal, dispatch(passkeySignInFinish.initiate({ request }, UNTRACKED)));
    return 'data' in reply ? { type: 'LOGIN_OK', ...reply.data } : toRefusalEvent(reply.failure);
  },
};
