import { loginSetup } from './loginSetup';

const toForm = '#login.form';
const toRetry = { type: 'say', params: { msg: 'face.retry' } } as const;
const toCancel = { target: toForm, actions: { type: 'say', params: { msg: 'face.cancel' } } } as const;
const passed = { guard: 'passed', target: '#login.authenticated' } as const;
const lastFailure = {
  guard: 'lastFailure',
  target: toForm,
  actions: { type: 'say', params: { msg: 'face.three' } },
} as const;
const leaving = { BACK: { target: toForm, actions: 'hush' }, LEAVE: { target: toForm, actions: 'hush' } } as const;
const unsent = { type: 'say', params: { msg: 'face.unsent' } } as const;
/** The check has passed, but the new session's token is missing: the next attempt requests only the token. */
const withoutToken = { guard: 'hasPassed', actions: { type: 'say', params: { msg: 'face.passed' } } } as const;
const camera = (msg: 'cam.denied' | 'cam.start' | 'cam.lost' | 'cam.draw') =>
  ({ target: 'error', actions: { type: 'say', params: { msg } } }) as const;

/** The face check with our own camera (§4 face check, LV-01 to LV-05). */
export const cameraStates = loginSetup.createStateConfig({
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
export const providerStates = loginSetup.createStateConfig({
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
