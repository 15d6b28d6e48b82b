import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import type { CASE_MESSAGE_LIST } from '@/contract/lists/caseLists';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';

import { Revealable } from '../Revealable';
import * as styles from './sms.module.css';
import { SmsOutcome } from './SmsOutcome';

type Task = LoanItem['task'];

const occasion = ({ time, agentName }: SmsRecord) => (
  <div className={styles['aside']}>
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
export const smsRecordCells = (task: Task, number: string): ListCells<typeof CASE_MESSAGE_LIST, SmsRecord> => ({
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
