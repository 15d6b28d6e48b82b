import * as z from 'zod/mini';

/** A menu entry that the server grants (§2, §6); its index is the route's path (contract/routes). */
export const menuGrant = z.object({ index: z.string() });
