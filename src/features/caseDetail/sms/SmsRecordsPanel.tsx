import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import { CASE_MESSAGE_LIST } from '@/contract/lists/caseLists';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { useHistoryFile } from '../history/useHistoryFile';
import { useHistoryLocation } from '../history/useHistoryLocation';
import { Revealable } from '../Revealable';
import * as styles from './sms.module.css';
import { SmsOutcome } from './SmsOutcome';
import { SmsReplies } from './SmsReplies';
import { useSmsLog } from './useSmsLog';

type Task = LoanItem['task'];

const occasion = ({ time, agentName, channel }: SmsRecord) => (
  <div className={styles['aside']}>
    {channel && (
      <div>
        <CodeLabel table={MESSAGE_CHANNEL} code={channel} />
      </div>
    )}
    <DateTime at={time} />
    <div>{agentName}</div>
  </div>
);

const text = ({ content, templateName }: SmsRecord) => (
  <>
    {templateName && <div className={styles['aside']}>{templateName}</div>}
    <div className={styles['content']}>{content}</div>
  </>
);

/** Cell renderers of the messages of a case; `number` is the label of the number. */
const smsRecordCells = (task: Task, number: string): ListCells<typeof CASE_MESSAGE_LIST, SmsRecord> => ({
  whom: {
    width: 156,
    render: (_, record) => (
      <>
        {record.contactName && <div className={styles['name']}>{record.contactName}</div>}
        <Revealable
          taskId={task.id}
          field="smsPhone"
          rowId={record.id}
          masked={record.phone}
          label={`${number} ${record.contactName ?? record.phone}`}
        />
        {occasion(record)}
      </>
    ),
  },
  time: { width: 130, render: (_, { time }) => <DateTime at={time} /> },
  text: { width: 196, render: (_, record) => text(record) },
  state: { width: 116, render: (_, record) => <SmsOutcome task={task} record={record} /> },
});

/** The replies and the messages of a case. */
export function SmsRecordsPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  return (
    <div className={styles['records']}>
      <SmsReplies task={task} />
      <SmsRecords task={task} />
    </div>
  );
}

/** The messages of a case, without a sort the newest first, with how far each has come (§2 SMS records, CD-02). */
function SmsRecords({ task }: { readonly task: Task }) {
  const { formatMessage } = useIntl();
  const { place, onPlace, order, pageOf } = useHistoryLocation(CASE_MESSAGE_LIST);
  const { rows, ...shown } = keepPreviousPage(useSmsLog(task.id, order));
  const columns = useSavedColumns('caseMessages');
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
