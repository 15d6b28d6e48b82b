import { useTaskViewListCountQuery } from '@/api/endpoints/cases/taskViewApi';
import { CASE } from '@/contract/codes/caseCodes';
import type { ListCount } from '@/contract/entities/cases/listPreferences';
import type { taskListingQuery } from '@/contract/entities/cases/task';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import * as chips from '@/ui/theme/chips.module.css';
import { FormattedNumber, useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import type { FilterName } from './caseFilters';
import type { useCaseQuery } from './caseListQuery';
import { MissingPartNotice } from '@/ui/feedback/MissingPartNotice';
import { useScreenActions } from '@/ui/screen/listScreenActions';
import { useLoadBeforeOpen } from '@/ui/screen/useLoadBeforeOpen';
import { FilterOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ColumnName } from './createCaseColumns';
import * as styles from './cases.module.css';

type Query = Partial<z.input<typeof taskListingQuery>>;

/** A filter available with one click. */
interface QuickFilter {
  /** Filters with pending work of the caller show a count. */
  readonly name: keyof ListCount | 'collected';
  readonly filter: Partial<Record<FilterName, string>>;
}

/** The quick filters of the caller's own cases; `today` is the institution's day. */
const waitingFilters = (today: string): readonly QuickFilter[] => [
  { name: 'fresh', filter: { status: CASE.fresh } },
  { name: 'promisesToday', filter: { promiseDue: 'today', promiseState: 'open' } },
  { name: 'promisesTomorrow', filter: { promiseDue: 'tomorrow', promiseState: 'open' } },
  { name: 'promisesBroken', filter: { promiseDue: 'past' } },
  { name: 'followUps', filter: { nextFollowUpTo: today } },
  { name: 'unreadReplies', filter: { replies: 'unread' } },
  { name: 'collected', filter: { status: CASE.settled } },
];

const NAMES: readonly FilterName[] = ['status', 'promiseDue', 'promiseState', 'nextFollowUpTo', 'replies'];

/** Returns true if the list shows exactly the cases of a quick filter. */
const isInForce = ({ filter }: QuickFilter, query: Query): boolean =>
  NAMES.every((name) => query[name] === filter[name]);

/** Returns the change of the address for a click on a quick filter: it replaces another one, and a second click removes it. */
const toggled = (quick: QuickFilter, query: Query): Partial<Record<FilterName, string | undefined>> =>
  Object.fromEntries(NAMES.map((name) => [name, isInForce(quick, query) ? undefined : quick.filter[name]]));

interface CaseQuickFiltersProps {
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** Filters for pending work among the caller's cases, and for collected cases; a second click shows all cases again. */
export function CaseQuickFilters({ list: { query, change } }: CaseQuickFiltersProps) {
  const { formatMessage } = useIntl();
  const today = useInstitutionDate();
  const { data: counts } = useTaskViewListCountQuery();
  return (
    <ul aria-label={formatMessage({ id: 'cases.quick' })} className={chips['chips']}>
      {waitingFilters(today).map((quick) => (
        <li key={quick.name}>
          <button
            type="button"
            className={chips['chip']}
            aria-pressed={isInForce(quick, query)}
            onClick={() => change(toggled(quick, query))}
          >
            {formatMessage({ id: `cases.quick.${quick.name}` })}
            {quick.name !== 'collected' && (
              <span className={chips['count']} data-waits={(counts?.[quick.name] ?? 0) > 0}>
                {counts ? <FormattedNumber value={counts[quick.name]} /> : '–'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

// Date pickers are larger than the list itself.
const loadFilters = async () => ({ default: (await import('./CaseListDrawers')).FilterDrawer });
const loadColumns = async () => ({ default: (await import('./CaseListDrawers')).ColumnDrawer });
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
      <output className={styles['keys']}>{isFailed && <MissingPartNotice />}</output>
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
