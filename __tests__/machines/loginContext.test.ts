import { type LoginContext, INITIAL_LOGIN_CONTEXT, type LoginEvent, type LoginResource } from '@/machines/loginModel';
import type { LoginValue } from '@/machines/loginMachine';
import { getLoginLeaf, getLoginMeta, stepLogin } from '@/machines/loginStep';

/** A state whose screen still says what went wrong before. */
const TOLD = { msg: 'login.bad', text: 'Wrong', code: '11' } as const satisfies Partial<LoginContext>;

const getValue = (leaf: string): LoginValue => {
  const [parent = '', child = ''] = leaf.split('.');
  return { [parent]: child } as LoginValue;
};

const step = (leaf: string, event: LoginEvent, context: Partial<LoginContext> = {}) => {
  const before = {
    value: getValue(leaf),
    context: { ...INITIAL_LOGIN_CONTEXT, ...context },
    status: 'active',
  } as const;
  const { state, outcome } = stepLogin(before, { event });
  return { leaf: getLoginLeaf(state.value), context: state.context, outcome };
};

const SUBMIT = { type: 'SUBMIT', usernameLength: 1, passwordLength: 5, captchaLength: 4 } as const;
const passed = { type: 'VERIFY', pass: true } as const;
const none = { type: 'LOGIN_OK', check: 'none', userLoginLogId: '77' } as const;

test.each<[string, LoginEvent, string]>([
  ['form.captchaFailed', { type: 'CAPTCHA_REFRESH' }, 'form.captchaLoading'],
  ['form.captchaLoading', { type: 'RESTORED' }, 'authenticated.active'],
  ['form.editing', SUBMIT, 'submitting.key'],
  ['submitting.posting', none, 'authenticated.active'],
  ['camera.intro', { type: 'START' }, 'camera.requesting'],
  ['camera.preview', { type: 'CAPTURE' }, 'camera.drawing'],
  ['camera.error', { type: 'RETRY' }, 'camera.requesting'],
  ['camera.verifying', passed, 'authenticated.active'],
  ['camera.preview', { type: 'BACK' }, 'form.captchaLoading'],
  ['camera.preview', { type: 'LEAVE' }, 'form.captchaLoading'],
  ['provider.running', { type: 'PROVIDER_DONE' }, 'provider.checking'],
  ['provider.recheck', { type: 'RETRY' }, 'provider.checking'],
  ['provider.checking', passed, 'authenticated.active'],
  ['provider.loading', { type: 'BACK' }, 'form.captchaLoading'],
  ['provider.loading', { type: 'LEAVE' }, 'form.captchaLoading'],
])('LG-03 %s: going on takes what was said before from the screen (%j)', (from, event, to) => {
  const { leaf, context } = step(from, event, { ...TOLD, hasSession: true });
  expect(leaf).toBe(to);
  expect(context).toMatchObject({ msg: null, text: null, code: null });
});

test('LG-03 a captcha reloaded by hand retains the reason why the form returned', () => {
  expect(step('form.editing', { type: 'CAPTCHA_REFRESH' }, TOLD).context).toMatchObject(TOLD);
});

test('LG-03 the form knows whether the system asks for a captcha', () => {
  const free = step('form.captchaLoading', { type: 'CAPTCHA_OK', demanded: false });
  expect(free.context.captchaDemanded).toBe(false);
  expect(step('form.editing', { ...SUBMIT, captchaLength: 0 }, free.context).leaf).toBe('submitting.key');
  expect(step('form.captchaLoading', { type: 'CAPTCHA_OK' }, free.context).context.captchaDemanded).toBe(true);
  expect(
    step('form.captchaLoading', { type: 'CAPTCHA_OK', demanded: true }, free.context).context.captchaDemanded,
  ).toBe(true);
});

test('LG-07 a check that is unknown here is no way in', () => {
  const strange = { type: 'LOGIN_OK', check: 'voice', userLoginLogId: '77' } as unknown as LoginEvent;
  expect(step('submitting.posting', strange)).toMatchObject({ leaf: 'submitting.posting', outcome: 'ignored' });
});

