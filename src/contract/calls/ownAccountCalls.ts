import { mainCall } from '../call';
import { confirmPasswordRequest, ownPasswordRequest } from '../entities/ownAccount';
import { done } from '../schemas';

/** What somebody does with the own account; apart from signing in, which everybody waits for. */
export const ownAccountCalls = {
  ownPassword: mainCall({
    method: 'POST',
    path: 'login/ownPassword',
    body: ownPasswordRequest,
    answer: done,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    notice: 'save',
    means:
      "Sets the caller's own password, against the old one, both encrypted as at sign-in; every other session of the caller ends. With a one-time password it comes before everything else (US-01).",
  }),
  confirmPassword: mainCall({
    method: 'POST',
    path: 'login/confirmPassword',
    body: confirmPasswordRequest,
    answer: done,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      "Confirms the caller's own password, encrypted as at sign-in and counted like one: for some minutes the session may then make the calls that ask for it (ASVS 7.5.1).",
  }),
};
