import { useBehaviourCountFileMutation, useBehaviourCountListQuery } from '@/api/behaviourApi';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { FormattedMessage, useIntl } from 'react-intl';

import { ExportButton } from './ExportButton';
import * as styles from './monitoring.module.css';
import { monitoringColumns } from './monitoringColumns';
import { MonitoringSearch } from './MonitoringSearch';
import { SeverityChoice } from './SeverityChoice';
import { useMonitoringPlace } from './useMonitoringPlace';

/** /dataMonitoring: who looked at personal data, the most unusual first (§2, MO-01). */
export function DataMonitoringScreen() {
  const list = useMonitoringPlace();
  const [save, saving] = useBehaviourCountFileMutation();
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="monitoring.title" />
        </h1>
        <SeverityChoice value={list.query.severity} onChoose={(severity) => list.change({ severity })} />
        <ExportButton onExport={() => void save(list.filter)} saving={saving} />
      </header>
      <p className={styles['hint']}>
        <FormattedMessage id="monitoring.hint" />
      </p>
      <MonitoringSearch
        by="user"
        key={JSON.stringify(list.filter)}
        texts={list.query}
        onSearch={({ from, to, type, user }) => list.change({ from, to, type, user })}
      />
      <MonitoringTable list={list} />
    </section>
  );
}

function MonitoringTable({ list }: { readonly list: ReturnType<typeof useMonitoringPlace> }) {
  const { formatMessage } = useIntl();
  const { query, place, change, isFiltered } = list;
  const { data: last, currentData, error, isFetching, refetch } = useBehaviourCountListQuery(query);
  const data = currentData ?? (isFetching ? last : undefined);
  const columns = monitoringColumns(query, (name) => formatMessage({ id: `monitoring.col.${name}` }));
  return (
    <PagedTable
      label={formatMessage({ id: 'monitoring.table' })}
      columns={columns}
      rows={data}
      rowKey={({ userId }) => userId}
      place={place}
      onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
      isFetching={isFetching}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      minWidth={columns.reduce((sum, { width }) => sum + Number(width), 0)}
      hasRowKeys
      empty={
        <EmptyState title={formatMessage({ id: isFiltered ? 'monitoring.empty.filtered' : 'monitoring.empty' })} />
      }
    />
  );
}
