import { useInstitutionAndQueueOperationLeftQuery } from '@/api/endpoints/management/institutionAndQueueApi';
import { BINDING_OUTCOME } from '@/contract/codes/queueCodes';
import type { SkippedCase } from '@/contract/entities/management/binding';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { getTaskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { PagedTable } from '@/ui/table/PagedTable';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { Modal } from 'antd';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

const columns = (word: IntlShape['formatMessage']): PagedColumn<SkippedCase>[] => [
  {
    key: 'loanId',
    title: word({ id: 'queues.tasks.loanId' }),
    render: (_, row) => <Link to={getTaskDetailPath(row.taskId, row.loanId)}>{row.loanId}</Link>,
  },
  { key: 'borrower', title: word({ id: 'queues.tasks.borrower' }), dataIndex: 'borrowerName' },
  {
    key: 'why',
    title: word({ id: 'queues.left.why' }),
    render: (_, row) => <CodeLabel table={BINDING_OUTCOME} code={row.outcome} />,
  },
  { key: 'agent', title: word({ id: 'queues.agent' }), render: (_, row) => row.agentName ?? '–' },
];

/** The cases of a binding that did not change hands, and why (QU-02). */
export function SkippedCases({ operationId, onClose }: { readonly operationId: string; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useInstitutionAndQueueOperationLeftQuery({ id: operationId, page });
  const title = formatMessage({ id: 'queues.left.title' });
  return (
    <Modal open title={title} width={720} footer={null} onCancel={onClose}>
      <PagedTable
        label={title}
        columns={columns(formatMessage)}
        rows={data}
        rowKey={(row) => row.taskId}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(place) => setPage(place.page)}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        stickyBelow={false}
      />
    </Modal>
  );
}
