import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  captcha,
  currentUser,
  loginRequest,
  loginResponse,
  pureH5LivenessRequest,
  silentLivenessRequest,
  signedOut,
} from '../../entities/users/login';
import { user } from '../../entities/users/user';
import { PHOTO_MAX_BYTES } from '../../ourLimits';

/** Signing in and out, main client (§7 login/…). */
export const loginCalls = {
  rsaPublicKey: mainCall({
    method: 'GET',
    path: 'login/rsaPublicKey',
    answer: z.object({ key: z.string() }),
    who: 'anyone',
    rows: 'none',
    means: 'Returns the public key (PEM) to encrypt one password; valid for minutes.',
  }),
  generateValidateCode: mainCall({
    method: 'POST',
    path: 'login/generateValidateCode',
    answer: captcha,
    who: 'anyone',
    rows: 'none',
    means: 'Returns a captcha for one sign-in, or null if the login method needs none.',
  }),
  in: mainCall({
    method: 'POST',
    path: 'login/in',
    body: loginRequest,
    answer: loginResponse,
    who: 'anyone',
    rows: 'none',
    chosenByUs: true,
    means: 'Signs in with a username. Before a required face check the session permits only that check.',
  }),
  getSilenceLiveNessResult: mainCall({
    method: 'POST',
    path: 'login/getSilenceLiveNessResult',
    body: silentLivenessRequest,
    answer: z.unknown(),
    who: 'halfSession',
    rows: 'own',
    bodyMaxBytes: Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 4096,
    means:
      'Checks the camera picture; truthy data means passed. A passed check creates a new session cookie; login/currentUser returns its token.',
  }),
  getPureH5LivenessResult: mainCall({
    method: 'POST',
    path: 'login/getPureH5LivenessResult',
    body: pureH5LivenessRequest,
    answer: z.unknown(),
    who: 'halfSession',
    rows: 'own',
    means:
      "Queries the result of the provider's page; data true means passed. A passed check creates a new session cookie; login/currentUser returns its token.",
  }),
  out: mainCall({
    method: 'GET',
    path: 'login/out',
    answer: signedOut,
    who: 'halfSession',
    rows: 'own',
    afterEnd: true,
    means:
      'Ends the session on the server, including a session that a face check has just created. Removes the cookies of an ended session. After a company sign-in, the data may hold the address of the sign-out at the provider.',
  }),
  currentUser: mainCall({
    method: 'GET',
    path: 'login/currentUser',
    answer: currentUser,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      'Returns the signed-in user. A new tab sends the token from the cookie (RT-09). After a passed face check a page sends its previous token and gets the new one. The session cookie alone is not enough (LV-08).',
  }),
  getSubUser: mainCall({
    method: 'GET',
    path: 'login/getSubUser',
    answer: z.array(user),
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      'Returns the enabled users below the caller: for a leader the others of the group, for an administrator members and leaders.',
  }),
};
