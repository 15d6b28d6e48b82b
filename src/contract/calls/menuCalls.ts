import * as z from 'zod/mini';
import { mainCall } from '../call';
import { menuGrant } from '../entities/menu';
import { idInput } from '../schemas';

/** The left menu (§7 menu/…). */
export const menuCalls = {
  asideMenu: mainCall({
    method: 'GET',
    path: 'menu/asideMenu',
    query: z.strictObject({ userId: idInput }),
    answer: z.array(menuGrant),
    who: 'signedIn',
    rows: 'own',
    means: 'The menu entries granted to the caller; asking for somebody else is refused.',
  }),
};
