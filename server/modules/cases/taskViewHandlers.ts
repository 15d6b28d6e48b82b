import type * as z from 'zod/mini';
import type { SavedFilter, savedFilterRequest } from '@/contract/entities/cases/listPreferences';
import { stripNul } from '../../values/cellText';
import { Refusal } from '../../kernel/refusal';
import {
  addFilter,
  changeFilter,
  type TaskViewContext,
  listOwnFilters,
  lockFilters,
  deleteFilter,
  storeSpecialColumn,
  readSpecialColumn,
} from './taskViewStore';
import { serializeFilter } from './taskWire';
import type { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';
import { countWaiting } from './askListStore';
import type { Handlers } from '../../access/callContext';

/** Maximum number of saved filters of a user. */
export const SAVED_FILTERS_MAX = 20;

/** Saves a filter; replaces an earlier one with the same name on the same list. */
async function saveFilter(
  request: z.output<typeof savedFilterRequest>,
  context: TaskViewContext,
): Promise<SavedFilter> {
  const fields = { list: request.list, name: stripNul(request.name), query: stripNul(request.query) };
  await lockFilters(context);
  const filters = await listOwnFilters(context);
  const same = filters.find(({ list, name }) => list === fields.list && name === fields.name);
  if (same) {
    await changeFilter(same.id, fields, context);
    return serializeFilter({ ...same, ...fields });
  }
  if (filters.length >= SAVED_FILTERS_MAX) throw new Refusal('tooManyKept', { most: SAVED_FILTERS_MAX });
  return serializeFilter(await addFilter(fields, context));
}

/** Handlers of list settings: saved filters, columns, counts of pending actions (§7 task/…; shapes ours). */
export const taskViewHandlers: Handlers<typeof taskViewCalls> = {
  listCount: (_, context) => countWaiting(context),
  savedFilters: async (_, context) => (await listOwnFilters(context)).map(serializeFilter),
  saveFilter,
  deleteFilter: ({ id }, context) => deleteFilter(id, context),
  specialColumn: ({ list }, context) => readSpecialColumn(list, context),
  saveSpecialColumn: storeSpecialColumn,
};
