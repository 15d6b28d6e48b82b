import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  SAVED_LISTS,
  listCount,
  savedFilter,
  savedFilterRequest,
  specialColumn,
  specialColumnRequest,
} from '../../entities/cases/listPreferences';
import { done, idInput } from '../../schemas';

const own = { who: 'cases.read', rows: 'own', chosenByUs: true } as const;

/** View settings of the case lists: saved filters, selected columns, counts of waiting cases (§7 task/…; shapes ours). */
export const taskViewCalls = {
  listCount: mainCall({
    method: 'GET',
    path: 'task/listCount',
    answer: listCount,
    who: 'cases.work',
    rows: 'visibleCases',
    chosenByUs: true,
    means: "Returns the number of the caller's cases by next action.",
  }),
  savedFilters: mainCall({
    method: 'GET',
    path: 'task/savedFilters',
    answer: z.array(savedFilter),
    ...own,
    means: "Returns the caller's saved filters.",
  }),
  saveFilter: mainCall({
    method: 'POST',
    path: 'task/savedFilters',
    body: savedFilterRequest,
    answer: savedFilter,
    ...own,
    notice: 'save',
    means: 'Saves a filter under a name.',
  }),
  deleteFilter: mainCall({
    method: 'DELETE',
    path: 'task/savedFilters',
    query: z.strictObject({ id: idInput }),
    answer: done,
    ...own,
    means: 'Deletes a saved filter.',
  }),
  specialColumn: mainCall({
    method: 'GET',
    path: 'task/specialColumn',
    query: z.strictObject({ list: z.enum(SAVED_LISTS) }),
    answer: specialColumn,
    ...own,
    means: "Returns the caller's selected columns of a list.",
  }),
  saveSpecialColumn: mainCall({
    method: 'POST',
    path: 'task/specialColumn',
    body: specialColumnRequest,
    answer: done,
    ...own,
    means: 'Saves the selected columns.',
  }),
};
