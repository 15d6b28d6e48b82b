import { PHONE_CALL_TYPE } from '@/contract/codes/contactCodes';
import type { UserCallRecord } from '@/contract/entities/cases/material';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { Tones } from '@/ui/theme/tones';
import type { VirtualColumn } from '@/ui/table/VirtualTable';

import { Revealable } from '../Revealable';
import * as styles from './phoneBook.module.css';

/** Tones that highlight unanswered calls, which show whom the borrower avoids. */
const TONES: Tones = {
  '1': 'good',
  '2': 'working',
  '3': 'waiting',
  '4': 'plain',
  '5': 'bad',
  '6': 'bad',
  '7': 'plain',
};

const SECONDS_IN_MINUTE = 60;

/** Formats seconds as minutes and seconds; a dash for a call without a conversation. */
const talk = (seconds: number): string =>
  seconds === 0
    ? '–'
    : `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${String(seconds % SECONDS_IN_MINUTE).padStart(2, '0')}`;

interface Setting {
  readonly taskId: string;
  readonly word: (id: MessageId) => string;
}

/** The columns of the call details. */
export const callDetailColumns = ({ taskId, word }: Setting): VirtualColumn<UserCallRecord>[] => [
  { key: 'time', title: word('phoneBook.time'), width: '136px', render: ({ time }) => <DateTime at={time} /> },
  {
    key: 'who',
    title: word('phoneBook.who'),
    render: ({ id, name, phone }) => (
      <>
        <div className={styles['name']} title={name ?? ''}>
          {name ?? word('phoneBook.unnamed')}
        </div>
        <Revealable
          taskId={taskId}
          field="callRecordPhone"
          rowId={id}
          masked={phone}
          label={`${word('phoneBook.phone')} ${name ?? phone}`}
        />
      </>
    ),
  },
  {
    key: 'type',
    title: word('phoneBook.type'),
    width: '136px',
    render: ({ type }) => (
      <span className={styles['type']}>
        <CodeLabel table={PHONE_CALL_TYPE} tones={TONES} code={type} />
      </span>
    ),
  },
  {
    key: 'duration',
    title: word('phoneBook.duration'),
    width: '84px',
    align: 'end',
    render: ({ duration }) => talk(duration),
  },
];
