import type { KeptList } from '@/contract/entities/listPreferences';
import { useState } from 'react';

import { useKeptColumns } from './keptColumns';
import {
  useTaskViewDeleteFilterMutation,
  useTaskViewSavedFiltersQuery,
  useTaskViewSaveFilterMutation,
} from './taskViewApi';

/** What a user keeps of a list on the server: the columns, and views under a name (filters, order, columns and density as the address has them). */
export function useListKeeping(list: KeptList) {
  const columns = useKeptColumns(list);
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useTaskViewSavedFiltersQuery(undefined, { skip: !isAsked });
  const [saveFilter, { isLoading: isSaving }] = useTaskViewSaveFilterMutation();
  const [deleteFilter] = useTaskViewDeleteFilterMutation();
  const views = {
    /** Asked for when they are first looked at. */
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
