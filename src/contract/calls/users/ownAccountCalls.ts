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
    saidAtField: ['wrongCredentials', 'locked'],
    means:
      "Confirms the caller's own password, encrypted as at sign-in and counted like one: for some minutes the session may then make the calls that ask for it (ASVS 7.5.1).",
  }),
  ownSessions: mainCall({
    method: 'GET',
    path: 'login/ownSessions',
    answer: z.array(ownSession),
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means: 'Where the caller is signed in: since when, last use, address, browser and system (ASVS 7.5.2).',
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
      "Ends one of the caller's other sessions, or all but the one that asks, at once; what is another's, unknown or over counts as none (ASVS 7.5.2).",
  }),
};
