import { CALL_STATUS } from '@/contract/codes/callStatus';
import { CONTACT_CHANNEL } from '@/contract/codes/contactChannel';
import { CONTACT_RELATION } from '@/contract/codes/contactRelation';
import { RECORDED_RESULT } from '@/contract/codes/recordedResult';
import type { CollectionLog } from '@/contract/entities/collectionLog';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { Money } from '@/ui/Money';
import { CALL_RESULT_TONES } from '@/ui/tones';
import type { TableColumnsType } from 'antd';
import { FormattedMessage } from 'react-intl';

import { PromisedParts } from '../record/PromisedParts';
import { LineSaid } from './LineSaid';
import * as styles from '../caseDetail.module.css';

type Word = (id: MessageId) => string;

const result = ({ callStatus, lineStatus, callResult }: CollectionLog) => (
  <>
    <CodeLabel table={RECORDED_RESULT} tones={CALL_RESULT_TONES} code={callResult} />
    {callStatus && (
      <div className={styles['aside']}>
        <CodeLabel table={CALL_STATUS} code={callStatus} />
      </div>
    )}
    {lineStatus && <LineSaid status={lineStatus} />}
  </>
);

const person = ({ contactName, contactRelation, contactPhone }: CollectionLog) =>
  [contactName, contactRelation, contactPhone].every((said) => said === null) ? (
    '–'
  ) : (
    <>
      {contactName} {contactRelation !== null && <CodeLabel table={CONTACT_RELATION} code={contactRelation} />}
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

/** What was promised, else when to act again. */
function due({ nextFollowUpTime, promisedAmount, promisedTime, promisedParts }: CollectionLog, word: Word) {
  if (promisedParts) return <PromisedParts parts={promisedParts} />;
  if (promisedTime) {
    const values = { amount: <Money amount={promisedAmount} />, until: <DateTime at={promisedTime} /> };
    return <FormattedMessage id="case.promise" values={values} />;
  }
  if (!nextFollowUpTime) return null;
  return (
    <>
      {word('case.log.followUp')}: <DateTime at={nextFollowUpTime} />
    </>
  );
}

const outcome = (log: CollectionLog, word: Word) => (
  <>
    {remark(log.remarks)}
    <div className={styles['aside']}>{due(log, word)}</div>
  </>
);

/** The columns of the collection log (§3); `word` turns a message id into words. */
export const collectionLogColumns = (word: Word): TableColumnsType<CollectionLog> => [
  { title: word('case.log.time'), key: 'time', render: (_, log) => occasion(log), width: 132 },
  { title: word('case.log.result'), key: 'result', render: (_, log) => result(log), width: '24%' },
  { title: word('case.log.contact'), key: 'contact', render: (_, log) => person(log), width: '27%' },
  { title: word('case.log.remarks'), key: 'remarks', render: (_, log) => outcome(log, word) },
];
