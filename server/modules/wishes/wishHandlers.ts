import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { endWish, noteWish, showWishes } from './noteWish';

/** What borrowers ask for (LC-05, §7 task/…; shapes ours). */
export const wishHandlers = {
  wishes: ({ id }, context) => showWishes(id, context),
  wish: noteWish,
  endWish,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
