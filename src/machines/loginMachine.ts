import type { SnapshotFrom } from 'xstate';

import { INITIAL_LOGIN_CONTEXT } from './loginContext';
import { cameraStates, providerStates } from './loginFaceStates';
import { loginSetup } from './loginSetup';

const toForm = '#login.form';
const badKey = { target: toForm, actions: { type: 'say', params: { msg: 'login.key' } } } as const;
const noServer = { target: toForm, actions: { type: 'say', params: { msg: 'login.noServer' } } } as const;
const noCaptcha = { target: 'captchaFailed', actions: 'sayCaptcha' } as const;

const formStates = loginSetup.createStateConfig({
  initial: 'captchaLoading',
  // Every path to the form ends the session.
  entry: 'loseSession',
  on: { RESTORED: { target: '#login.authenticated', actions: 'gainSession' } },
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
        LOGIN_OK: [
          { guard: 'needsNothing', target: '#login.authenticated', actions: 'gainSession' },
          { guard: 'needsCamera', target: '#login.camera', actions: 'gainSession' },
          { guard: 'needsProvider', target: '#login.provider', actions: 'gainSession' },
        ],
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
    camera: cameraStates,
    provider: providerStates,
    authenticated: authenticatedStates,
  },
});

/** State value of the login machine. */
export type LoginValue = SnapshotFrom<typeof loginMachine>['value'];
