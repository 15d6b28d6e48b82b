import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useBehaviourCountFileMutation, useBehaviourCountListQuery } from '@/api/endpoints/management/behaviorApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { behaviorCountQuery } from '@/contract/entities/management/behavior';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { BEHAVIOR_COUNT_LIST } from '@/contract/lists/monitoringLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Loading } from '@/ui/feedback/Loading';
import { ListTable } from '@/ui/list/ListTable';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { createLazyScreen } from '@/ui/screen/createLazyScreen';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { TableQuery } from '@/ui/table/tableQuery';
import { Radio, Segmented } from 'antd';
import { useMemo } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import * as styles from './monitoring.module.css';
import { createMonitoringCells } from './monitoringColumns';
import { MonitoringSearch } from './MonitoringSearch';

const CHOICES = ['all', 'noticeable', 'serious'] as const;
type Choice = (typeof CHOICES)[number];

interface SeverityChoiceProps {
  readonly value: string | undefined;
  readonly onChoose: (severity: string | undefined) => void;
}

/** Everybody, or only those who are unusual. */
function SeverityChoice({ value, onChoose }: SeverityChoiceProps) {
  const { formatMessage } = useIntl();
  const chosen: Choice = CHOICES.find((each) => each === value) ?? 'all';
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'monitoring.severity' })}
      optionType="button"
      value={chosen}
      onChange={({ target }) => onChoose(target.value === 'all' ? undefined : String(target.value))}
      options={CHOICES.map((each) => ({ value: each, label: formatMessage({ id: `monitoring.severity.${each}` }) }))}
    />
  );
}

/** The lists of /dataMonitoring, as its address names them. */
const MONITORING_VIEWS = ['behaviour', 'decisions'] as const;

/** One of them. */
type MonitoringView = (typeof MONITORING_VIEWS)[number];

interface MonitoringViewChoiceProps {
  readonly view: MonitoringView;
  readonly onChoose: (view: MonitoringView) => void;
}

/** Chooses between what people looked at and whom they contacted. */
function MonitoringViewChoice({ view, onChoose }: MonitoringViewChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Segmented<MonitoringView>
      aria-label={formatMessage({ id: 'monitoring.view' })}
      value={view}
      options={MONITORING_VIEWS.map((each) => ({
        value: each,
        label: formatMessage({ id: `monitoring.view.${each}` }),
      }))}
      onChange={onChoose}
    />
  );
}

/** Reads filters and page of the monitoring list from its address (RT-08). */
function useMonitoringQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(behaviorCountQuery, params), [params]);
  const { page, ...filter } = query;
  const { sort, order } = query;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE, sort, order };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  return {
    query,
    filter,
    place,
    isFiltered: Object.keys(filter).some((name) => name !== 'sort' && name !== 'order'),
    change,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
  };
}

const { Screen: Decisions } = createLazyScreen(
  async () => (await import('./decisions/DecisionPart')).DecisionPart,
  <Loading rows={8} />,
);

/** /dataMonitoring: who looked at personal data, the most unusual first (§2, MO-01), and the decisions on contacts (LC-03). */
export function DataMonitoringScreen() {
  const [params, setParams] = useSearchParams();
  const view = MONITORING_VIEWS.find((each) => each === params.get('view')) ?? 'behaviour';
  // The other list has different filters and pages.
  const choose = (chosen: MonitoringView): void => setParams(chosen === 'behaviour' ? {} : { view: chosen });
  return (
    <Screen>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="monitoring.title" />
        </ScreenTitle>
        <MonitoringViewChoice view={view} onChoose={choose} />
      </ScreenHead>
      {view === 'decisions' ? <Decisions /> : <BehaviourPart />}
    </Screen>
  );
}

function BehaviourPart() {
  const list = useMonitoringQuery();
  return (
    <>
      <SeverityChoice value={list.query.severity} onChoose={(severity) => list.change({ severity })} />
      <MonitoringSearch
        by="user"
        key={JSON.stringify(list.filter)}
        texts={list.query}
        onSearch={({ from, to, type, user }) => list.change({ from, to, type, user })}
      />
      <MonitoringTable list={list} />
    </>
  );
}

function MonitoringTable({ list }: { readonly list: ReturnType<typeof useMonitoringQuery> }) {
  const { formatMessage } = useIntl();
  const { query, place, onPlace, isFiltered } = list;
  const shown = keepPreviousPage(useBehaviourCountListQuery(query));
  const keeping = useSavedListSettings('monitoring');
  const [save, saving] = useBehaviourCountFileMutation();
  return (
    <ListTable
      list={BEHAVIOR_COUNT_LIST}
      cells={createMonitoringCells(query)}
      fixed="user"
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...list.filter, format }) }}
      lead={
        <p className={styles['hint']}>
          <FormattedMessage id="monitoring.hint" />
        </p>
      }
      label={formatMessage({ id: 'monitoring.table' })}
      {...shown}
      rowKey={({ userId }) => userId}
      place={place}
      onPlace={onPlace}
      hasRowKeys
      empty={
        <EmptyState title={formatMessage({ id: isFiltered ? 'monitoring.empty.filtered' : 'monitoring.empty' })} />
      }
    />
  );
}
