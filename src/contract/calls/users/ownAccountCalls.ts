import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  confirmPasswordRequest,
  ownPasswordRequest,
  endOwnSessionsAnswer,
  endOwnSessionsRequest,
  ownSession,
} from '../../entities/users/ownAccount';
import { companyConfirmationRequest, singleSignOnStart } from '../../entities/users/singleSignOn';
import { done } from '../../schemas';

/** Calls for the user's own account. Separate from the sign-in calls, which every user has to load first. */
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
    saidAtField: ['wrongCredentials', 'locked', 'passwordGuessable'],
    means:
      "Changes the caller's password after a check of the old one, both encrypted as at sign-in; all other sessions of the caller end. With a one-time password this call is required first (US-01).",
  }),
  confirmPassword: mainCall({
    method: 'POST',
    path: 'login/confirmPassword',
    body: confirmPasswordRequest,
    answer: done,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    saidAtField: ['wrongCredentials', 'locked'],
    means:
      "Confirms the caller's password, encrypted and counted as at sign-in. For some minutes the session can then make calls that require it (ASVS 7.5.1).",
  }),
  startCompanyConfirmation: mainCall({
    method: 'POST',
    path: 'login/confirmCompany/start',
    answer: singleSignOnStart,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      "Returns the address at which the company's provider authenticates the caller again, for a session of the company sign-in (docs/sign-in.md).",
  }),
  finishCompanyConfirmation: mainCall({
    method: 'POST',
    path: 'login/confirmCompany/finish',
    body: companyConfirmationRequest,
    answer: done,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      "Confirms the caller with the provider's answer, once and only in the session that started it. The effect is that of login/confirmPassword; a refused answer leaves the session unchanged.",
  }),
  ownSessions: mainCall({
    method: 'GET',
    path: 'login/ownSessions',
    answer: z.array(ownSession),
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means: "Returns the caller's sessions: start, last use, address, browser and system (ASVS 7.5.2).",
  }),
  endOwnSessions: mainCall({
    method: 'POST',
    path: 'login/endOwnSessions',
    body: endOwnSessionsRequest,
    answer: endOwnSessionsAnswer,
    who: 'signedIn',
    rows: 'own',
    confirmed: true,
    chosenByUs: true,
    means:
      "Ends one or all of the caller's other sessions immediately; another user's, unknown or ended session counts as none (ASVS 7.5.2).",
  }),
};
