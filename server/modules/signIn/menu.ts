import { hasPermission, type Permitted } from '@/contract/permissions';
import { MENU_ROUTES, ROUTES } from '@/contract/routes';
import type { CallerContext } from '../../access/callContext';
import { hasAsked } from '../approvals/approvalsFacade';

/** In the order of §2. */
const grantedMenu = (user: Permitted): { index: string }[] =>
  MENU_ROUTES.filter(({ menu }) => hasPermission(user, menu.permission)).map(({ path }) => ({ index: path }));

/** Returns the menu of a caller (RT-05). Callers who can only request approvals see the item once they have a request (MI-09). */
export async function shownMenu(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<{ index: string }[]> {
  const menu = grantedMenu(context.caller);
  if (context.caller.role !== 'member' || (await hasAsked(context))) return menu;
  return menu.filter(({ index }) => index !== ROUTES.approvals.path);
}
