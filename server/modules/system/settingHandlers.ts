import type { manageConfigCalls } from '@/contract/calls/manageConfigCalls';
import type { Handlers } from '../../access/callContext';
import { showChanges } from './settingChanges';

/** The log of every change of a setting (§7 manage/config/…; SY-01). */
export const settingHandlers = {
  changes: showChanges,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
