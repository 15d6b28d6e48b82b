import { readLanguage } from '@/browser/language';
import { hasCookieFlag } from '@/browser/loginFlag';
import { hasLoginFlags } from '@/browser/session';

import { UNTRACKED } from './loginAsk';
import type { LoginDispatch } from './loginEffects';
import { loginEvent } from './loginSlice';

/** Who this tab is signed in as, if anybody: from its own storage after a reload, else from the session that other tabs share (RT-09). */
async function isSignedIn(dispatch: LoginDispatch): Promise<boolean> {
  if (hasLoginFlags()) return true;
  if (!hasCookieFlag()) return false;
  const { loginApi } = await import('@/api/loginApi');
  const { error } = await dispatch(loginApi.endpoints.loginCurrentUser.initiate(undefined, UNTRACKED));
  return error === undefined;
}

/** To be called once, when the page opens: goes on with a session that there is. Without one the form begins when it is drawn. */
export async function restoreSession(dispatch: LoginDispatch): Promise<void> {
  dispatch(loginEvent({ event: { type: 'LANG', lang: readLanguage() } }));
  if (await isSignedIn(dispatch)) dispatch(loginEvent({ event: { type: 'RESTORED' } }));
}
