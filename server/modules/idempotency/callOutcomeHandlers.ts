import type { callOutcomeCalls } from '@/contract/calls/cases/callOutcomeCalls';
import { findIdempotencyOutcome } from './idempotencyStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of status queries for changes without a response (ours; CD-06, CD-13). */
export const callOutcomeHandlers: Handlers<typeof callOutcomeCalls> = {
  outcome: async ({ key }, { tx, caller }) => ({
    state: await findIdempotencyOutcome(tx, { actorId: caller.userId, key }),
  }),
};
