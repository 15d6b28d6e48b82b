import { useBehaviourDetailFileMutation, useBehaviourDetailListQuery } from '@/api/behaviourApi';
import type { BehaviourDetails } from '@/contract/entities/behaviour';
import { ROUTES } from '@/contract/routes';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { behaviourColumns } from './behaviourColumns';
import { ExportButton } from './ExportButton';
import { HourBars } from './HourBars';
import { MonitoringSearch } from './MonitoringSearch';
import * as styles from './monitoring.module.css';
import { useBehaviourPlace } from './useBehaviourPlace';

/** /behaviorDetail/{id}: what one user did with personal data, over the day and one by one (§2, MO-01). */
export function BehaviorDetailScreen() {
  const list = useBehaviourPlace();
  const { query, filter, change } = list;
  const [save, saving] = useBehaviourDetailFileMutation();
  const { data: last, currentData, error, isFetching, refetch } = useBehaviourDetailListQuery(query);
  const data = currentData ?? (isFetching ? last : undefined);
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <Link to={ROUTES.dataMonitoring.path} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="monitoring.detail.back" />
        </Link>
        <Whose user={data?.user ?? null} />
        <ExportButton onExport={() => void save(filter)} saving={saving} />
      </header>
      <MonitoringSearch
        by="loanId"
        key={JSON.stringify(filter)}
        texts={query}
        onSearch={({ from, to, type, loanId }) => change({ from, to, type, loanId })}
      />
      {data && (
        <HourBars
          hours={data.hours}
          chosen={query.hour === undefined ? undefined : Number(query.hour)}
          onChoose={(hour) => change({ hour })}
        />
      )}
      <Records list={list} asked={{ data, error, isFetching, refetch }} />
    </section>
  );
}

function Whose({ user }: { readonly user: BehaviourDetails['user'] }) {
  return (
    <>
      <h1 className={styles['title']}>{user ? user.name : <FormattedMessage id="monitoring.title" />}</h1>
      {user && (
        <span className={styles['aside']}>
          {user.username}
          {user.groupName !== null && (
            <>
              {' · '}
              <FormattedMessage id="monitoring.detail.group" values={{ name: user.groupName }} />
            </>
          )}
        </span>
      )}
    </>
  );
}

interface RecordsProps {
  readonly list: ReturnType<typeof useBehaviourPlace>;
  readonly asked: {
    readonly data: BehaviourDetails | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

function Records({ list, asked: { data, error, isFetching, refetch } }: RecordsProps) {
  const { formatMessage } = useIntl();
  const columns = behaviourColumns((name) => formatMessage({ id: `monitoring.detail.col.${name}` }));
  return (
    <PagedTable
      label={formatMessage({ id: 'monitoring.detail.table' })}
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      place={list.place}
      onPlace={({ page }) => list.change({ page: page > 1 ? page : undefined })}
      isFetching={isFetching}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      minWidth={columns.reduce((sum, { width }) => sum + Number(width), 0)}
      hasRowKeys
      empty={<EmptyState title={formatMessage({ id: 'monitoring.detail.empty' })} />}
    />
  );
}
