import { olderCall } from '../../call';
import { loginResponse, olderLoginRequest } from '../../entities/users/login';
import { menuGrant } from '../users/menuCalls';
import { user } from '../../entities/users/user';
import * as z from 'zod/mini';

/** Signing in, the current user and the menu, older client (§7). */
export const olderLoginCalls = {
  loginIn: olderCall({
    method: 'POST',
    path: 'login/in',
    body: olderLoginRequest,
    answer: loginResponse,
    who: 'anyone',
    rows: 'none',
    means: 'Signs in with an e-mail address, with the same checks as the main client.',
  }),
  currentUser: olderCall({
    method: 'GET',
    path: 'currentUser',
    answer: user,
    who: 'signedIn',
    rows: 'own',
    means: 'Returns the signed-in user.',
  }),
  menu: olderCall({
    method: 'GET',
    path: 'menu',
    answer: z.array(menuGrant),
    who: 'signedIn',
    rows: 'own',
    means: "Returns the caller's menu entries.",
  }),
};
