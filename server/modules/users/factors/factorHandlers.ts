import type { secondFactorCalls } from '@/contract/calls/users/secondFactorCalls';
import type { Handlers } from '../../../access/callContext';
import { proveFactorReply, requestPasskey } from '../../signIn/signInFacade';
import {
  addTotp,
  confirmTotp,
  removeOwnFactor,
  renameOwnFactor,
  renewRecoveryCodes,
  showOwnFactors,
} from './ownFactors';
import { addPasskey, confirmPasskey } from './ownPasskeys';

/** Handlers of the second factor, at sign-in and in the user's own account (ASVS 6.3.3). */
export const secondFactorHandlers: Handlers<typeof secondFactorCalls> = {
  prove: proveFactorReply,
  requestPasskey: (_, context) => requestPasskey(context),
  provePasskey: (proof, context) => proveFactorReply({ kind: 'passkey', ...proof }, context),
  list: (_, context) => showOwnFactors(context),
  addTotp: ({ name }, context) => addTotp(name, context),
  confirmTotp,
  addPasskey: (_, context) => addPasskey(context),
  confirmPasskey,
  async rename(input, context) {
    await renameOwnFactor(input, context);
    return null;
  },
  async remove(input, context) {
    await removeOwnFactor(input, context);
    return null;
  },
  recoveryCodes: (_, context) => renewRecoveryCodes(context),
};
