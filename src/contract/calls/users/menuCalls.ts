import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { idInput } from '../../schemas';

/** A menu entry that the server grants (§2, §6); its index is the route's path (contract/routes). */
export const menuGrant = z.object({ index: z.string() });

/** The left menu (§7 menu/…) and other grants of the caller. */
export const menuCalls = {
  asideMenu: mainCall({
    method: 'GET',
    path: 'menu/asideMenu',
    query: z.strictObject({ userId: idInput }),
    answer: z.array(menuGrant),
    who: 'signedIn',
    rows: 'own',
    means: "Returns the caller's menu entries; a request for another user is refused.",
  }),
  permissions: mainCall({
    method: 'GET',
    path: 'menu/permissions',
    answer: z.object({ permissions: z.array(z.string()), isMoving: z.optional(z.boolean()) }),
    who: 'signedIn',
    rows: 'own',
    byItself: true,
    chosenByUs: true,
    means:
      "Returns the caller's effective permissions, including the institution's grants, and whether the institution moves to another cell. The app calls it again after a change.",
  }),
};
