import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { endPreference, recordContactPreference, showPreferences } from './recordContactPreference';

/** Handlers of contact preferences (LC-05, §7 task/…; shapes ours). */
export const preferenceHandlers = {
  wishes: ({ id }, context) => showPreferences(id, context),
  wish: recordContactPreference,
  endWish: endPreference,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
