import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  captcha,
  currentUser,
  loginRequest,
  loginResponse,
  pureH5LivenessRequest,
  silentLivenessRequest,
} from '../../entities/users/login';
import { user } from '../../entities/users/user';
import { PHOTO_MAX_BYTES } from '../../ourLimits';
import { done } from '../../schemas';

/** Signing in and out, main client (§7 login/…). */
export const loginCalls = {
  rsaPublicKey: mainCall({
    method: 'GET',
    path: 'login/rsaPublicKey',
    answer: z.object({ key: z.string() }),
    who: 'anyone',
    rows: 'none',
    means: 'The public key (PEM) that one password is encrypted with; good for minutes.',
  }),
  generateValidateCode: mainCall({
    method: 'POST',
    path: 'login/generateValidateCode',
    answer: captcha,
    who: 'anyone',
    rows: 'none',
    means: 'A captcha for one sign-in; null where the login method asks for none.',
  }),
  in: mainCall({
    method: 'POST',
    path: 'login/in',
    body: loginRequest,
    answer: loginResponse,
    who: 'anyone',
    rows: 'none',
    chosenByUs: true,
    means: 'Signs in with a username; a session that needs a face check is good for that check alone.',
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
      'Checks the camera picture; truthy data means passed. The session cookie is then a new one: ask login/currentUser for its token.',
  }),
  getPureH5LivenessResult: mainCall({
    method: 'POST',
    path: 'login/getPureH5LivenessResult',
    body: pureH5LivenessRequest,
    answer: z.unknown(),
    who: 'halfSession',
    rows: 'own',
    means:
      "Asks for the result of the provider's page; data true means passed. The session cookie is then a new one: ask login/currentUser for its token.",
  }),
  out: mainCall({
    method: 'GET',
    path: 'login/out',
    answer: done,
    who: 'halfSession',
    rows: 'own',
    afterEnd: true,
    means:
      'Signs out: the session is dead on the server, also the one that a passed face check has just made of a half one. Of a session that has ended it removes the cookies.',
  }),
  currentUser: mainCall({
    method: 'GET',
    path: 'login/currentUser',
    answer: currentUser,
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      'The signed-in user. A new tab shows the token that the finished login left in the cookie (RT-09), a page whose face check has passed the one that it had before, and gets the new one; the session cookie alone gets nothing (LV-08).',
  }),
  getSubUser: mainCall({
    method: 'GET',
    path: 'login/getSubUser',
    answer: z.array(user),
    who: 'signedIn',
    rows: 'own',
    chosenByUs: true,
    means:
      'The enabled users below the caller: of a leader the others of the group, of an administrator the members and leaders.',
  }),
};
