import { useLoanLoanRecordQuery } from '@/api/endpoints/cases/loanApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Table } from 'antd';
import { useIntl } from 'react-intl';

import { loanRecordColumns } from './loanRecordColumns';

const ROWS = 10;

/** Loans of the borrower, newest first, with links to their cases. */
export function LoanRecords({ task }: { readonly task: LoanItem['task'] }) {
  const { formatMessage } = useIntl();
  const { currentData: loans, error, refetch } = useLoanLoanRecordQuery({ taskId: task.id });
  if (error && !loans) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!loans) return <Loading rows={2} />;
  return (
    <Table
      size="small"
      rowKey="loanId"
      columns={loanRecordColumns(task, (id) => formatMessage({ id }))}
      dataSource={loans}
      pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: <EmptyState isLine title={formatMessage({ id: 'person.loans.none' })} /> }}
    />
  );
}
