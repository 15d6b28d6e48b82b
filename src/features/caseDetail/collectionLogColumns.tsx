import { CALL_STATUS } from '@/contract/codes/callStatus';
import { CONTACT_CHANNEL } from '@/contract/codes/contactChannel';
import { CONTACT_RELATION } from '@/contract/codes/contactRelation';
import { RECORDED_RESULT } from '@/contract/codes/recordedResult';
import type { CollectionLog } from '@/contract/entities/collectionLog';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import type { TableColumnsType } from 'antd';

import * as styles from './caseDetail.module.css';

const result = ({ callStatus, callResult }: CollectionLog) => (
  <>
    {callStatus && (
      <>
        <CodeLabel table={CALL_STATUS} code={callStatus} /> ·{' '}
      </>
    )}
    <CodeLabel table={RECORDED_RESULT} code={callResult} />
  </>
);

const person = ({ contactName, contactRelation, contactPhone }: CollectionLog) =>
  contactName === null ? (
    '–'
  ) : (
    <>
      {contactName} {contactRelation && <CodeLabel table={CONTACT_RELATION} code={contactRelation} />}
      <div className={styles['phone']}>{contactPhone}</div>
    </>
  );

const occasion = (log: CollectionLog) => (
  <>
    <DateTime at={log.time} />
    <div className={styles['aside']}>
      {log.creator} · <CodeLabel table={CONTACT_CHANNEL} code={log.type} />
    </div>
  </>
);

const remark = (text: string | null) => (text ? <span className={styles['remark']}>{text}</span> : '–');

/** The columns of the collection log (§3); `word` turns a message id into words. */
export const collectionLogColumns = (word: (id: MessageId) => string): TableColumnsType<CollectionLog> => [
  { title: word('case.log.time'), key: 'time', render: (_, log) => occasion(log), width: 150 },
  { title: word('case.log.result'), key: 'result', render: (_, log) => result(log), width: '25%' },
  { title: word('case.log.contact'), key: 'contact', render: (_, log) => person(log) },
  { title: word('case.log.remarks'), key: 'remarks', render: (_, log) => remark(log.remarks), width: '22%' },
  { title: word('case.log.followUp'), key: 'followUp', render: (_, log) => <DateTime at={log.nextFollowUpTime} /> },
];
