import type { singleSignOnCalls } from '@/contract/calls/users/singleSignOnCalls';
import type { Handlers } from '../../../access/callContext';
import { logOutByProvider } from './backChannelLogout';
import { finishSingleSignOn } from './finishSingleSignOn';
import { startSingleSignOn } from './startSingleSignOn';

/** Sign-in with a company account through OpenID Connect. */
export const singleSignOnHandlers: Handlers<typeof singleSignOnCalls> = {
  start: (request, context) => startSingleSignOn(request, context),
  async backChannelLogout(request, context) {
    await logOutByProvider(request, context);
    return null;
  },
  finish: (answer, context) => finishSingleSignOn(answer, context),
};
