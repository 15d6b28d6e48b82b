import { readLanguage } from '@/browser/language';
import { loadAllMessages } from '@/i18n/loadMessages';
import { lazyScreen } from '@/ui/lazyScreen';

import { routeAhead } from './address';
import type { SessionUser } from './sessionSlice';
import type { AppStore } from './store';

async function loadWorkplace() {
  const [{ Workplace }, { loadWorkplaceWords }, { prefetchScreen }] = await Promise.all([
    import('./Workplace'),
    import('./workplaceWords'),
    import('./screens'),
    // The first screen asks as soon as it is drawn.
    import('@/api/send'),
    // Their chunk comes beside the code, not after it.
    loadAllMessages(readLanguage()).catch(() => undefined),
  ]);
  // The first screen's code and words come with the shell's, not after it.
  await Promise.all([prefetchScreen(routeAhead()), loadWorkplaceWords(readLanguage()).catch(() => undefined)]);
  return Workplace;
}

/** Asks for what the first screen shows while its code is on the way. */
export async function askAhead(store: AppStore, user: SessionUser): Promise<void> {
  const { askFirst } = await import('./askFirst');
  askFirst(store, user);
}

/** Shell, antd and everything behind the login: fetched while the user types. */
export const workplace = lazyScreen(loadWorkplace, <main aria-busy="true" />);
