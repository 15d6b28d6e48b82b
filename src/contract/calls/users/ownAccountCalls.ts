import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  confirmPasswordRequest,
  ownPasswordRequest,
  endOwnSessionsAnswer,
  endOwnSessionsRequest,
  ownSession,
} from '../../entities/users/ownAccount';
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
