import type { olderLoginCalls } from '@/contract/calls/older/olderLoginCalls';
import { shownMenu } from './menu';
import { Refusal } from '../../kernel/refusal';
import { userById } from './signInUserStore';
import { signedInOnWire } from './signInWire';
import type { Handlers } from '../../access/callContext';
import { signInReply } from './signInReply';

/** Signing in, the current user and the menu, older client (§7). */
export const olderLoginHandlers: Handlers<typeof olderLoginCalls> = {
  loginIn: ({ email, pwd = '', password = pwd, ...rest }, context) =>
    signInReply({ ...rest, client: 'older', identifier: { email }, encryptedPassword: password }, context),
  async currentUser(_, { tx, caller }) {
    const user = await userById(tx, caller.userId);
    if (user === undefined) throw new Refusal('expired');
    return signedInOnWire(user);
  },
  menu: (_, context) => shownMenu(context),
};
