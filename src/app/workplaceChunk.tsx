import { readLanguage } from '@/browser/stored/language';
import { loadAllMessages } from '@/i18n/loadMessages';
import { createLazyScreen } from '@/ui/screen/createLazyScreen';

import { getNextRoute } from './address';
import type { SessionUser } from './session/sessionSlice';
import type { AppStore } from './store';

async function loadWorkplace() {
  const [{ Workplace }, { loadWorkplaceMessages }, { prefetchScreen }] = await Promise.all([
    import(/* webpackChunkName: "case-list" */ './Workplace'),
    import(/* webpackChunkName: "case-list" */ './loadWorkplaceMessages'),
    import(/* webpackChunkName: "case-list" */ './screens'),
    // The first screen sends a request as soon as it is rendered.
    import(/* webpackChunkName: "api" */ '@/api/client/send'),
    // Loads the messages in parallel with the code, not after it.
    loadAllMessages(readLanguage()).catch(() => undefined),
  ]);
  // The first screen's code and messages load in parallel with the shell's.
  await Promise.all([prefetchScreen(getNextRoute()), loadWorkplaceMessages(readLanguage()).catch(() => undefined)]);
  return Workplace;
}

/** Prefetches the data of the first screen while its code is loading. */
export async function prefetchScreenData(store: AppStore, user: SessionUser): Promise<void> {
  const { prefetchFirstScreen } = await import(/* webpackChunkName: "case-list" */ './prefetchFirstScreen');
  prefetchFirstScreen(store, user);
}

/** Shell, antd and everything behind the login, preloaded while the user types. */
export const LazyWorkplace = createLazyScreen(loadWorkplace, <main aria-busy="true" />);
