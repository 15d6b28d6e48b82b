import { useInstitutionAndQueueCasesExportMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { useListKeeping } from '@/api/hooks/useListKeeping';
import type { TaskRow } from '@/contract/entities/cases/task';
import { QUEUE_CASE_LIST } from '@/contract/lists/queueLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { type RowSelection, tickColumn } from '@/ui/list/useSelection';
import type { PageOfRows } from '@/ui/table/PagedTable';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { QUEUE_CASE_CELLS } from './queueTaskColumns';
import type { useQueueTasks } from './useQueueTasks';

interface QueueTaskTableProps {
  readonly label: string;
  readonly list: ReturnType<typeof useQueueTasks>;
  readonly rows: PageOfRows<TaskRow> | undefined;
  /** Absent for those who bind nothing. */
  readonly selection?: RowSelection;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function NoCases({ list }: Pick<QueueTaskTableProps, 'list'>) {
  const { formatMessage } = useIntl();
  if (!list.isFiltered) return <EmptyState title={formatMessage({ id: 'queues.tasks.empty' })} />;
  return (
    <EmptyState title={formatMessage({ id: 'queues.tasks.empty.filtered' })}>
      <Button onClick={list.clear}>
        <FormattedMessage id="queues.tasks.clear" />
      </Button>
    </EmptyState>
  );
}

/** A page of a queue's cases; what is ticked stays ticked on the other pages. */
export function QueueTaskTable({ label, list, rows, selection, ...asked }: QueueTaskTableProps) {
  const keeping = useListKeeping('queueCases');
  const [save, saving] = useInstitutionAndQueueCasesExportMutation();
  return (
    <ListTable
      {...asked}
      list={QUEUE_CASE_LIST}
      cells={QUEUE_CASE_CELLS}
      fixed="loanId"
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...list.asked, format }) }}
      label={label}
      rows={rows}
      rowKey={(row) => row.id}
      place={list.place}
      onPlace={list.onPlace}
      hasRowKeys
      {...(selection && { rowSelection: tickColumn(selection, rows?.result) })}
      empty={<NoCases list={list} />}
    />
  );
}
