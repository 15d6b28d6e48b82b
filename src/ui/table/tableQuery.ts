import type { TableColumnType, TableProps } from 'antd';

/** Page and sort order of a list, stored in its address (RT-08). */
export interface TableQuery {
  readonly page: number;
  readonly size: number;
  /** Key of the sort column, with `sorter: true`; without it, the list's default order. */
  readonly sort?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** A column with the key by which the server sorts. */
export type PagedColumn<Row> = TableColumnType<Row> & { readonly key: string };

type TableChange<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>;

const ORDERS = { ascend: 'asc', descend: 'desc' } as const;

/** The columns, with the arrow of the one that sorts. */
export const withOrder = <Row>(columns: readonly PagedColumn<Row>[], { sort, order }: TableQuery): PagedColumn<Row>[] =>
  columns.map((column) => {
    if (!column.sorter) return { ...column };
    return { ...column, sortOrder: column.key === sort ? (order === 'desc' ? 'descend' : 'ascend') : null };
  });

function getSort<Row>(sorter: TableChange<Row>[2]): Pick<TableQuery, 'sort' | 'order'> {
  const [by] = Array.isArray(sorter) ? sorter : [sorter];
  return by?.order ? { sort: String(by.columnKey), order: ORDERS[by.order] } : { sort: undefined, order: undefined };
}

/** Returns the query after a change in the table. A new sort order restarts at page 1. */
export function getNextQuery<Row>(place: TableQuery, [pages, , sorter]: TableChange<Row>): TableQuery {
  const { sort, order } = getSort(sorter);
  const isSame = sort === place.sort && order === place.order;
  return { size: place.size, sort, order, page: isSame ? (pages.current ?? 1) : 1 };
}
