import { loginAccepted, loginSetup } from './loginSetup';

const toForm = '#login.form';
const notReached = { target: toForm, actions: { type: 'say', params: { msg: 'login.noServer' } } } as const;
const refused = { target: toForm, actions: { type: 'say', params: { msg: 'sso.bad' } } } as const;
const stayed = { target: toForm, actions: { type: 'say', params: { msg: 'sso.stayed' } } } as const;
const goBack = { BACK: { target: toForm, actions: 'hush' } } as const;

/** Sign-in with a company account: to the company's provider and back. The states behind the return are those after a password. */
export const singleSignOnStates = loginSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      meta: { effect: 'startSingleSignOn', holds: ['singleSignOn'] },
      entry: 'raiseEpoch',
      on: { ...goBack, SSO_READY: 'leaving', LOGIN_NO: refused, NET_FAIL: notReached, TIMEOUT: notReached },
    },
    leaving: {
      meta: { effect: 'leaveForProvider', holds: ['singleSignOn'] },
      entry: 'raiseEpoch',
      on: { ...goBack, TIMEOUT: stayed },
    },
    returning: {
      meta: { effect: 'finishSingleSignOn', holds: ['singleSignOn', 'ticket'] },
      entry: 'raiseEpoch',
      on: {
        LOGIN_OK: loginAccepted,
        LOGIN_NO: refused,
        NET_FAIL: notReached,
        TIMEOUT: notReached,
      },
    },
  },
});

/** Transitions from the form: the person chooses the company's sign-in, or the page opens at the address to which it returns. */
export const singleSignOnEntries = {
  SSO: [
    { guard: 'isNamed', target: '#login.singleSignOn', actions: 'hush' },
    { actions: { type: 'say', params: { msg: 'sso.name' } } },
  ],
  RETURNED: { target: '#login.singleSignOn.returning', actions: 'hush' },
} as const;
