import { PartMissing } from '@/ui/feedback/PartMissing';
import { useScreenActions } from '@/ui/screen/screenActions';
import { useLoadBeforeOpen } from '@/ui/screen/useLoadBeforeOpen';
import { FilterOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ColumnName } from './caseColumns';
import * as styles from './cases.module.css';
import type { useCaseQuery } from './useCaseQuery';

// Date pickers are larger than the list itself.
const loadFilters = async () => ({ default: (await import('./FilterDrawer')).FilterDrawer });
const loadColumns = async () => ({ default: (await import('./ColumnDrawer')).ColumnDrawer });
const FilterDrawer = lazy(loadFilters);
const ColumnDrawer = lazy(loadColumns);

interface CaseToolsProps {
  readonly name: 'caseList' | 'myTasks';
  readonly list: ReturnType<typeof useCaseQuery>;
  readonly shown: readonly ColumnName[];
  readonly activeCount: number;
}

type Drawer = 'filters' | 'columns';
const DRAWERS = ['filters', 'columns'] as const satisfies readonly Drawer[];
const LOADS = { filters: loadFilters, columns: loadColumns } as const;

/** Drawers of a case list, each loaded when it is opened for the first time. */
export function CaseTools({ name, list, shown, activeCount }: CaseToolsProps) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<Drawer>();
  const [seen, setSeen] = useState<readonly Drawer[]>([]);
  const { isFailed, loadThenOpen } = useLoadBeforeOpen();
  const close = (): void => setOpened(undefined);
  const open = (drawer: Drawer): void =>
    void loadThenOpen(LOADS[drawer], () => {
      setSeen((before) => [...before, drawer]);
      setOpened(drawer);
    });
  const opener = (drawer: Drawer) => ({
    'aria-expanded': opened === drawer,
    'aria-haspopup': 'dialog' as const,
    onClick: () => open(drawer),
  });
  const tools = {
    filters: formatMessage({ id: 'cases.filters.active' }, { count: activeCount }),
    columns: formatMessage({ id: 'columns.title' }),
  };
  useScreenActions(DRAWERS.map((drawer) => ({ id: `cases.${drawer}`, words: tools[drawer], run: () => open(drawer) })));
  return (
    <div className={styles['tools']}>
      <output className={styles['keys']}>{isFailed && <PartMissing />}</output>
      <Button icon={<FilterOutlined />} {...opener('filters')}>
        {tools.filters}
      </Button>
      <Button icon={<TableOutlined />} {...opener('columns')}>
        {tools.columns}
      </Button>
      <Suspense>
        {seen.includes('filters') && (
          <FilterDrawer name={name} isOpen={opened === 'filters'} onClose={close} list={list} />
        )}
        {seen.includes('columns') && (
          <ColumnDrawer name={name} isOpen={opened === 'columns'} onClose={close} shown={shown} />
        )}
      </Suspense>
    </div>
  );
}
