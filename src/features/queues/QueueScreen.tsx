import {
  useInstitutionAndQueueExportMutation,
  useInstitutionAndQueueListQuery,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { QUEUE_LIST } from '@/contract/lists/queueLists';
import { getQueueListPath, ROUTES } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { ScreenButton } from '@/ui/screen/ScreenButton';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';

import { createQueueAction, createQueueCells } from './list/queueColumns';
import { QueueSearch } from './list/QueueSearch';
import { QueueToolRow } from './queueElements';
import { SecondaryText, Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { SortDialog } from './rules/SortDialog';
import { useQueueList } from './list/useQueueList';

function Tools() {
  const navigate = useNavigate();
  const [isSorting, setSorting] = useState(false);
  return (
    <QueueToolRow>
      <ScreenButton words="queues.sort" run={() => setSorting(true)} />
      <ScreenButton
        words="queues.add"
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        run={() => void navigate(ROUTES.addQueue.path)}
      />
      {isSorting && <SortDialog onClose={() => setSorting(false)} />}
    </QueueToolRow>
  );
}

function Waiting({ unassigned, withoutQueue }: { readonly unassigned: number; readonly withoutQueue: number }) {
  return (
    <>
      <SecondaryText>
        <FormattedMessage id="queues.waiting" values={{ count: unassigned }} />
      </SecondaryText>
      {withoutQueue > 0 && (
        <Link to={getQueueListPath('none')}>
          <FormattedMessage id="queues.withoutQueue" values={{ count: withoutQueue }} />
        </Link>
      )}
    </>
  );
}

/** /queue: the queues, those first where most cases wait for an agent (QU-01). */
export function QueueScreen() {
  const { formatMessage } = useIntl();
  const list = useQueueList();
  const shown = keepPreviousPage(useInstitutionAndQueueListQuery(list.query));
  const keeping = useSavedListSettings('queues');
  const [save, saving] = useInstitutionAndQueueExportMutation();
  const mayManage = usePermission('queues.manage');
  return (
    <Screen>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="queues.title" />
        </ScreenTitle>
        {shown.rows && (
          <Waiting unassigned={shown.rows.unassignedCount} withoutQueue={shown.rows.withoutQueue.caseCount} />
        )}
        {mayManage && <Tools />}
      </ScreenHead>
      <QueueSearch key={list.query.text ?? ''} list={list} />
      <ListTable
        list={QUEUE_LIST}
        cells={createQueueCells(formatMessage)}
        fixed="code"
        action={createQueueAction(formatMessage)}
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...list.asked, format }) }}
        label={formatMessage({ id: 'queues.table' })}
        {...shown}
        rowKey={(row) => row.id}
        place={list.place}
        onPlace={list.onPlace}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: list.isFiltered ? 'queues.empty.filtered' : 'queues.empty' })} />}
      />
    </Screen>
  );
}
