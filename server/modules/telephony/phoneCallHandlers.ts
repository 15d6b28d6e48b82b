import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { telephonyCalls } from '@/contract/calls/cases/telephonyCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { dial, hangUp } from './dial';
import { acceptLineEvents } from './acceptLineEvents';
import { findLastCall } from './phoneCallStore';
import { listRingingCases } from './inboundStore';
import { serializeCall, serializeRingingCalls } from './phoneCallWire';

/** Telephone calls from a case (§7 task/…). */
export const phoneCallHandlers = {
  dial,
  hangUp: ({ phoneCallId }, context) => hangUp(phoneCallId, context),
  lastCall: async ({ id }, context) => {
    const last = await findLastCall(await findTask(id, context), context);
    return last ? serializeCall(last) : null;
  },
  inboundCalls: async (_, { tx, caller }) => serializeRingingCalls(await listRingingCases({ tx, ...caller })),
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** Handlers of the telephone system's calls (docs/telephony.md). */
export const telephonyHandlers: Handlers<typeof telephonyCalls> = { events: acceptLineEvents };
