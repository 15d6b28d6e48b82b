import type { SavedListName } from '@/contract/entities/cases/listPreferences';
import { useCallback, useState } from 'react';
import {
  useTaskViewSaveSpecialColumnMutation,
  useTaskViewSpecialColumnQuery,
  useTaskViewDeleteFilterMutation,
  useTaskViewSavedFiltersQuery,
  useTaskViewSaveFilterMutation,
} from '../endpoints/cases/taskViewApi';

/**
 * Returns the columns that the user has selected for a list, stored on the server (§7 task: special column). `keep` resolves to the success
 * of saving; null restores the default.
 */
export function useSavedColumns(list: SavedListName) {
  const { data, isLoading } = useTaskViewSpecialColumnQuery({ list });
  const [save] = useTaskViewSaveSpecialColumnMutation();
  const keep = useCallback(
    async (columns: readonly string[] | null): Promise<boolean> => {
      const { error } = await save({ list, columns: columns && [...columns] });
      return error === undefined;
    },
    [save, list],
  );
  return { list, kept: data, isKnown: !isLoading, keep };
}

/** Returns a user's saved settings of a list: the columns, and named views (filters, order, columns and density as in the address). */
export function useSavedListSettings(list: SavedListName) {
  const columns = useSavedColumns(list);
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useTaskViewSavedFiltersQuery(undefined, { skip: !isAsked });
  const [saveFilter, { isLoading: isSaving }] = useTaskViewSaveFilterMutation();
  const [deleteFilter] = useTaskViewDeleteFilterMutation();
  const views = {
    /** Starts the query when the settings are first displayed. */
    ask: () => setAsked(true),
    saved: data?.filter((view) => view.list === list),
    error: data ? undefined : error,
    isFetching,
    isSaving,
    retry: () => void refetch(),
    save: async (name: string, query: string): Promise<boolean> =>
      (await saveFilter({ list, name, query })).error === undefined,
    remove: async (id: string): Promise<boolean> => (await deleteFilter({ id })).error === undefined,
  };
  return { columns, views };
}
