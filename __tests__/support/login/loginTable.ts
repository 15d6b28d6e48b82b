/**
 * Every transition, typed by hand from the specification and not from the machine: state, event → target and message.
 * A remark in brackets says in which circumstances the row holds; what is not listed leads nowhere.
 */
const FORM = 'form.captchaLoading';
const CANCEL = `${FORM} face.cancel`;
const THREE = `${FORM} face.three`;
const ENDED = `${FORM} login.ended`;

/** No answer of the server, with the message; another one if the check has passed. */
const failing = (state: string, message: string, passed = message) => ({
  NET_FAIL: `${state} ${message}`,
  'NET_FAIL passed': `${state} ${passed}`,
  'NET_FAIL intercepted': `${state} errors.intercepted`,
});

const unreached = { ...failing(FORM, 'login.noServer'), TIMEOUT: `${FORM} login.noServer` };
const forced = { 'FORCED 02': ENDED, 'FORCED -1': ENDED };
const leaving = { BACK: FORM, LEAVE: FORM, ...forced };
const restored = { RESTORED: 'authenticated.active', RETURNED: 'singleSignOn.returning' };
const named = { SSO: 'singleSignOn.starting', PASSKEY: 'passkey.requesting' };

const codes = (state: string) => ({
  ...Object.fromEntries(
    ['400', '401', '403', '404', '408', '409', '410'].map((code) => [`PROVIDER_CODE ${code}`, CANCEL]),
  ),
  'PROVIDER_CODE 418': state,
});

const accepted = {
  'LOGIN_OK factor': 'secondFactor.choosing',
  'LOGIN_OK none': 'authenticated.active',
  'LOGIN_OK camera': 'camera.intro',
  'LOGIN_OK provider': 'provider.loading',
};

