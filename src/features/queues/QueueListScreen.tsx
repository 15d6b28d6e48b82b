import { useInstitutionAndQueueInfoQuery } from '@/api/endpoints/management/institutionAndQueueApi';
import { useOlderManagementQueueTasksQuery } from '@/api/endpoints/management/olderManagementQueueApi';
import { getQueueAboutPath } from '@/contract/routes';
import type { Selection } from '@/contract/entities/management/binding';
import { usePermission } from '@/ui/screen/currentUser';
import { SelectionBar } from '@/ui/list/SelectionBar';
import { type SelectedRows, useSelection } from '@/ui/list/useSelection';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';

import { BackToQueuesLink } from './BackToQueuesLink';
import { BindDrawer } from './binding/BindDrawer';
import { BindingBar } from './binding/BindingBar';
import { BindingHistory } from './binding/BindingHistory';
import { QueueTaskFilters } from './cases/QueueTaskFilters';
import { QueueTaskTable } from './cases/QueueTaskTable';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { QueueToolRow } from './queueElements';
import { useQueueTasks } from './cases/useQueueTasks';

const NO_QUEUE = 'none';

/** 'Cases of …', or those that lie in no queue. */
function useTitle(queueId: string): string {
  const { formatMessage } = useIntl();
  const { data } = useInstitutionAndQueueInfoQuery({ id: queueId }, { skip: queueId === NO_QUEUE });
  if (queueId === NO_QUEUE) return formatMessage({ id: 'queues.none' });
  return formatMessage({ id: 'queues.tasks' }, { name: data?.name ?? '' });
}

interface HeadProps {
  readonly queueId: string;
  readonly title: string;
  readonly onFollow: (operationId: string) => void;
}

function Head({ queueId, title, onFollow }: HeadProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const follow = (operationId: string): void => {
    setHistoryOpen(false);
    onFollow(operationId);
  };
  return (
    <ScreenHead>
      <BackToQueuesLink />
      <ScreenTitle>{title}</ScreenTitle>
      {queueId !== NO_QUEUE && (
        <Link to={getQueueAboutPath(queueId)}>
          <FormattedMessage id="queues.settings" />
        </Link>
      )}
      <QueueToolRow>
        <Button onClick={() => setHistoryOpen(true)}>
          <FormattedMessage id="queues.bindings" />
        </Button>
      </QueueToolRow>
      {isHistoryOpen && <BindingHistory queueId={queueId} onClose={() => setHistoryOpen(false)} onFollow={follow} />}
    </ScreenHead>
  );
}

/** A page of a queue's cases; the page before stays in view while the next one comes. */
function useCases(list: ReturnType<typeof useQueueTasks>) {
  const shown = keepPreviousPage(useOlderManagementQueueTasksQuery(list.query));
  return { shown, totalCount: shown.rows?.totalCount ?? 0 };
}

type Filters = ReturnType<typeof useQueueTasks>['filters'];

const getCases = (rows: SelectedRows<Filters>): Selection => ('ids' in rows ? { taskIds: rows.ids } : rows);

interface ActsProps {
  readonly queueId: string;
  readonly selection: ReturnType<typeof useSelection<Filters>>;
  readonly totalCount: number;
  readonly onStarted: (operationId: string) => void;
}

/** Actions on the selected cases. */
function Acts({ queueId, selection, totalCount, onStarted }: ActsProps) {
  const { formatMessage } = useIntl();
  const [acting, setActing] = useState<'bind' | 'unbind'>();
  const started = (operationId: string): void => {
    setActing(undefined);
    selection.clear();
    onStarted(operationId);
  };
  return (
    <>
      {totalCount > 0 && (
        <SelectionBar
          selection={selection}
          totalCount={totalCount}
          words={formatMessage({ id: 'queues.select' }, { count: selection.count })}
        >
          <Button disabled={selection.count === 0} onClick={() => setActing('unbind')}>
            <FormattedMessage id="queues.unbind" />
          </Button>
          <Button type="primary" disabled={selection.count === 0} onClick={() => setActing('bind')}>
            <FormattedMessage id="queues.bind" />
          </Button>
        </SelectionBar>
      )}
      {acting && (
        <BindDrawer
          kind={acting}
          queueId={queueId}
          selection={getCases(selection.rows())}
          count={selection.count}
          onClose={() => setActing(undefined)}
          onStarted={started}
        />
      )}
    </>
  );
}

/** A queue's cases, with what is done to them. */
function QueueCases({ queueId }: { readonly queueId: string }) {
  const list = useQueueTasks(queueId);
  const { shown, totalCount } = useCases(list);
  const selection = useSelection(list.filters, totalCount);
  const mayAssign = usePermission('cases.assign');
  const label = useTitle(queueId);
  return (
    <Screen>
      <Head queueId={queueId} title={label} onFollow={list.follow} />
      {list.operationId !== undefined && <BindingBar operationId={list.operationId} onFollow={list.follow} />}
      <QueueTaskFilters key={JSON.stringify(list.filters)} list={list} />
      <QueueTaskTable {...shown} label={label} list={list} {...(mayAssign && { selection })} />
      {mayAssign && <Acts queueId={queueId} selection={selection} totalCount={totalCount} onStarted={list.follow} />}
    </Screen>
  );
}

/** /queue/list/:queueId: the open cases of a queue; selected ones, on all pages, are bound and unbound after a dry run, and back again (QU-02). */
export function QueueListScreen() {
  const { queueId = NO_QUEUE } = useParams();
  return <QueueCases key={queueId} queueId={queueId} />;
}
