import type { manageConfigCalls } from '@/contract/calls/manageConfigCalls';
import type { Handlers } from '../../access/callContext';
import { settingChanges } from './settingStore';

/** The log of every change of a setting (§7 manage/config/…; SY-01). */
export const settingHandlers = {
  changes: (page, context) => settingChanges(page, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
