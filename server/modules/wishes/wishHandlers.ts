import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { endWish, recordContactPreference, showWishes } from './recordContactPreference';

/** Handlers of contact preferences (LC-05, §7 task/…; shapes ours). */
export const wishHandlers = {
  wishes: ({ id }, context) => showWishes(id, context),
  wish: recordContactPreference,
  endWish,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
