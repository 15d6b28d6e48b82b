import type { LoginEvent, LoginEventType } from '@/machines/loginModel';
import { PROVIDER_CANCEL_CODES } from '@/machines/loginSetup';

const submit = (usernameLength: number, passwordLength: number, captchaLength: number): LoginEvent => ({
  type: 'SUBMIT',
  usernameLength,
  passwordLength,
  captchaLength,
});

const bare = [
  'CAPTCHA_OK',
  'CAPTCHA_FAIL',
  'CAPTCHA_REFRESH',
  'KEY_OK',
  'KEY_FAIL',
  'START',
  'CAM_OK',
  'CAM_DENIED',
  'CAM_FAIL',
  'CAM_LOST',
  'HIDDEN',
  'CAPTURE',
  'PHOTO',
  'DRAW_FAIL',
  'RETRY',
  'FRAME_READY',
  'PROVIDER_DONE',
  'BACK',
  'LEAVE',
  'LOGOUT',
  'LOGOUT_DONE',
  'PEER_LOGOUT',
  'STAY',
  'RELOGIN',
  'RESTORED',
  'NET_FAIL',
  'TIMEOUT',
] as const satisfies readonly LoginEventType[];

/** Every event, with each value that may lead elsewhere, under a name for the table. */
export const ALPHABET: Readonly<Record<string, LoginEvent>> = {
  ...Object.fromEntries(bare.map((type) => [type, { type } as LoginEvent])),
  'CAPTCHA_OK not asked': { type: 'CAPTCHA_OK', demanded: false },
  SUBMIT: submit(1, 5, 4),
  'SUBMIT no username': submit(0, 5, 4),
  'SUBMIT short password': submit(1, 4, 4),
  'SUBMIT short captcha': submit(1, 5, 3),
  'LOGIN_OK none': { type: 'LOGIN_OK', check: 'none', userLoginLogId: '7' },
  'LOGIN_OK camera': { type: 'LOGIN_OK', check: 'camera', userLoginLogId: '7' },
  'LOGIN_OK provider': { type: 'LOGIN_OK', check: 'provider', userLoginLogId: '7' },
  LOGIN_NO: { type: 'LOGIN_NO', code: '11', msg: 'Wrong password or username' },
  'VERIFY pass': { type: 'VERIFY', pass: true },
  'VERIFY fail': { type: 'VERIFY', pass: false },
  'VERIFY exhausted': { type: 'VERIFY', pass: false, exhausted: true },
  'NET_FAIL intercepted': { type: 'NET_FAIL', intercepted: true },
  'NET_FAIL passed': { type: 'NET_FAIL', passed: true },
  'PROVIDER_CODE 418': { type: 'PROVIDER_CODE', code: '418' },
  ...Object.fromEntries(
    PROVIDER_CANCEL_CODES.map((code): [string, LoginEvent] => [
      `PROVIDER_CODE ${code}`,
      { type: 'PROVIDER_CODE', code },
    ]),
  ),
  'FORCED 02': { type: 'FORCED', code: '02', msg: 'Your session has ended' },
  'FORCED -1': { type: 'FORCED', code: '-1', msg: 'You have been signed out' },
  'LANG es': { type: 'LANG', lang: 'es' },
};

/** Results of effects, which have a stamp, in contrast to events of users. */
export const RESULTS: ReadonlySet<LoginEvent['type']> = new Set([
  'CAPTCHA_OK',
  'CAPTCHA_FAIL',
  'KEY_OK',
  'KEY_FAIL',
  'LOGIN_OK',
  'LOGIN_NO',
  'CAM_OK',
  'CAM_DENIED',
  'CAM_FAIL',
  'CAM_LOST',
  'PHOTO',
  'DRAW_FAIL',
  'VERIFY',
  'PROVIDER_DONE',
  'PROVIDER_CODE',
  'LOGOUT_DONE',
  'NET_FAIL',
  'TIMEOUT',
]);
