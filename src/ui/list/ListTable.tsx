import { TableOutlined, ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentProps, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColumnChoice } from './ColumnChoice';
import { type Density, DENSITIES } from '@/browser/stored/tableDensity';
import { MenuButton } from '../screen/MenuButton';
import { type ListColumns, type ScreenColumn, getTitle } from '@/contract/lists/listDescription';
import { useLocale } from '@/i18n/languageContext';
import { PagedTable } from '../table/PagedTable';
import type { PagedColumn } from '../table/tableQuery';
import { getWidth } from '../table/getWidth';
import { ExportButton, type ListExport } from './ExportButton';
import * as styles from './listTable.module.css';
import { useListAppearance } from './useListAppearance';
import { type SavedViews, ViewsButton } from './ViewsButton';

interface ColumnButtonProps extends Omit<ComponentProps<typeof ColumnChoice>, 'isOpen' | 'onClose' | 'onChoose'> {
  /** Null restores the default columns. */
  readonly onChoose: (columns: readonly string[] | null) => Promise<unknown>;
  /** Shows only text among the tools of a list. */
  readonly type?: 'text';
}

/** Opens the column chooser of a list. */
function ColumnButton({ onChoose, type, ...choice }: ColumnButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (columns: readonly string[] | null): void => {
    void onChoose(columns);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        {...(type && { type })}
        icon={<TableOutlined />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="columns.title" />
      </Button>
      <ColumnChoice {...choice} isOpen={isOpen} onClose={() => setIsOpen(false)} onChoose={choose} />
    </>
  );
}

interface DensityButtonProps {
  readonly density: Density;
  readonly onChoose: (density: Density) => void;
}

/** Button that toggles the row height of a list. */
function DensityButton({ density, onChoose }: DensityButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'lists.density' });
  return (
    <MenuButton
      label={label}
      title={label}
      icon={<ColumnHeightOutlined />}
      items={DENSITIES.map((key) => ({
        key,
        label: formatMessage({ id: `lists.density.${key}` }),
        isChosen: key === density,
      }))}
      onChoose={(key) => onChoose(key === 'comfortable' ? 'comfortable' : 'compact')}
    />
  );
}

/** Cell renderers by column; title and sort order come from the list's description. */
export type ListCells<Columns extends ListColumns, Row> = Readonly<
  Record<ScreenColumn<Columns>, Omit<PagedColumn<Row>, 'key' | 'title' | 'sorter'> & { readonly width: number }>
>;

type TableProps<Row> = Omit<
  ComponentProps<typeof PagedTable<Row & object>>,
  'columns' | 'density' | 'minWidth' | 'summary'
>;

interface ListTableProps<Columns extends ListColumns, Row> extends TableProps<Row> {
  /** The list's description (contract/lists). */
  readonly list: Columns;
  readonly cells: ListCells<NoInfer<Columns>, Row>;
  /** The column that is always shown: the way into a row. */
  readonly fixed: ScreenColumn<NoInfer<Columns>>;
  readonly without?: readonly ScreenColumn<NoInfer<Columns>>[];
  /** Action at the end of each row; not part of the column choice. */
  readonly action?: PagedColumn<Row> & { readonly width: number };
  readonly keeping: {
    readonly columns: Parameters<typeof useListAppearance>[1];
    /** Not used for a list within a detail view. */
    readonly views?: SavedViews;
  };
  readonly file?: ListExport | undefined;
  /** Rows below all others, for the displayed columns. */
  readonly totals?: (columns: readonly ScreenColumn<Columns>[]) => ReactNode;
  /** Content before the tools, in the same line. */
  readonly lead?: ReactNode;
}

const SELECTION_PX = 40;

/** List for administration: column choice, server-side sort order, density, saved views, and an export of all matching rows. */
export function ListTable<Columns extends ListColumns, Row extends object>(props: ListTableProps<Columns, Row>) {
  const { list, cells, fixed, without, action, keeping, file, lead, totals, ...table } = props;
  const language = useLocale();
  const look = useListAppearance({ columns: list, fixed, without }, keeping.columns);
  const columns = look.columns.map((name) => ({
    ...cells[name],
    key: name,
    title: getTitle(list, name, language),
    sorter: list[name]?.sorts === true,
  }));
  const shown = action ? [...columns, action] : columns;
  const selection = table.rowSelection ? SELECTION_PX : 0;
  return (
    <div className={styles['list']}>
      <div className={styles['bar']}>
        <div className={styles['lead']}>{lead}</div>
        <div className={styles['tools']}>
          {file && <ExportButton {...file} list={keeping.columns.list} about={table.label} />}
          {keeping.views && <ViewsButton views={keeping.views} current={look.view} onApply={look.applyView} />}
          <ColumnButton type="text" {...look.choice} />
          <DensityButton density={look.density} onChoose={look.setDensity} />
        </div>
      </div>
      <PagedTable<Row>
        {...table}
        columns={shown}
        density={look.density}
        minWidth={getWidth(shown) + selection}
        {...(totals && { summary: () => totals(look.columns) })}
        // Rendered once, with the chosen columns.
        rows={look.isKnown ? table.rows : undefined}
        isFetching={table.isFetching || !look.isKnown}
      />
    </div>
  );
}
