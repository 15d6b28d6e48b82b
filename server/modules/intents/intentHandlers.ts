import type { intentCalls } from '@/contract/calls/cases/intentCalls';
import { findIntentState } from './intentStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of status queries for changes without a response (ours; CD-06, CD-13). */
export const intentHandlers: Handlers<typeof intentCalls> = {
  outcome: async ({ key }, { tx, caller }) => ({ state: await findIntentState(tx, { actorId: caller.userId, key }) }),
};
