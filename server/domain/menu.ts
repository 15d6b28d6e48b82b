import type { Role } from '@/contract/codes/role';
import { roleMay } from '@/contract/permissions';
import { MENU_ROUTES } from '@/contract/routes';

/** The menu entries that a role is granted (RT-05), in the order of §2. */
export const grantedMenu = (role: Role): { index: string }[] =>
  MENU_ROUTES.filter(({ menu }) => roleMay(role, menu.permission)).map(({ path }) => ({ index: path }));
