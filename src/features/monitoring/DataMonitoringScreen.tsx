import { useBehaviourCountFileMutation, useBehaviourCountListQuery } from '@/api/endpoints/management/behaviourApi';
import { useListKeeping } from '@/api/hooks/useListKeeping';
import { BEHAVIOUR_COUNT_LIST } from '@/contract/lists/monitoringLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { lazyScreen } from '@/ui/screen/lazyScreen';
import { Loading } from '@/ui/feedback/Loading';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './monitoring.module.css';
import { monitoringCells } from './monitoringColumns';
import { MonitoringSearch } from './MonitoringSearch';
import { SeverityChoice } from './SeverityChoice';
import { useMonitoringQuery } from './useMonitoringQuery';
import { MONITORING_VIEWS, type MonitoringView, ViewChoice } from './ViewChoice';

const { Screen: Decisions } = lazyScreen(
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
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="monitoring.title" />
        </h1>
        <ViewChoice view={view} onChoose={choose} />
      </header>
      {view === 'decisions' ? <Decisions /> : <BehaviourPart />}
    </section>
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
  const keeping = useListKeeping('monitoring');
  const [save, saving] = useBehaviourCountFileMutation();
  return (
    <ListTable
      list={BEHAVIOUR_COUNT_LIST}
      cells={monitoringCells(query)}
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
