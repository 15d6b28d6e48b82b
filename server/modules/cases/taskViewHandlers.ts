import type { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { deleteFilter, ownFilters } from './savedFilterStore';
import { saveFilter } from './savedFilters';
import { keepSpecialColumn, readSpecialColumn } from './specialColumnStore';
import { countWaiting } from './taskCountStore';
import { filterOnWire } from './taskViewWire';
import type { Handlers } from '../../access/callContext';

/** Handlers of list settings: saved filters, columns, counts of pending actions (§7 task/…; shapes ours). */
export const taskViewHandlers: Handlers<typeof taskViewCalls> = {
  listCount: (_, context) => countWaiting(context),
  savedFilters: async (_, context) => (await ownFilters(context)).map(filterOnWire),
  saveFilter,
  deleteFilter: ({ id }, context) => deleteFilter(id, context),
  specialColumn: ({ list }, context) => readSpecialColumn(list, context),
  saveSpecialColumn: keepSpecialColumn,
};
