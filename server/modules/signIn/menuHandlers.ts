import type { menuCalls } from '@/contract/calls/menuCalls';
import { grantedMenu } from './menu';
import { Refusal } from '../../kernel/refusal';
import type { Handlers } from '../../access/callContext';

/** The left menu (§7 menu/…). */
export const menuHandlers: Handlers<typeof menuCalls> = {
  asideMenu: async ({ userId }, { caller }) => {
    if (userId !== String(caller.userId)) throw new Refusal('notAllowed');
    return grantedMenu(caller);
  },
  permissions: (_, { caller }) => Promise.resolve({ permissions: [...caller.permissions] }),
};
