import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { Handlers } from '../../access/callContext';
import { changesFile, showChanges } from './settingChanges';

/** The log of every change of a setting (§7 manage/config/…; SY-01). */
export const settingHandlers = {
  changes: showChanges,
  changesFile,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
