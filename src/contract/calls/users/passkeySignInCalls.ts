import { mainCall } from '../../call';
import { loginResponse } from '../../entities/users/login';
import { passkeyRequestOptions } from '../../entities/users/passkey';
import { passkeySignInRequest } from '../../entities/users/passkeySignIn';

const open = { method: 'POST', who: 'anyone', rows: 'none', chosenByUs: true } as const;

/** Sign-in with a passkey instead of password and captcha (docs/sign-in.md). */
export const passkeySignInCalls = {
  start: mainCall({
    ...open,
    path: 'login/passkey',
    answer: passkeyRequestOptions,
    means:
      'Returns the options with which the browser requests any passkey of the app, with user verification. Their challenge works once, for five minutes, in this browser.',
  }),
  finish: mainCall({
    ...open,
    path: 'login/passkey/in',
    body: passkeySignInRequest,
    answer: loginResponse,
    means:
      "Signs in with the browser's answer to login/passkey. The answer is that of login/in. Every refusal of a passkey reads like a wrong password.",
  }),
};
