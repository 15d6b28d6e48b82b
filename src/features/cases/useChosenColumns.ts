import { useTaskViewSpecialColumnQuery } from '@/api/endpoints/cases/taskViewApi';
import type { KeptList } from '@/contract/entities/cases/listPreferences';
import { columnsInForce } from '@/ui/list/chosenColumns';
import { useMemo } from 'react';

import { COLUMN_NAMES, type ColumnName } from './caseColumns';

/** Returns the columns that the user has chosen for a list, or the list's default. `isKnown` is true once the server has responded. */
export function useChosenColumns(list: KeptList, own: readonly ColumnName[]) {
  const { data, isLoading } = useTaskViewSpecialColumnQuery({ list });
  const columns = useMemo(() => columnsInForce(data, { known: COLUMN_NAMES, own, fixed: 'loanId' }), [data, own]);
  return { columns, isKnown: !isLoading };
}
