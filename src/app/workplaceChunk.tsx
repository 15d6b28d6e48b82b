import { readLanguage } from '@/browser/language';

import { routeAhead } from './address';
import { lazyScreen } from '@/ui/lazyScreen';

async function loadWorkplace() {
  const [{ Workplace }, { loadWorkplaceWords }, { prefetchScreen }] = await Promise.all([
    import('./Workplace'),
    import('./workplaceWords'),
    import('./screens'),
  ]);
  // The first screen's code and words come with the shell's, not after it.
  await Promise.all([prefetchScreen(routeAhead()), loadWorkplaceWords(readLanguage()).catch(() => undefined)]);
  return Workplace;
}

/** Shell, antd and everything behind the login: fetched while the user types. */
export const workplace = lazyScreen(loadWorkplace, <main aria-busy="true" />);
