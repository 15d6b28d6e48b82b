import TableMeasureRowContext from 'antd/es/table/TableMeasureRowContext';
import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { writeListUrl } from '../list/listUrl';
import { type TableQuery, getNextQuery, type PagedColumn, withOrder } from './tableQuery';
import { useSearchParams } from '../screen/useSearchParams';
import type { Density } from '@/browser/stored/tableDensity';
import { Table, type TableProps } from 'antd';
import { useIntl } from 'react-intl';
import { EmptyState } from '../feedback/EmptyState';
import { Loading } from '../feedback/Loading';
import { ErrorWithRetry } from '../feedback/ErrorWithRetry';
import * as styles from './pagedTable.module.css';
import { useRowKeys } from './useRowKeys';
import { useScrollableByKey } from './useScrollableByKey';
import { getWidth } from './getWidth';

/**
 * Checkbox that selects a page. antd renders the headings a second time to measure them, hidden from screen readers: nothing there may take
 * the focus.
 */
function SelectAll({ children }: { readonly children: ReactNode }) {
  return use(TableMeasureRowContext) ? null : children;
}

interface PageContext {
  readonly rows: { readonly result: readonly unknown[]; readonly totalCount: number } | undefined;
  readonly place: TableQuery;
  readonly isFetching: boolean;
  readonly onPlace: (place: TableQuery) => void;
}

/**
 * Redirects a page after the last one to the last one, as in a saved address of a list that became shorter. Returns true while rows are
 * still to come.
 */
function useLastPage({ rows, place, isFetching, onPlace }: PageContext): boolean {
  const [params, setParams] = useSearchParams();
  const last = Math.ceil((rows?.totalCount ?? 0) / place.size);
  const isBehind = !isFetching && rows?.result.length === 0 && last > 0 && place.page > last;
  const goToLast = useEffectEvent(() => {
    if (params.get('page') !== String(place.page)) return onPlace({ ...place, page: last });
    // Replaces the history entry, so that 'Back' does not return here.
    setParams((current) => writeListUrl(current, { page: last > 1 ? last : undefined }), { replace: true });
  });
  useEffect(() => {
    if (isBehind) goToLast();
  }, [isBehind]);
  return isFetching || isBehind;
}

/** A page of rows as every paged call answers (AP-03). */
export interface PageOfRows<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
  /** True if there are more rows than counted, because the list is too long to count. */
  readonly more?: boolean | undefined;
}

interface PagedTableProps<Row> extends Pick<
  TableProps<Row>,
  'rowSelection' | 'onRow' | 'rowClassName' | 'expandable' | 'summary'
> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly PagedColumn<Row>[];
  readonly rows: PageOfRows<Row> | undefined;
  readonly rowKey: (row: Row) => string;
  readonly place: TableQuery;
  readonly onPlace: (place: TableQuery) => void;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly empty?: ReactNode;
  /** Width in pixels below which the table scrolls horizontally. By default the sum of the columns' widths, and enough for the others. */
  readonly minWidth?: number;
  /** Height in pixels of the sticky content above the sticky heading; false inside another table. */
  readonly stickyBelow?: number | false;
  readonly density?: Density;
  /** Enables arrow keys and j, k to move between the links of the rows: for the only list of a screen. */
  readonly hasRowKeys?: boolean;
}

/** The app's header, which stays at the top of every screen (shell/appHeader.module.css). */
const APP_HEADER_PX = 48;

/** Table of one page of rows with a sticky heading, and with states for loading, empty and error (§2, GE-03). */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { error, isFetching, onRetry, hasRowKeys = false } = props;
  const list = useRef<HTMLElement>(null);
  useRowKeys(list, hasRowKeys);
  useScrollableByKey(list);
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={onRetry} />;
  return (
    <section ref={list} aria-label={props.label} aria-busy={isFetching} className={styles['table']}>
      <Rows {...props} />
    </section>
  );
}

/** Delay before a loading indicator, which must be visible by 0.2 s (GE-03). */
const SEEN_AFTER_MS = 150;
/** Placeholder before the first rows. */
const LOADING_LINES = 8;

/** Returns the loading overlay of the previous rows; without rows, the placeholder shows the loading state. */
const getSpin = ({ isFetching, rows }: Pick<PagedTableProps<object>, 'isFetching' | 'rows'>) =>
  isFetching && rows !== undefined && { delay: SEEN_AFTER_MS };

const onItsWay = ({ rows }: Pick<PagedTableProps<object>, 'rows'>): ReactNode =>
  rows ? ' ' : <Loading rows={LOADING_LINES} />;

const NONE = { result: [], totalCount: 0 } as const;
const totalWord = (more = false) => (more ? 'table.totalMore' : 'table.total');

/** Minimum readable width in pixels of a column that takes the remaining space. */
const FREE_COLUMN_PX = 140;

const readableWidth = (columns: readonly { readonly width?: number | string }[]): number =>
  getWidth(columns.map(({ width }) => ({ width: typeof width === 'number' ? width : FREE_COLUMN_PX })));

/** Returns the optional props of a table, because antd does not accept undefined. */
const getExtras = <Row,>(props: PagedTableProps<Row>): TableProps<Row> => {
  const { columns, minWidth = readableWidth(columns), density, onRow, rowClassName, expandable, summary } = props;
  return {
    size: density === 'comfortable' ? 'medium' : 'small',
    scroll: { x: minWidth },
    ...(onRow && { onRow }),
    ...(rowClassName && { rowClassName }),
    ...(expandable && { expandable }),
    ...(summary && { summary }),
  };
};

const PAGER: TableProps['pagination'] = { showSizeChanger: false, placement: ['bottomEnd'] };

/** Hides the pager of a single page, but still shows the number of rows. */
const lookOfPager = (count: number, { page, size }: TableQuery) =>
  page === 1 && count <= size ? { className: styles['onePage'] ?? '' } : {};

const selectAll = (box: ReactNode) => <SelectAll>{box}</SelectAll>;

function Rows<Row extends object>(props: PagedTableProps<Row>) {
  const { columns, place, onPlace, stickyBelow = APP_HEADER_PX, empty = <EmptyState /> } = props;
  const { result, totalCount, more }: PageOfRows<Row> = props.rows ?? NONE;
  const isOnItsWay = useLastPage(props);
  const { formatMessage } = useIntl();
  return (
    <Table<Row>
      columns={withOrder(columns, place)}
      dataSource={[...result]}
      rowKey={props.rowKey}
      loading={getSpin(props)}
      sticky={stickyBelow !== false && { offsetHeader: stickyBelow }}
      showSorterTooltip={false}
      onChange={(...changed) => onPlace(getNextQuery(place, changed))}
      locale={{ emptyText: isOnItsWay ? onItsWay(props) : empty }}
      pagination={{
        ...PAGER,
        ...lookOfPager(totalCount, place),
        current: place.page,
        pageSize: place.size,
        total: totalCount,
        showTotal: (count) => formatMessage({ id: totalWord(more) }, { count }),
      }}
      {...getExtras(props)}
      {...(props.rowSelection && {
        rowSelection: {
          ...props.rowSelection,
          columnTitle: selectAll,
          getCheckboxProps: (row: Row) => ({
            'aria-label': formatMessage({ id: 'table.selectRow' }, { number: result.indexOf(row) + 1 }),
            ...props.rowSelection?.getCheckboxProps?.(row),
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': formatMessage({ id: 'table.selectPage' }) }),
        },
      })}
    />
  );
}
