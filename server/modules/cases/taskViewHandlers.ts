import type { taskViewCalls } from '@/contract/calls/taskViewCalls';
import { deleteFilter, listSavedFilters, saveFilter } from './savedFilterStore';
import { keepSpecialColumn, readSpecialColumn } from './specialColumnStore';
import { countWaiting } from './taskCountStore';
import type { Handlers } from '../../access/callContext';

/** How a user looks at the lists: saved filters, chosen columns, what waits (§7 task/…; shapes ours). */
export const taskViewHandlers: Handlers<typeof taskViewCalls> = {
  listCount: (_, context) => countWaiting(context),
  savedFilters: (_, context) => listSavedFilters(context),
  saveFilter,
  deleteFilter: ({ id }, context) => deleteFilter(id, context),
  specialColumn: ({ list }, context) => readSpecialColumn(list, context),
  saveSpecialColumn: keepSpecialColumn,
};
