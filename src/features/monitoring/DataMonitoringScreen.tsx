import { useBehaviourCountFileMutation, useBehaviourCountListQuery } from '@/api/behaviourApi';
import { DownloadButton } from '@/ui/DownloadButton';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { widthOf } from '@/ui/widthOf';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './monitoring.module.css';
import { monitoringColumns } from './monitoringColumns';
import { MonitoringSearch } from './MonitoringSearch';
import { SeverityChoice } from './SeverityChoice';
import { useMonitoringQuery } from './useMonitoringQuery';

/** /dataMonitoring: who looked at personal data, the most unusual first (§2, MO-01). */
export function DataMonitoringScreen() {
  const list = useMonitoringQuery();
  const [save, saving] = useBehaviourCountFileMutation();
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="monitoring.title" />
        </h1>
        <SeverityChoice value={list.query.severity} onChoose={(severity) => list.change({ severity })} />
        <DownloadButton
          label="monitoring.export"
          done="monitoring.exported"
          saving={saving}
          onSave={() => void save(list.filter)}
        />
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

function MonitoringTable({ list }: { readonly list: ReturnType<typeof useMonitoringQuery> }) {
  const { formatMessage } = useIntl();
  const { query, place, change, isFiltered } = list;
  const shown = shownPage(useBehaviourCountListQuery(query));
  const columns = monitoringColumns(query, (name) => formatMessage({ id: `monitoring.col.${name}` }));
  return (
    <PagedTable
      label={formatMessage({ id: 'monitoring.table' })}
      columns={columns}
      {...shown}
      rowKey={({ userId }) => userId}
      place={place}
      onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
      minWidth={widthOf(columns)}
      hasRowKeys
      empty={
        <EmptyState title={formatMessage({ id: isFiltered ? 'monitoring.empty.filtered' : 'monitoring.empty' })} />
      }
    />
  );
}
