import * as z from 'zod/mini';
import { mainCall } from '../call';
import { menuGrant } from '../entities/menu';
import { idInput } from '../schemas';

/** The left menu (§7 menu/…) and other grants of the caller. */
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
  permissions: mainCall({
    method: 'GET',
    path: 'menu/permissions',
    answer: z.object({ permissions: z.array(z.string()) }),
    who: 'signedIn',
    rows: 'own',
    byItself: true,
    chosenByUs: true,
    means:
      "All that the caller may do now, the institution's own grants counted in: asked again when they have changed.",
  }),
};
