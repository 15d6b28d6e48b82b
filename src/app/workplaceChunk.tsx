import { readLanguage } from '@/browser/language';

import { routeAhead } from './address';
import type { AskingDispatch } from './screens';
import { lazyScreen } from '@/ui/lazyScreen';

async function loadWorkplace() {
  const [{ Workplace }, { loadWorkplaceWords }, { prefetchScreen }] = await Promise.all([
    import('./Workplace'),
    import('./workplaceWords'),
    import('./screens'),
    // The first screen asks as soon as it is drawn.
    import('@/api/send'),
  ]);
  // The first screen's code and words come with the shell's, not after it.
  await Promise.all([prefetchScreen(routeAhead()), loadWorkplaceWords(readLanguage()).catch(() => undefined)]);
  return Workplace;
}

/** Asks for what the first screen shows while its code is being drawn; to be called once it is there. */
export async function askAhead(dispatch: AskingDispatch): Promise<void> {
  const { askScreen } = await import('./screens');
  await askScreen(routeAhead(), dispatch);
}

/** Shell, antd and everything behind the login: fetched while the user types. */
export const workplace = lazyScreen(loadWorkplace, <main aria-busy="true" />);
