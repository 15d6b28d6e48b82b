import { addressParams } from '@/browser/address';
import { readLanguage } from '@/browser/language';
import { ROUTES } from '@/contract/routes';
import { loadAllMessages } from '@/i18n/loadMessages';
import { lazyScreen } from '@/ui/lazyScreen';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { routeAhead } from './address';

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

/** Asks for what the first screen shows while its code is on the way: for the list of cases, where every day begins. */
export async function askAhead(dispatch: ThunkDispatch<object, unknown, UnknownAction>): Promise<void> {
  if (routeAhead() !== ROUTES.caseList.path) return;
  const { askCaseList } = await import('@/features/cases/askCaseList');
  askCaseList(dispatch, addressParams());
}

/** Shell, antd and everything behind the login: fetched while the user types. */
export const workplace = lazyScreen(loadWorkplace, <main aria-busy="true" />);
