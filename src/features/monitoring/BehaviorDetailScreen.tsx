import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useBehaviourDetailFileMutation, useBehaviourDetailListQuery } from '@/api/endpoints/management/behaviorApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { behaviorDetailQuery, type BehaviorDetails } from '@/contract/entities/management/behavior';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { BEHAVIOR_LIST } from '@/contract/lists/monitoringLists';
import { ROUTES } from '@/contract/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { type PageView, keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { TableQuery } from '@/ui/table/tableQuery';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, Link } from 'react-router-dom';

import { BEHAVIOR_CELLS } from './behaviorColumns';
import { HourBars } from './HourBars';
import * as styles from './monitoring.module.css';
import { MonitoringSearch } from './MonitoringSearch';

/** Returns the person whose records are shown, with filters and page, from the address (RT-08). */
function useBehaviourQuery() {
  const { id: userId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => readListUrl(behaviorDetailQuery, params), [params]);
  const { page, ...filter } = read;
  const { sort, order } = read;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE, sort, order };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  return {
    query: { ...read, userId },
    filter: { ...filter, userId },
    place,
    change,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
  };
}

/** /behaviorDetail/{id}: what one user did with personal data, over the day and one by one (§2, MO-01). */
export function BehaviorDetailScreen() {
  const list = useBehaviourQuery();
  const { query, filter, change } = list;
  const shown = keepPreviousPage(useBehaviourDetailListQuery(query));
  return (
    <Screen>
      <ScreenHead>
        <Link to={ROUTES.dataMonitoring.path} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="monitoring.detail.back" />
        </Link>
        <Whose user={shown.rows?.user ?? null} />
      </ScreenHead>
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
    </Screen>
  );
}

function Whose({ user }: { readonly user: BehaviorDetails['user'] }) {
  return (
    <>
      <ScreenTitle>{user ? user.name : <FormattedMessage id="monitoring.title" />}</ScreenTitle>
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
  readonly shown: PageView<BehaviorDetails>;
}

function Records({ list, shown }: RecordsProps) {
  const { formatMessage } = useIntl();
  const keeping = useSavedListSettings('behaviour');
  const [save, saving] = useBehaviourDetailFileMutation();
  return (
    <ListTable
      list={BEHAVIOR_LIST}
      cells={BEHAVIOR_CELLS}
      fixed="at"
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...list.filter, format }) }}
      label={formatMessage({ id: 'monitoring.detail.table' })}
      {...shown}
      rowKey={({ id }) => id}
      place={list.place}
      onPlace={list.onPlace}
      hasRowKeys
      empty={<EmptyState title={formatMessage({ id: 'monitoring.detail.empty' })} />}
    />
  );
}
