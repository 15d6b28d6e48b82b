import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { dial, hangUp } from './dial';
import { readLastCall } from './phoneCallStore';

/** Telephone calls from a case (§7 task/…). */
export const phoneCallHandlers = {
  dial,
  hangUp: ({ phoneCallId }, context) => hangUp(phoneCallId, context),
  lastCall: async ({ id }, context) => readLastCall(await findTask(id, context), context),
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
