import { useBehaviourDetailFileMutation, useBehaviourDetailListQuery } from '@/api/behaviourApi';
import type { BehaviourDetails } from '@/contract/entities/behaviour';
import { ROUTES } from '@/contract/routes';
import { DownloadButton } from '@/ui/DownloadButton';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { type ShownPage, shownPage } from '@/ui/shownPage';
import { widthOf } from '@/ui/widthOf';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { behaviourColumns } from './behaviourColumns';
import { HourBars } from './HourBars';
import { MonitoringSearch } from './MonitoringSearch';
import * as styles from './monitoring.module.css';
import { useBehaviourQuery } from './useBehaviourQuery';

/** /behaviorDetail/{id}: what one user did with personal data, over the day and one by one (§2, MO-01). */
export function BehaviorDetailScreen() {
  const list = useBehaviourQuery();
  const { query, filter, change } = list;
  const [save, saving] = useBehaviourDetailFileMutation();
  const shown = shownPage(useBehaviourDetailListQuery(query));
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <Link to={ROUTES.dataMonitoring.path} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="monitoring.detail.back" />
        </Link>
        <Whose user={shown.rows?.user ?? null} />
        <DownloadButton
          label="monitoring.export"
          done="monitoring.exported"
          saving={saving}
          onSave={() => void save(filter)}
        />
      </header>
      <MonitoringSearch
        by="loanId"
        key={JSON.stringify(filter)}
        texts={query}
        onSearch={({ from, to, type, loanId }) => change({ from, to, type, loanId })}
      />
      {(shown.rows || !shown.error) && (
        <HourBars
          hours={shown.rows?.hours}
          chosen={query.hour === undefined ? undefined : Number(query.hour)}
          onChoose={(hour) => change({ hour })}
        />
      )}
      <Records list={list} shown={shown} />
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
  readonly list: ReturnType<typeof useBehaviourQuery>;
  readonly shown: ShownPage<BehaviourDetails>;
}

function Records({ list, shown }: RecordsProps) {
  const { formatMessage } = useIntl();
  const columns = behaviourColumns((name) => formatMessage({ id: `monitoring.detail.col.${name}` }));
  return (
    <PagedTable
      label={formatMessage({ id: 'monitoring.detail.table' })}
      columns={columns}
      {...shown}
      rowKey={({ id }) => id}
      place={list.place}
      onPlace={({ page }) => list.change({ page: page > 1 ? page : undefined })}
      minWidth={widthOf(columns)}
      hasRowKeys
      empty={<EmptyState title={formatMessage({ id: 'monitoring.detail.empty' })} />}
    />
  );
}