export const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'form.captchaLoading': {
    ...restored,
    ...named,
    'SSO no name': 'form.captchaLoading sso.name',
    CAPTCHA_OK: 'form.editing',
    'CAPTCHA_OK single sign-on': 'form.editing',
    'CAPTCHA_OK passkey': 'form.editing',
    'CAPTCHA_OK not asked': 'form.editing',
    CAPTCHA_FAIL: 'form.captchaFailed',
    NET_FAIL: 'form.captchaFailed',
    'NET_FAIL passed': 'form.captchaFailed',
    'NET_FAIL intercepted': 'form.captchaFailed',
    TIMEOUT: 'form.captchaFailed',
  },
  'form.captchaFailed': {
    ...restored,
    ...named,
    'SSO no name': 'form.captchaFailed sso.name',
    CAPTCHA_REFRESH: 'form.captchaLoading',
  },
  'form.editing': {
    ...restored,
    ...named,
    'SSO no name': 'form.editing sso.name',
    CAPTCHA_REFRESH: 'form.captchaLoading',
    SUBMIT: 'submitting.key',
    'SUBMIT no username': 'form.editing form.invalid',
    'SUBMIT short password': 'form.editing form.invalid',
    'SUBMIT short captcha': 'form.editing form.invalid',
    'SUBMIT short captcha (not asked)': 'submitting.key',
  },
  'submitting.key': {
    KEY_OK: 'submitting.posting',
    KEY_FAIL: `${FORM} login.key`,
    NET_FAIL: `${FORM} login.key`,
    'NET_FAIL passed': `${FORM} login.key`,
    'NET_FAIL intercepted': `${FORM} errors.intercepted`,
    TIMEOUT: `${FORM} login.key`,
  },
  'submitting.posting': {
    ...accepted,
    LOGIN_NO: `${FORM} login.bad`,
    ...unreached,
  },
  'secondFactor.choosing': {
    ...leaving,
    FACTOR_CODE: 'secondFactor.verifying',
    'FACTOR_CODE short': 'secondFactor.choosing factor.invalid',
    PASSKEY: 'secondFactor.passkey',
    RETRY: 'secondFactor.verifying',
  },
  'secondFactor.passkey': {
    ...leaving,
    PASSKEY_OK: 'secondFactor.verifying',
    PASSKEY_CANCELED: 'secondFactor.choosing factor.canceled',
    PASSKEY_FAIL: 'secondFactor.choosing factor.unusable',
    FACTOR_NO: 'secondFactor.choosing factor.bad',
    ...failing('secondFactor.choosing', 'login.noServer'),
    TIMEOUT: 'secondFactor.choosing factor.canceled',
  },
  'secondFactor.verifying': {
    ...leaving,
    'FACTOR_OK none': 'authenticated.active',
    'FACTOR_OK camera': 'camera.intro',
    'FACTOR_OK provider': 'provider.loading',
    FACTOR_NO: 'secondFactor.choosing factor.bad',
    ...failing('secondFactor.choosing', 'login.noServer', 'factor.passed'),
    TIMEOUT: 'secondFactor.choosing login.noServer',
  },
  'passkey.requesting': {
    BACK: FORM,
    PASSKEY_OK: 'passkey.verifying',
    PASSKEY_CANCELED: `${FORM} factor.canceled`,
    PASSKEY_FAIL: `${FORM} factor.unusable`,
    LOGIN_NO: `${FORM} factor.refused`,
    ...unreached,
    TIMEOUT: `${FORM} factor.canceled`,
  },
  'passkey.verifying': {
    ...accepted,
    LOGIN_NO: `${FORM} factor.refused`,
    ...unreached,
  },
  'singleSignOn.starting': {
    SSO_READY: 'singleSignOn.leaving',
    BACK: FORM,
    LOGIN_NO: `${FORM} sso.bad`,
    ...unreached,
  },
  'singleSignOn.leaving': { BACK: FORM, TIMEOUT: `${FORM} sso.stayed` },
  'singleSignOn.returning': {
    ...accepted,
    LOGIN_NO: `${FORM} sso.bad`,
    ...unreached,
  },
  'camera.intro': { ...leaving, START: 'camera.requesting' },
  'camera.requesting': {
    ...leaving,
    CAM_OK: 'camera.preview',
    CAM_DENIED: 'camera.error cam.denied',
    CAM_FAIL: 'camera.error cam.start',
    TIMEOUT: 'camera.error cam.start',
    HIDDEN: 'camera.intro',
  },
  'camera.preview': {
    ...leaving,
    CAPTURE: 'camera.drawing',
    CAM_LOST: 'camera.error cam.lost',
    HIDDEN: 'camera.intro',
  },
  'camera.drawing': {
    ...leaving,
    PHOTO: 'camera.verifying',
    DRAW_FAIL: 'camera.error cam.draw',
    TIMEOUT: 'camera.error cam.draw',
    CAM_LOST: 'camera.error cam.lost',
  },
  'camera.verifying': {
    ...leaving,
    'VERIFY pass': 'authenticated.active',
    'VERIFY fail': 'camera.preview face.retry',
    'VERIFY fail (third)': THREE,
    'VERIFY exhausted': THREE,
    ...failing('camera.preview', 'face.unsent', 'face.passed'),
    TIMEOUT: 'camera.preview face.unsent',
  },
  'camera.error': { ...leaving, RETRY: 'camera.requesting' },
  'provider.loading': {
    ...leaving,
    ...codes('provider.loading'),
    FRAME_READY: 'provider.running',
    TIMEOUT: CANCEL,
  },
  'provider.running': {
    ...leaving,
    ...codes('provider.running'),
    PROVIDER_DONE: 'provider.checking',
    TIMEOUT: CANCEL,
  },
  'provider.checking': {
    ...leaving,
    ...codes('provider.checking'),
    'VERIFY pass': 'authenticated.active',
    'VERIFY fail': 'provider.loading face.retry',
    'VERIFY fail (third)': THREE,
    'VERIFY exhausted': THREE,
    ...failing('provider.recheck', 'face.unsent', 'face.passed'),
    TIMEOUT: 'provider.recheck face.unsent',
  },
  'provider.recheck': { ...leaving, ...codes('provider.recheck'), RETRY: 'provider.checking' },
  'authenticated.active': {
    ...forced,
    LOGOUT: 'authenticated.leaving',
    PEER_LOGOUT: 'authenticated.loggedOutDialog',
    'FORCED 02 (no session)': 'authenticated.loggedOutDialog',
    'FORCED -1 (no session)': 'authenticated.loggedOutDialog',
    'RELOGIN (no session)': FORM,
  },
  'authenticated.loggedOutDialog': { STAY: 'authenticated.active', RELOGIN: FORM },
  'authenticated.leaving': {
    LOGOUT_DONE: FORM,
    NET_FAIL: FORM,
    'NET_FAIL passed': FORM,
    'NET_FAIL intercepted': FORM,
    TIMEOUT: FORM,
    'FORCED 02': ENDED,
    'FORCED -1': ENDED,
  },
};
