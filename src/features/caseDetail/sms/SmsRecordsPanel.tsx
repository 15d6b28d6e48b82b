import { useKeptColumns } from '@/api/hooks/useListKeeping';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CASE_MESSAGE_LIST } from '@/contract/lists/caseLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { useHistoryFile } from '../history/useHistoryFile';
import { useHistoryPlace } from '../history/useHistoryPlace';
import { smsRecordCells } from './smsRecordColumns';
import { useSmsLog } from './useSmsLog';

/** The messages of a case, without a sort the newest first, with how far each has come (§2 SMS records, CD-02). */
export function SmsRecordsPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const { place, onPlace, order, pageOf } = useHistoryPlace(CASE_MESSAGE_LIST);
  const { rows, ...shown } = keepPreviousPage(useSmsLog(task.id, order));
  const columns = useKeptColumns('caseMessages');
  const file = useHistoryFile(task.id, ['sms']);
  if (rows?.length === 0) return <EmptyState isLine title={formatMessage({ id: 'sms.records.empty' })} />;
  return (
    <ListTable
      list={CASE_MESSAGE_LIST}
      cells={smsRecordCells(task, formatMessage({ id: 'sms.number' }))}
      fixed="whom"
      keeping={{ columns }}
      file={file}
      label={formatMessage({ id: 'case.tab.messages' })}
      {...shown}
      rows={rows && pageOf(rows)}
      rowKey={({ id }) => id}
      place={place}
      onPlace={onPlace}
      stickyBelow={false}
    />
  );
}
