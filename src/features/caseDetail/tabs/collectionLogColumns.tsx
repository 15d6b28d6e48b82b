import {
  CALL_STATUS,
  CONTACT_RELATION,
  LOG_CHANNEL,
  toLogChannel,
  RECORDED_RESULT,
} from '@/contract/codes/contactCodes';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import type { CASE_LOG_LIST } from '@/contract/lists/caseLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { Money } from '@/ui/format/Money';
import { CALL_RESULT_TONES } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';

import { PromisedParts } from '../record/PromisedParts';
import { LineStatus } from './LineStatus';
import * as styles from '../caseDetail.module.css';

const result = ({ callStatus, lineStatus, callResult }: CollectionLog) => (
  <>
    <CodeLabel table={RECORDED_RESULT} tones={CALL_RESULT_TONES} code={callResult} />
    {callStatus && (
      <div className={styles['aside']}>
        <CodeLabel table={CALL_STATUS} code={callStatus} />
      </div>
    )}
    {lineStatus && <LineStatus status={lineStatus} />}
  </>
);

const person = ({ contactName, contactRelation, contactPhone }: CollectionLog) =>
  [contactName, contactRelation, contactPhone].every((text) => text === null) ? (
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
      {log.creator} · <CodeLabel table={LOG_CHANNEL} code={toLogChannel(log.type, log.callResult)} />
    </div>
  </>
);

const remark = (text: string | null) => (text ? <span className={styles['remark']}>{text}</span> : '–');

/** Renders the promise, else the next follow-up. */
function due({ nextFollowUpTime, promisedAmount, promisedTime, promisedParts }: CollectionLog) {
  if (promisedParts) return <PromisedParts parts={promisedParts} />;
  if (promisedTime) {
    const values = { amount: <Money amount={promisedAmount} />, until: <DateTime at={promisedTime} /> };
    return <FormattedMessage id="case.promise" values={values} />;
  }
  if (!nextFollowUpTime) return null;
  return (
    <>
      <FormattedMessage id="case.log.followUp" />: <DateTime at={nextFollowUpTime} />
    </>
  );
}

const outcome = (log: CollectionLog) => (
  <>
    {remark(log.remarks)}
    <div className={styles['aside']}>{due(log)}</div>
  </>
);

/** Cell renderers of the collection log (§3). */
export const COLLECTION_LOG_CELLS: ListCells<typeof CASE_LOG_LIST, CollectionLog> = {
  time: { width: 110, render: (_, log) => occasion(log) },
  result: { width: 98, render: (_, log) => result(log) },
  contact: { width: 110, render: (_, log) => person(log) },
  remarks: { width: 150, render: (_, log) => outcome(log) },
};