test('SE-06 a session begins with a unique stamp, and ends with another in every tab', () => {
  const begun = step('submitting.posting', none, { epoch: 3 });
  expect(begun.context).toMatchObject({ epoch: 4, hasSession: true, loginLogId: '77' });
  const ended = step('authenticated.active', { type: 'PEER_LOGOUT' }, begun.context);
  expect(ended).toMatchObject({
    leaf: 'authenticated.loggedOutDialog',
    context: { epoch: 5, hasSession: false, loginLogId: null },
  });
});

test('RT-03 a session that is found again is one, and can be ended by the server', () => {
  const found = step('form.captchaLoading', { type: 'RESTORED', userLoginLogId: '78' }, { epoch: 1 });
  expect(found).toMatchObject({
    leaf: 'authenticated.active',
    context: { hasSession: true, loginLogId: '78', epoch: 2 },
  });
  expect(step('authenticated.active', { type: 'FORCED', code: '02', msg: '' }, found.context)).toMatchObject({
    leaf: 'form.captchaLoading',
    context: { hasSession: false, loginLogId: null, msg: 'login.ended', code: '02' },
  });
});

test.each([
  ['Signed out', 'Signed out'],
  ['', null],
])('RT-03 where the server sent no words, none are shown: %j', (msg, text) => {
  const forced = step('authenticated.active', { type: 'FORCED', code: '02', msg }, { hasSession: true });
  expect(forced.context.text).toBe(text);
  expect(step('camera.requesting', { type: 'CAM_DENIED' }, { hasSession: true, ...TOLD }).context).toMatchObject({
    msg: 'cam.denied',
    text: null,
    code: null,
  });
});

test('LG-03 initially there is no session, and a captcha is requested', () => {
  expect(INITIAL_LOGIN_CONTEXT).toEqual({
    fails: 0,
    epoch: 0,
    msg: null,
    proofs: [],
    text: null,
    code: null,
    hasSession: false,
    captchaDemanded: true,
    singleSignOnOffered: false,
    passkeyOffered: false,
    lang: 'cn',
    loginLogId: null,
  });
});

test.each<[unknown, string]>([
  ['form', 'form'],
  [{ camera: 'preview' }, 'camera.preview'],
  [{ camera: { preview: 'still' } }, 'camera.preview.still'],
  [null, 'null'],
  [undefined, 'undefined'],
])('TR-03 a state of a recording, whatever it is, has a name: %j', (value, name) => {
  expect(getLoginLeaf(value)).toBe(name);
});

test('LV-03 failures are counted for one sign-in, and a passed check is not one of them', () => {
  const failed = step('camera.verifying', { type: 'VERIFY', pass: false }, { hasSession: true });
  expect(failed).toMatchObject({ leaf: 'camera.preview', context: { fails: 1, msg: 'face.retry' } });
  const last = { type: 'VERIFY', pass: true, exhausted: true } as const;
  expect(step('camera.verifying', last, { hasSession: true, fails: 2 }).leaf).toBe('authenticated.active');
  expect(step('submitting.posting', none, { fails: 2 }).context.fails).toBe(0);
});

/** Data that each state retains. All other data must be released: the camera is off, the picture is deleted. */
const HOLDS: Readonly<Record<string, readonly LoginResource[]>> = {
  'form.captchaLoading': [],
  'form.captchaFailed': [],
  'form.editing': [],
  'submitting.key': ['credentials'],
  'submitting.posting': ['credentials', 'ticket'],
  'camera.intro': ['ticket'],
  'secondFactor.choosing': ['ticket'],
  'secondFactor.passkey': ['ticket', 'factor'],
  'secondFactor.verifying': ['ticket', 'factor'],
  'camera.requesting': ['ticket', 'camera'],
  'camera.preview': ['ticket', 'camera'],
  'camera.drawing': ['ticket', 'camera', 'photo'],
  'camera.verifying': ['ticket', 'camera', 'photo'],
  'camera.error': ['ticket'],
  'provider.loading': ['ticket', 'provider'],
  'provider.running': ['ticket', 'provider'],
  'provider.checking': ['ticket', 'provider'],
  'provider.recheck': ['ticket', 'provider'],
  'authenticated.active': [],
  'authenticated.loggedOutDialog': [],
  'authenticated.leaving': [],
};

test.each(Object.entries(HOLDS))('LV-08 %s holds what it needs and nothing else', (leaf, holds) => {
  expect(getLoginMeta(getValue(leaf)).holds ?? []).toEqual(holds);
});
