import { loginAccepted, loginSetup } from './loginSetup';

const toForm = '#login.form';
const notReached = { target: toForm, actions: { type: 'say', params: { msg: 'login.noServer' } } } as const;
const refused = { target: toForm, actions: { type: 'say', params: { msg: 'factor.refused' } } } as const;
const canceled = { target: toForm, actions: { type: 'say', params: { msg: 'factor.canceled' } } } as const;
const unusable = { target: toForm, actions: { type: 'say', params: { msg: 'factor.unusable' } } } as const;

/** Sign-in with a passkey instead of password and captcha. The states behind it are those after a password. */
export const passkeyStates = loginSetup.createStateConfig({
  initial: 'requesting',
  states: {
    requesting: {
      meta: { effect: 'requestPasskeySignIn', holds: ['passkey'] },
      entry: 'raiseEpoch',
      on: {
        BACK: { target: toForm, actions: 'hush' },
        PASSKEY_OK: 'verifying',
        PASSKEY_CANCELED: canceled,
        PASSKEY_FAIL: unusable,
        LOGIN_NO: refused,
        NET_FAIL: notReached,
        TIMEOUT: canceled,
      },
    },
    verifying: {
      meta: { effect: 'signInWithPasskey', holds: ['passkey', 'ticket'] },
      entry: 'raiseEpoch',
      on: { LOGIN_OK: loginAccepted, LOGIN_NO: refused, NET_FAIL: notReached, TIMEOUT: notReached },
    },
  },
});

/** Transition from the form. */
export const passkeyEntry = { PASSKEY: { target: '#login.passkey', actions: 'hush' } } as const;
