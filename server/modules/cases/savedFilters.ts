import type * as z from 'zod/mini';
import type { SavedFilter, savedFilterRequest } from '@/contract/entities/cases/listPreferences';
import { stripNul } from '../../values/stripNul';
import { Refusal } from '../../kernel/refusal';
import { addFilter, changeFilter, type FilterContext, ownFilters, takeFilterTurn } from './savedFilterStore';
import { filterOnWire } from './taskViewWire';

/** Maximum number of saved filters of a user. */
export const SAVED_FILTERS_MAX = 20;

/** Saves a filter; replaces an earlier one with the same name on the same list. */
export async function saveFilter(
  asked: z.output<typeof savedFilterRequest>,
  context: FilterContext,
): Promise<SavedFilter> {
  const fields = { list: asked.list, name: stripNul(asked.name), query: stripNul(asked.query) };
  await takeFilterTurn(context);
  const kept = await ownFilters(context);
  const same = kept.find(({ list, name }) => list === fields.list && name === fields.name);
  if (same) {
    await changeFilter(same.id, fields, context);
    return filterOnWire({ ...same, ...fields });
  }
  if (kept.length >= SAVED_FILTERS_MAX) throw new Refusal('tooManyKept', { most: SAVED_FILTERS_MAX });
  return filterOnWire(await addFilter(fields, context));
}
