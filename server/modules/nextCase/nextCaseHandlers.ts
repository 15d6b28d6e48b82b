import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { Handlers } from '../../access/callContext';
import { findNext } from './findNext';
import { serializeNextCase } from './nextCaseWire';

/** Handlers for the neighbors of a case; a separate topic, because it depends on both cases and law (CL-05, LC-06). */
export const nextCaseHandlers = {
  neighbours: async (query, context) => serializeNextCase(await findNext(query, context)),
} satisfies Partial<Handlers<typeof taskCalls>>;
