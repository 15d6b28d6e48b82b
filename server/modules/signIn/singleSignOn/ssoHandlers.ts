import type { singleSignOnCalls } from '@/contract/calls/users/singleSignOnCalls';
import type { Handlers } from '../../../access/callContext';
import { finishSingleSignOn } from './finishSingleSignOn';
import { startSingleSignOn } from './startSingleSignOn';

/** Sign-in with a company account through OpenID Connect. */
export const singleSignOnHandlers: Handlers<typeof singleSignOnCalls> = {
  start: (request, context) => startSingleSignOn(request, context),
  finish: (answer, context) => finishSingleSignOn(answer, context),
};
