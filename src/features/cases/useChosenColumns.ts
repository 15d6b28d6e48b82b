import { useTaskViewSpecialColumnQuery } from '@/api/taskViewApi';
import type { KeptList } from '@/contract/entities/listPreferences';
import { columnsInForce } from '@/ui/chosenColumns';

import { COLUMN_NAMES, type ColumnName } from './caseColumns';

/** The columns that the user has chosen for a list, or the list's own; `isKnown` once the server has been heard. */
export function useChosenColumns(list: KeptList, own: readonly ColumnName[]) {
  const { data, isLoading } = useTaskViewSpecialColumnQuery({ list });
  return { columns: columnsInForce(data, { known: COLUMN_NAMES, own, fixed: 'loanId' }), isKnown: !isLoading };
}
