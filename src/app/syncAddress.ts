import { getCurrentAddress } from '@/browser/page/address';
import { watchGone, watchPageRestored } from '@/browser/page/pageLife';
import { hasLoginFlags } from '@/browser/session/session';
import { RESULT_CODES } from '@/contract/resultCodes';
import { getLoginLeaf } from '@/machines/loginStep';

import { isScreen, toLogin, toRequestedScreen, toScreen } from './address';
import { loginEvent } from './login/loginSlice';
import type { AppStore } from './store';

/** Returns true if the machine's state permits screens: signed in, or signed out and still reading (SE-06). */
export const permitsScreens = (place: string): boolean =>
  place === 'authenticated.active' || place === 'authenticated.loggedOutDialog';

const getPlace = (store: AppStore): string => getLoginLeaf(store.getState().login.value);

/** Detects flags that disappeared silently: deleted cookies, or a page restored from the back/forward cache after a logout (RT-03). */
function checkFlags(store: AppStore): void {
  if (!store.getState().login.context.hasSession || !permitsScreens(getPlace(store)) || hasLoginFlags()) return;
  store.dispatch(loginEvent({ event: { type: 'FORCED', code: RESULT_CODES.expired.code, msg: '' } }));
}

/** Ends a face check, and its incomplete session, when the user navigates elsewhere (LV-08). */
function leaveFaceCheck(store: AppStore): void {
  const isChecking = /^(camera|provider)\./u.test(getPlace(store));
  if (isChecking) store.dispatch(loginEvent({ event: { type: 'LEAVE' } }));
}

/** Guards the routes (RT-03): the address follows the machine before anything is rendered. Call it once the session is resolved. */
export function syncAddress(store: AppStore): () => void {
  let isShown: boolean | undefined;
  function follow(): void {
    const isNow = permitsScreens(getPlace(store));
    if (isNow === isShown) return;
    const isFirst = isShown === undefined;
    isShown = isNow;
    if (isNow) (isFirst ? toRequestedScreen : toScreen)();
    else toLogin(store.getState().session.leftByChoice);
  }
  function look(): void {
    if (isScreen(getCurrentAddress())) leaveFaceCheck(store);
    checkFlags(store);
    if (!permitsScreens(getPlace(store))) toLogin(false);
  }
  follow();
  const unsubscribe = store.subscribe(follow);
  window.addEventListener('hashchange', look);
  const stopShown = watchPageRestored(look);
  const stopGone = watchGone(() => leaveFaceCheck(store));
  return () => {
    unsubscribe();
    window.removeEventListener('hashchange', look);
    stopShown();
    stopGone();
  };
}
