import { loginAccepted, loginSetup } from './loginSetup';
import type { SnapshotFrom } from 'xstate';
import { singleSignOnEntries, singleSignOnStates } from './singleSignOnStates';
import { INITIAL_LOGIN_CONTEXT } from './loginModel';
import { passkeyEntry, passkeyStates } from './passkeyStates';
import { secondFactorStates } from './secondFactorStates';

const toForm = '#login.form';
const toRetry = { type: 'say', params: { msg: 'face.retry' } } as const;
const toCancel = { target: toForm, actions: { type: 'say', params: { msg: 'face.cancel' } } } as const;
const passed = { guard: 'passed', target: '#login.authenticated' } as const;
const lastFailure = {
  guard: 'lastFailure',
  target: toForm,
  actions: { type: 'say', params: { msg: 'face.three' } },
} as const;
const leaving = {
  BACK: { target: toForm, actions: 'hush' },
  LEAVE: { target: toForm, actions: 'hush' },
} as const;
const unsent = { type: 'say', params: { msg: 'face.unsent' } } as const;
/** The check has passed, but the new session's token is missing: the next attempt requests only the token. */
const withoutToken = { guard: 'hasPassed', actions: { type: 'say', params: { msg: 'face.passed' } } } as const;
const camera = (msg: 'cam.denied' | 'cam.start' | 'cam.lost' | 'cam.draw') =>
  ({ target: 'error', actions: { type: 'say', params: { msg } } }) as const;

/** The face check with our own camera (§4 face check, LV-01 to LV-05). */
const cameraStates = loginSetup.createStateConfig({
  initial: 'intro',
  on: leaving,
  states: {
    intro: { meta: { holds: ['ticket'] }, on: { START: { target: 'requesting', actions: 'hush' } } },
    requesting: {
      meta: { effect: 'openCamera', holds: ['ticket', 'camera'] },
      entry: 'raiseEpoch',
      on: {
        CAM_OK: 'preview',
        CAM_DENIED: camera('cam.denied'),
        CAM_FAIL: camera('cam.start'),
        TIMEOUT: camera('cam.start'),
        HIDDEN: 'intro',
      },
    },
    preview: {
      meta: { effect: 'holdCamera', holds: ['ticket', 'camera'] },
      entry: 'raiseEpoch',
      on: { CAPTURE: { target: 'drawing', actions: 'hush' }, CAM_LOST: camera('cam.lost'), HIDDEN: 'intro' },
    },
    drawing: {
      meta: { effect: 'takePhoto', holds: ['ticket', 'camera', 'photo'] },
      entry: 'raiseEpoch',
      on: {
        PHOTO: 'verifying',
        DRAW_FAIL: camera('cam.draw'),
        TIMEOUT: camera('cam.draw'),
        CAM_LOST: camera('cam.lost'),
      },
    },
    verifying: {
      meta: { effect: 'verifyPhoto', holds: ['ticket', 'camera', 'photo'] },
      entry: 'raiseEpoch',
      on: {
        VERIFY: [passed, lastFailure, { target: 'preview', actions: ['countFailure', toRetry] }],
        NET_FAIL: [
          { ...withoutToken, target: 'preview' },
          { target: 'preview', actions: unsent },
        ],
        TIMEOUT: { target: 'preview', actions: unsent },
      },
    },
    error: { meta: { holds: ['ticket'] }, on: { RETRY: { target: 'requesting', actions: 'hush' } } },
  },
});

/** The face check on the provider's page (§4 face check, LV-06, LV-07). */
const providerStates = loginSetup.createStateConfig({
  initial: 'loading',
  on: { ...leaving, PROVIDER_CODE: [{ guard: 'cancels', ...toCancel }, { actions: 'noteCode' }] },
  states: {
    loading: {
      meta: { effect: 'openFrame', holds: ['ticket', 'provider'] },
      entry: 'raiseEpoch',
      on: { FRAME_READY: 'running', TIMEOUT: toCancel },
    },
    running: {
      meta: { effect: 'watchProvider', holds: ['ticket', 'provider'] },
      entry: 'raiseEpoch',
      on: { PROVIDER_DONE: { target: 'checking', actions: 'hush' }, TIMEOUT: toCancel },
    },
    checking: {
      meta: { effect: 'checkProvider', holds: ['ticket', 'provider'] },
      entry: 'raiseEpoch',
      on: {
        VERIFY: [passed, lastFailure, { target: 'loading', actions: ['countFailure', toRetry] }],
        NET_FAIL: [
          { ...withoutToken, target: 'recheck' },
          { target: 'recheck', actions: unsent },
        ],
        TIMEOUT: { target: 'recheck', actions: unsent },
      },
    },
    recheck: {
      meta: { holds: ['ticket', 'provider'] },
      on: { RETRY: { target: 'checking', actions: 'hush' } },
    },
  },
});

