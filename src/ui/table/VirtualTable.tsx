import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useRef } from 'react';

import { EmptyState } from '../feedback/EmptyState';
import * as styles from './virtualTable.module.css';

const ROW_HEIGHT = 36;
const HEIGHT = 480;
/** Rows rendered above and below the viewport, so that the Tab key always finds the next one. */
const OVERSCAN = 4;

/** A column of a long table; `render` is a method so that a table of any rows can hold it. */
export interface VirtualColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** CSS width; columns without one share the rest. */
  readonly width?: string;
  readonly align?: 'end';
  render(row: Row): ReactNode;
}

interface VirtualTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Must be memoized (useMemo): rows re-render only when the columns change. */
  readonly columns: readonly VirtualColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Row height in pixels, the same for every row. */
  readonly rowHeight?: number;
  /** Height in pixels above which the rows scroll. */
  readonly height?: number;
  readonly empty?: ReactNode;
}

/**
 * Table for ten thousand rows with only the visible ones in the page (CD-09), also a table for screen readers. antd's virtual table
 * consists of plain elements without rows and headings for a screen reader.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { rows, empty = <EmptyState /> } = props;
  return rows.length === 0 ? empty : <Scroller {...props} />;
}

function Scroller<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHeight = ROW_HEIGHT, height = HEIGHT } = props;
  const scroll = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the build has no React Compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: 0, height },
  });
  const drawn = virtual.getVirtualItems().flatMap((place) => {
    const row = rows[place.index];
    return row === undefined ? [] : [{ ...place, row }];
  });
  return (
    <section
      className={styles['scroll']}
      ref={scroll}
      style={{ maxHeight: height }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it once it has the focus
      tabIndex={0}
      aria-label={label}
    >
      <table className={styles['table']} aria-label={label} aria-rowcount={rows.length + 1}>
        <Headings columns={columns} />
        <tbody>
          <Gap height={drawn[0]?.start ?? 0} />
          {drawn.map(({ index, row }) => (
            <VirtualRow key={rowKey(row)} columns={columns} row={row} rowIndex={index + 2} height={rowHeight} />
          ))}
          <Gap height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </section>
  );
}

function Headings<Row>({ columns }: Pick<VirtualTableProps<Row>, 'columns'>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, title, width, align }) => (
          <th key={key} scope="col" className={align === 'end' ? styles['end'] : undefined} style={{ width }}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Reserves the height of the rows that are not in the page. */
const Gap = ({ height }: { readonly height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

interface VirtualRowProps {
  readonly columns: readonly VirtualColumn<unknown>[];
  readonly row: unknown;
  readonly rowIndex: number;
  readonly height: number;
}

const VirtualRow = memo(function VirtualRow({ columns, row, rowIndex, height }: VirtualRowProps) {
  return (
    <tr className={styles['row']} aria-rowindex={rowIndex} style={{ height }}>
      {columns.map((column) => (
        <td key={column.key} className={column.align === 'end' ? styles['end'] : undefined}>
          {column.render(row)}
        </td>
      ))}
    </tr>
  );
});
