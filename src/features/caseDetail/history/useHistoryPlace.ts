import { type ListColumns, type ListOrder, type SortColumn, getSorting } from '@/contract/lists/listDescription';
import type { TableQuery } from '@/ui/tableQuery';
import { useState } from 'react';
import * as z from 'zod/mini';

/** Rows of a history that the server tells whole. */
const ROWS = 10;

/** Page and order of a history of a case. Not in the address: that is the case's, and holds the order of the list it stands in. */
export function useHistoryPlace<Columns extends ListColumns>(columns: Columns) {
  const [place, onPlace] = useState<TableQuery>({ page: 1, size: ROWS });
  const order: ListOrder<SortColumn<Columns>> = orderIn(columns, place);
  return {
    place,
    onPlace,
    order,
    pageOf: <Row>(rows: readonly Row[]) => ({
      result: rows.slice((place.page - 1) * ROWS, place.page * ROWS),
      totalCount: rows.length,
    }),
  };
}

/** What a list is asked to be sorted by, as the headings of its table say it. */
export const orderIn = <Columns extends ListColumns>(
  columns: Columns,
  { sort, order }: Pick<TableQuery, 'sort' | 'order'>,
): ListOrder<SortColumn<Columns>> =>
  z.strictObject(getSorting(columns)).parse({ ...(sort !== undefined && { sort }), ...(order && { order }) });
