import { useTaskCollectionLogsQuery } from '@/api/taskApi';
import type { LoanItem } from '@/contract/entities/loanItem';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Table } from 'antd';
import { useIntl } from 'react-intl';

import { collectionLogColumns } from './collectionLogColumns';

/** What was done on the case so far, newest first (CD-05). */
export function CollectionLogPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refetch } = useTaskCollectionLogsQuery({ id: task.id });
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return (
    <Table
      size="small"
      rowKey="id"
      columns={collectionLogColumns((id) => formatMessage({ id }))}
      dataSource={data ?? []}
      loading={isLoading}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: <EmptyState isLine title={formatMessage({ id: 'case.log.empty' })} /> }}
    />
  );
}