const badKey = { target: toForm, actions: { type: 'say', params: { msg: 'login.key' } } } as const;
const noServer = { target: toForm, actions: { type: 'say', params: { msg: 'login.noServer' } } } as const;
const noCaptcha = { target: 'captchaFailed', actions: 'sayCaptcha' } as const;

const formStates = loginSetup.createStateConfig({
  initial: 'captchaLoading',
  // Every path to the form ends the session.
  entry: 'loseSession',
  on: { RESTORED: { target: '#login.authenticated', actions: 'gainSession' }, ...singleSignOnEntries, ...passkeyEntry },
  states: {
    captchaLoading: {
      meta: { effect: 'loadCaptcha' },
      entry: 'raiseEpoch',
      on: {
        CAPTCHA_OK: { target: 'editing', actions: 'noteCaptcha' },
        CAPTCHA_FAIL: noCaptcha,
        NET_FAIL: noCaptcha,
        TIMEOUT: noCaptcha,
      },
    },
    captchaFailed: { on: { CAPTCHA_REFRESH: { target: 'captchaLoading', actions: 'hush' } } },
    editing: {
      on: {
        SUBMIT: [
          { guard: 'submittable', target: '#login.submitting', actions: 'hush' },
          { actions: { type: 'say', params: { msg: 'form.invalid' } } },
        ],
        CAPTCHA_REFRESH: 'captchaLoading',
      },
    },
  },
});

const submittingStates = loginSetup.createStateConfig({
  initial: 'key',
  states: {
    key: {
      meta: { effect: 'fetchKeyAndSignals', holds: ['credentials'] },
      entry: 'raiseEpoch',
      on: { KEY_OK: 'posting', KEY_FAIL: badKey, NET_FAIL: badKey, TIMEOUT: badKey },
    },
    posting: {
      meta: { effect: 'postLogin', holds: ['credentials', 'ticket'] },
      entry: 'raiseEpoch',
      on: {
        LOGIN_OK: loginAccepted,
        LOGIN_NO: { target: toForm, actions: { type: 'say', params: { msg: 'login.bad' } } },
        NET_FAIL: noServer,
        TIMEOUT: noServer,
      },
    },
  },
});

const authenticatedStates = loginSetup.createStateConfig({
  initial: 'active',
  // Raises the session's epoch: responses to earlier requests become stale.
  entry: ['raiseEpoch', 'hush'],
  states: {
    active: {
      on: {
        LOGOUT: 'leaving',
        PEER_LOGOUT: { target: 'loggedOutDialog', actions: ['raiseEpoch', 'loseSession'] },
        // Only after STAY: the session has ended, the screen remained open, and a call has just detected it.
        FORCED: { guard: 'hasNoSession', target: 'loggedOutDialog' },
        RELOGIN: { guard: 'hasNoSession', target: toForm },
      },
    },
    loggedOutDialog: { on: { STAY: 'active', RELOGIN: toForm } },
    leaving: {
      meta: { effect: 'signOut' },
      entry: 'raiseEpoch',
      // Clearing this device takes precedence over any response of the server.
      on: { LOGOUT_DONE: toForm, NET_FAIL: toForm, TIMEOUT: toForm },
    },
  },
});

/** Sign-in, liveness check, session and sign-out as a pure reducer (§4). Effects are named in the states' meta, and run elsewhere. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  version: '1.0.0',
  context: INITIAL_LOGIN_CONTEXT,
  initial: 'form',
  on: {
    LANG: { actions: 'setLanguage' },
    FORCED: { guard: 'hasSession', target: '.form', actions: { type: 'say', params: { msg: 'login.ended' } } },
  },
  states: {
    form: formStates,
    submitting: submittingStates,
    secondFactor: secondFactorStates,
    passkey: passkeyStates,
    singleSignOn: singleSignOnStates,
    camera: cameraStates,
    provider: providerStates,
    authenticated: authenticatedStates,
  },
});

/** State value of the login machine. */
export type LoginValue = SnapshotFrom<typeof loginMachine>['value'];
