import { loginSetup } from './loginSetup';

const toForm = { target: '#login.form', actions: 'hush' } as const;
const refused = { target: 'choosing', actions: { type: 'say', params: { msg: 'factor.bad' } } } as const;
const canceled = { target: 'choosing', actions: { type: 'say', params: { msg: 'factor.canceled' } } } as const;
const unusable = { target: 'choosing', actions: { type: 'say', params: { msg: 'factor.unusable' } } } as const;
const noServer = { target: 'choosing', actions: { type: 'say', params: { msg: 'login.noServer' } } } as const;
/** The factor is proven, but the new session's token is missing: the next attempt requests only the token. */
const withoutToken = {
  guard: 'hasPassed',
  target: 'choosing',
  actions: { type: 'say', params: { msg: 'factor.passed' } },
} as const;

/** The second factor between the password and the face check (ASVS 6.3.3). */
export const secondFactorStates = loginSetup.createStateConfig({
  initial: 'choosing',
  on: { BACK: toForm, LEAVE: toForm },
  states: {
    choosing: {
      meta: { holds: ['ticket'] },
      on: {
        FACTOR_CODE: [
          { guard: 'hasCode', target: 'verifying', actions: 'hush' },
          { actions: { type: 'say', params: { msg: 'factor.invalid' } } },
        ],
        PASSKEY: { target: 'passkey', actions: 'hush' },
        RETRY: { target: 'verifying', actions: 'hush' },
      },
    },
    passkey: {
      meta: { effect: 'usePasskey', holds: ['ticket', 'factor'] },
      entry: 'raiseEpoch',
      on: {
        PASSKEY_OK: 'verifying',
        PASSKEY_CANCELED: canceled,
        PASSKEY_FAIL: unusable,
        FACTOR_NO: refused,
        NET_FAIL: noServer,
        TIMEOUT: canceled,
      },
    },
    verifying: {
      meta: { effect: 'verifyFactor', holds: ['ticket', 'factor'] },
      entry: 'raiseEpoch',
      on: {
        FACTOR_OK: [
          { guard: 'needsNothing', target: '#login.authenticated', actions: 'passFactor' },
          { guard: 'needsCamera', target: '#login.camera', actions: 'passFactor' },
          { guard: 'needsProvider', target: '#login.provider', actions: 'passFactor' },
        ],
        FACTOR_NO: refused,
        NET_FAIL: [withoutToken, noServer],
        TIMEOUT: noServer,
      },
    },
  },
});
