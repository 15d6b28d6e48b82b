import type { LoanItem } from '@/contract/entities/loanItem';
import type { SmsRecord } from '@/contract/entities/sms';
import type { MessageId } from '@/i18n/messageIds';
import { DateTime } from '@/ui/DateTime';
import type { TableColumnsType } from 'antd';

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

/** The columns of a case's messages; `word` turns a message id into words. */
export const smsRecordColumns = (task: Task, word: (id: MessageId) => string): TableColumnsType<SmsRecord> => [
  {
    title: word('sms.whom'),
    key: 'whom',
    width: 176,
    render: (_, record) => (
      <>
        {record.contactName && <div className={styles['name']}>{record.contactName}</div>}
        <Revealable
          taskId={task.id}
          field="smsPhone"
          rowId={record.id}
          masked={record.phone}
          label={`${word('sms.number')} ${record.contactName ?? record.phone}`}
        />
        {occasion(record)}
      </>
    ),
  },
  { title: word('sms.text'), key: 'text', render: (_, record) => text(record) },
  {
    title: word('sms.state'),
    key: 'state',
    width: 132,
    render: (_, record) => <SmsOutcome task={task} record={record} />,
  },
];
