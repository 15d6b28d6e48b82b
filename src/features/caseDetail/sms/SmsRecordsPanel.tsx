import type { LoanItem } from '@/contract/entities/loanItem';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { Table } from 'antd';
import { useIntl } from 'react-intl';

import { smsRecordColumns } from './smsRecordColumns';
import { useSmsLog } from './useSmsLog';

const ROWS = 10;

/** The messages of a case, newest first, with how far each has come (§2 SMS records, CD-02). */
export function SmsRecordsPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const { currentData: records, error, refetch } = useSmsLog(task.id);
  if (!records && error) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!records) return <Loading />;
  if (records.length === 0) return <EmptyState isLine title={formatMessage({ id: 'sms.records.empty' })} />;
  return (
    <Table
      size="small"
      rowKey="id"
      columns={smsRecordColumns(task, (id) => formatMessage({ id }))}
      dataSource={records}
      pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
