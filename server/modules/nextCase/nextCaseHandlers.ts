import type { taskCalls } from '@/contract/calls/taskCalls';
import type { Handlers } from '../../access/callContext';
import { findNext } from './findNext';
import { nextOnWire } from './nextCaseWire';

/** The cases beside a case: a topic of its own, as it stands above the cases and the law (CL-05, LC-06). */
export const nextCaseHandlers = {
  neighbours: async (query, context) => nextOnWire(await findNext(query, context)),
} satisfies Partial<Handlers<typeof taskCalls>>;
