import type { KeptList } from '@/contract/entities/cases/listPreferences';
import { useState } from 'react';

import { useKeptColumns } from './keptColumns';
import {
  useTaskViewDeleteFilterMutation,
  useTaskViewSavedFiltersQuery,
  useTaskViewSaveFilterMutation,
} from './taskViewApi';

/** Returns a user's saved settings of a list: the columns, and named views (filters, order, columns and density as in the address). */
export function useListKeeping(list: KeptList) {
  const columns = useKeptColumns(list);
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
