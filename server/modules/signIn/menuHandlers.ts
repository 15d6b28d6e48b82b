import type { menuCalls } from '@/contract/calls/users/menuCalls';
import type { Permission } from '@/contract/permissions';
import { shownMenu } from './menu';
import { Refusal } from '../../kernel/refusal';
import type { Handlers } from '../../access/callContext';
import type { Settings } from '../../settings/settings';

/** Permissions that need a payment channel; without one they are not offered to anyone (MI-05, MI-06). */
const NEEDS_CHANNEL: readonly Permission[] = ['money.deduct', 'codes.request'];
const canBeServed = (permission: Permission, { paymentChannel }: Settings): boolean =>
  paymentChannel !== 'none' || !NEEDS_CHANNEL.includes(permission);

/** The left menu (§7 menu/…). */
export const menuHandlers: Handlers<typeof menuCalls> = {
  asideMenu: async ({ userId }, context) => {
    const { caller } = context;
    if (userId !== String(caller.userId)) throw new Refusal('notAllowed');
    return shownMenu(context);
  },
  permissions: (_, { caller, settings }) =>
    Promise.resolve({ permissions: caller.permissions.filter((each) => canBeServed(each, settings)) }),
};
