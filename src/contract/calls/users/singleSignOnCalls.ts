import { mainCall } from '../../call';
import { loginResponse } from '../../entities/users/login';
import { done } from '../../schemas';
import {
  backChannelLogoutRequest,
  singleSignOnFinishRequest,
  singleSignOnStart,
  singleSignOnStartRequest,
} from '../../entities/users/singleSignOn';

/** Sign-in with a company account through OpenID Connect (docs/sign-in.md). */
export const singleSignOnCalls = {
  start: mainCall({
    method: 'POST',
    path: 'login/sso/start',
    body: singleSignOnStartRequest,
    answer: singleSignOnStart,
    who: 'anyone',
    rows: 'none',
    chosenByUs: true,
    means:
      "Starts a sign-in with a company account and returns the provider's address. An unknown name gets an address too.",
  }),
  backChannelLogout: mainCall({
    method: 'POST',
    path: 'login/sso/logout/{institutionId}',
    body: backChannelLogoutRequest,
    answer: done,
    who: 'anyone',
    rows: 'none',
    form: true,
    signed: true,
    chosenByUs: true,
    means:
      "Ends the sessions behind a provider's logout token (OpenID Connect Back-Channel Logout 1.0). The provider sends it when a user signs out or is removed.",
  }),
  finish: mainCall({
    method: 'POST',
    path: 'login/sso/finish',
    body: singleSignOnFinishRequest,
    answer: loginResponse,
    who: 'anyone',
    rows: 'none',
    chosenByUs: true,
    means:
      "Finishes a sign-in with the parameters of the provider's answer, once and only in the browser that started it. The answer is that of login/in.",
  }),
};
