import { menuApi } from '@/api/endpoints/account/menuApi';
import { getAddressParams } from '@/browser/page/address';
import { ROUTES } from '@/contract/routes';
import { prefetchCaseList, ownsAllVisibleCases } from '@/features/cases/caseListQuery';
import { prefetchShell } from '@/features/shell/prefetchShell';
import { userHasPermission } from '@/ui/screen/currentUser';

import { getNextRoute } from './address';
import type { SessionUser } from './session/sessionSlice';
import type { AppStore } from './store';

/** Prefetches the data of the first screen: the list of cases, where every day begins, and the shell around it. */
export function prefetchFirstScreen(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  user: SessionUser,
): void {
  if (getNextRoute() === ROUTES.caseList.path) {
    const hasCounts = ownsAllVisibleCases(user.role) && userHasPermission(user, 'cases.work');
    prefetchCaseList(dispatch, { params: getAddressParams(), hasCounts });
  }
  const ahead = { subscribe: false };
  void dispatch(menuApi.endpoints.menuAsideMenu.initiate({ userId: user.id }, ahead));
  if (user.permissions) void dispatch(menuApi.endpoints.menuPermissions.initiate(undefined, ahead));
  const { lang } = getState().login.context;
  prefetchShell(dispatch, { language: lang, agentId: userHasPermission(user, 'score.read') ? user.id : undefined });
}
