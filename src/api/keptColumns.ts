import type { KeptList } from '@/contract/entities/cases/listPreferences';
import { useCallback } from 'react';

import { useTaskViewSaveSpecialColumnMutation, useTaskViewSpecialColumnQuery } from './taskViewApi';

/**
 * Returns the columns that the user has selected for a list, stored on the server (§7 task: special column). `keep` resolves to the success
 * of saving; null restores the default.
 */
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
