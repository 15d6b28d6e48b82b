import { useInstitutionAndQueueCasesExportMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { TaskRow } from '@/contract/entities/cases/task';
import { QUEUE_CASE_LIST } from '@/contract/lists/queueLists';
import { getTaskDetailPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LatestResult } from '@/ui/feedback/LatestResult';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { type RowSelection, createTickColumn } from '@/ui/list/useSelection';
import type { PageOfRows } from '@/ui/table/PagedTable';
import { CALL_RESULT_TONES, CASE_STATUS_TONES } from '@/ui/theme/tones';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from '../queues.module.css';
import type { useQueueTasks } from './useQueueTasks';

const figures = { align: 'right' } as const;

const Holder = ({ row }: { readonly row: TaskRow }) =>
  row.agentName ?? (
    <em className={styles['agentHolder']}>
      <FormattedMessage id="queues.tasks.nobody" />
    </em>
  );

/** Cell renderers of a queue's cases. */
const QUEUE_CASE_CELLS: ListCells<typeof QUEUE_CASE_LIST, TaskRow> = {
  loanId: { render: (_, row) => <Link to={getTaskDetailPath(row.id, row.loanId)}>{row.loanId}</Link>, width: 150 },
  borrowerName: { dataIndex: 'borrowerName', width: 180, ellipsis: true },
  agent: { render: (_, row) => <Holder row={row} />, width: 160, ellipsis: true },
  penaltyDay: { dataIndex: 'penaltyDay', ...figures, width: 100 },
  amount: { render: (_, row) => <Money amount={row.amount} currency={row.currency} />, ...figures, width: 120 },
  status: {
    render: (_, row) => <CodeLabel table={CASE_STATUS} code={row.status} tones={CASE_STATUS_TONES} />,
    width: 150,
  },
  product: { render: (_, row) => row.productCategory ?? '–', width: 160, ellipsis: true },
  lastResult: { render: (_, row) => <LatestResult of={row} tones={CALL_RESULT_TONES} />, width: 140 },
  lastCallTime: { render: (_, row) => <DateTime at={row.lastCallTime} />, width: 140 },
};

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
export function QueueTaskTable({ label, list, rows, selection, ...query }: QueueTaskTableProps) {
  const keeping = useSavedListSettings('queueCases');
  const [save, saving] = useInstitutionAndQueueCasesExportMutation();
  return (
    <ListTable
      {...query}
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
      {...(selection && { rowSelection: createTickColumn(selection, rows?.result) })}
      empty={<NoCases list={list} />}
    />
  );
}
