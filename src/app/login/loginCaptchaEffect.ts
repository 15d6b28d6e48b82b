import { loginApi } from '@/api/loginApi';

import { ask, failureEvent, UNTRACKED } from './loginAsk';
import type { LoginEffects } from './loginEffects';

/** First request of the login. */
export const captchaEffect: Pick<LoginEffects, 'loadCaptcha'> = {
  async loadCaptcha({ dispatch, signal }) {
    const { loginGenerateValidateCode: captcha } = loginApi.endpoints;
    const asked = await ask(signal, dispatch(captcha.initiate(undefined, UNTRACKED)));
    if ('failure' in asked) return failureEvent('CAPTCHA_FAIL', asked.failure);
    return { type: 'CAPTCHA_OK', demanded: asked.data.demanded };
  },
};
