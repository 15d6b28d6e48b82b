import type { KeptList } from '@/contract/entities/listPreferences';
import { useCallback } from 'react';

import { useTaskViewSaveSpecialColumnMutation, useTaskViewSpecialColumnQuery } from './taskViewApi';

/** The columns that the user has chosen for a list, kept by the server (§7 task: special column); `keep` tells whether a new choice was kept, null takes it back. */
export function useKeptColumns(list: KeptList) {
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
