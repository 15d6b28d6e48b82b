import { type ListColumns, type ListOrder, type SortColumn, getSorting } from '@/contract/lists/listDescription';
import { useMemo } from 'react';
import * as z from 'zod/mini';

import { readListUrl } from './listUrl';
import { useSearchParams } from '../screen/useSearchParams';

/** Returns the sort order in the address, if the list has that column. */
export function useListOrder<Columns extends ListColumns>(columns: Columns): ListOrder<SortColumn<Columns>> {
  const [params] = useSearchParams();
  return useMemo(() => readListUrl(z.strictObject(getSorting(columns)), params), [columns, params]);
}
