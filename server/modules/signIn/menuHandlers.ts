import type { menuCalls } from '@/contract/calls/menuCalls';
import type { Permission } from '@/contract/permissions';
import { shownMenu } from './menu';
import { Refusal } from '../../kernel/refusal';
import type { Handlers } from '../../access/callContext';
import type { Settings } from '../../settings/settings';

/** What needs a payment channel of some kind; elsewhere it is not offered, whoever may (MI-05). Codes are the simulated one's alone. */
const CHANNELS_FOR: Readonly<Partial<Record<Permission, readonly Settings['paymentChannel'][]>>> = {
  'money.deduct': ['simulated', 'http'],
  'codes.request': ['simulated'],
};
const canBeServed = (permission: Permission, { paymentChannel }: Settings): boolean =>
  CHANNELS_FOR[permission]?.includes(paymentChannel) ?? true;

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
