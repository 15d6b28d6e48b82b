import { mayDo, type Permitted } from '@/contract/permissions';
import { MENU_ROUTES } from '@/contract/routes';

/** The menu entries that somebody is granted (RT-05), in the order of §2. */
export const grantedMenu = (user: Permitted): { index: string }[] =>
  MENU_ROUTES.filter(({ menu }) => mayDo(user, menu.permission)).map(({ path }) => ({ index: path }));
