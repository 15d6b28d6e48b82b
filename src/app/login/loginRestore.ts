import { readLanguage } from '@/browser/stored/language';
import { hasCookieFlag, hasLoginFlags } from '@/browser/session/session';

import { UNTRACKED, type LoginDispatch } from './loginEffects';
import { loginEvent } from './loginSlice';

/** Returns true if this tab is signed in: from its own storage after a reload, else from the session shared between tabs (RT-09). */
async function isSignedIn(dispatch: LoginDispatch): Promise<boolean> {
  if (hasLoginFlags()) return true;
  if (!hasCookieFlag()) return false;
  const { loginApi } = await import(/* webpackChunkName: "api" */ '@/api/endpoints/account/loginApi');
  const { error } = await dispatch(loginApi.endpoints.loginCurrentUser.initiate(undefined, UNTRACKED));
  return error === undefined;
}

/** Shows the login in the language that was chosen on this device. */
export const restoreLanguage = (dispatch: LoginDispatch): void =>
  void dispatch(loginEvent({ event: { type: 'LANG', lang: readLanguage() } }));

/** Resumes an existing session. Call it once when the page opens. Without a session, the form starts when it is rendered. */
export async function restoreSession(dispatch: LoginDispatch): Promise<void> {
  restoreLanguage(dispatch);
  if (await isSignedIn(dispatch)) dispatch(loginEvent({ event: { type: 'RESTORED' } }));
}
