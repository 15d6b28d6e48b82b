import { loginApi } from '@/api/endpoints/account/loginApi';
import { ask, toFailureEvent, toRefusalEvent, UNTRACKED, type LoginEffects } from './loginEffects';
import { olderLoginApi } from '@/api/endpoints/account/olderLoginApi';
import { encryptPassword } from '@/browser/session/encrypt';
import { readFingerprint } from '@/browser/device/fingerprint';
import { readPosition } from '@/browser/device/position';
import { getSettings } from '@/browser/server/getSettings';
import { loginVault } from '@/browser/session/vault';
import { cameraEffects, providerEffects } from './faceCheckEffects';
import { secondFactorEffects } from './secondFactorEffects';

/** First request of the login. */
const captchaEffect: Pick<LoginEffects, 'loadCaptcha'> = {
  async loadCaptcha({ dispatch, signal }) {
    const { loginGenerateValidateCode: captcha } = loginApi.endpoints;
    const reply = await ask(signal, dispatch(captcha.initiate(undefined, UNTRACKED)));
    if ('failure' in reply) return toFailureEvent('CAPTCHA_FAIL', reply.failure);
    return { type: 'CAPTCHA_OK', ...reply.data };
  },
};

/** Effects after the login form is submitted: key, signals and the login request. */
const formEffects: Pick<LoginEffects, 'fetchKeyAndSignals' | 'postLogin'> = {
  async fetchKeyAndSignals({ dispatch, signal }) {
    const { loginRsaPublicKey: publicKey } = loginApi.endpoints;
    const [keyReply, veins, gps] = await Promise.all([
      ask(signal, dispatch(publicKey.initiate(undefined, UNTRACKED))),
      readFingerprint(),
      readPosition(),
    ]);
    if ('failure' in keyReply) return toFailureEvent('KEY_FAIL', keyReply.failure);
    const typed = loginVault.peek('credentials');
    if (!typed) return { type: 'KEY_FAIL' };
    const pwd = await encryptPassword(typed.password, keyReply.data.key, getSettings().passwordPadding).catch(
      () => null,
    );
    if (pwd === null || signal.aborted) return { type: 'KEY_FAIL' };
    loginVault.put('sealed', { pwd, veins: veins ?? '', gps });
    return { type: 'KEY_OK' };
  },

  async postLogin({ dispatch, signal }) {
    const credentials = loginVault.handleOf('credentials');
    const sealed = loginVault.handleOf('sealed');
    if (!credentials || !sealed) return { type: 'NET_FAIL' };
    const isOlder = getSettings().loginClient === 'older';
    const endpoint = isOlder ? olderLoginApi.endpoints.olderLoginLoginIn : loginApi.endpoints.loginIn;
    const reply = await ask(signal, dispatch(endpoint.initiate({ credentials, sealed }, UNTRACKED)));
    return 'data' in reply ? { type: 'LOGIN_OK', ...reply.data } : toRefusalEvent(reply.failure);
  },
};

export { createLoginTraceRecorder } from './loginTraceRecorder';

export const effects = {
  ...captchaEffect,
  ...formEffects,
  ...secondFactorEffects,
  ...cameraEffects,
  ...providerEffects,
};
