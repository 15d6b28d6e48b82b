import { type ListColumns, type ListOrder, type SortColumn, getSorting } from '@/contract/lists/listDescription';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useState } from 'react';
import * as z from 'zod/mini';

/** Rows per page of a history that the server sends completely. */
const ROWS = 10;

/** Holds page and sort order of a case's history. Not in the address, which belongs to the case and holds the order of its list. */
export function useHistoryLocation<Columns extends ListColumns>(columns: Columns) {
  const [place, onPlace] = useState<TableQuery>({ page: 1, size: ROWS });
  const order: ListOrder<SortColumn<Columns>> = getListOrder(columns, place);
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

/** Converts the sort order to the request. */
export const getListOrder = <Columns extends ListColumns>(
  columns: Columns,
  { sort, order }: Pick<TableQuery, 'sort' | 'order'>,
): ListOrder<SortColumn<Columns>> =>
  z.strictObject(getSorting(columns)).parse({ ...(sort !== undefined && { sort }), ...(order && { order }) });
