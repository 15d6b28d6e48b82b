import { useTaskUserContactsQuery } from '@/api/taskApi';
import { CONNECTED } from '@/contract/codes/callStatus';
import type { Contact } from '@/contract/entities/contact';
import type { BestHour } from '@/contract/entities/contactVerdict';
import type { LoanItem } from '@/contract/entities/loanItem';
import { CLOCK } from '@/i18n/clock';
import { ClockCircleOutlined, FieldTimeOutlined, PhoneOutlined, StarOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './contacts.module.css';
import { useMinute } from './useMinute';

interface FactProps {
  readonly icon: ReactNode;
  /** What it is, in full. */
  readonly title: string;
  readonly children: ReactNode;
}

const Fact = ({ icon, title, children }: FactProps) => (
  <span className={styles['fact']} title={title}>
    {icon} <span className={styles['factText']}>{children}</span>
  </span>
);

interface BeforeCallingProps {
  readonly task: LoanItem['task'];
  /** Undefined: nobody has said yet. */
  readonly bestHour?: BestHour | null | undefined;
  /** What stands at the end of the row. */
  readonly children: ReactNode;
}

/** What to know before dialling: what time it is there, how often was called today, when they answer, who was reached last. Each has its room from the start. */
export function BeforeCalling({ task, bestHour, children }: BeforeCallingProps) {
  const { formatMessage } = useIntl();
  const attempts = task.attemptsToday ?? undefined;
  return (
    <div className={styles['before']}>
      <LocalTime timeZone={task.timeZone ?? undefined} />
      {attempts !== undefined && (
        <Fact icon={<PhoneOutlined />} title={formatMessage({ id: 'case.attempts.title' }, { count: attempts })}>
          {formatMessage({ id: 'case.attempts' }, { count: attempts })}
        </Fact>
      )}
      {bestHour === undefined ? <span /> : <Hour best={bestHour} />}
      <Best taskId={task.id} />
      {children}
    </div>
  );
}

function LocalTime({ timeZone }: { readonly timeZone: string | undefined }) {
  const { formatMessage, formatTime } = useIntl();
  const now = useMinute();
  const unknown = formatMessage({ id: 'case.localTime.unknown' });
  if (timeZone === undefined) {
    return (
      <Fact icon={<ClockCircleOutlined />} title={unknown}>
        {unknown}
      </Fact>
    );
  }
  const time = formatTime(now, { ...CLOCK, timeZone });
  return (
    <Fact
      icon={<ClockCircleOutlined />}
      title={formatMessage({ id: 'case.localTime.title' }, { time, zone: timeZone.replaceAll('_', ' ') })}
    >
      {time}
    </Fact>
  );
}

/** The hour at which the borrower answers best, with what says so (LC-06). */
function Hour({ best }: { readonly best: BestHour | null }) {
  const { formatMessage } = useIntl();
  if (!best) {
    return (
      <Fact icon={<FieldTimeOutlined />} title={formatMessage({ id: 'case.bestHour.none' })}>
        –
      </Fact>
    );
  }
  const { hour, answered, tried, zone } = best;
  const values = { from: hour, to: hour + 1, answered, tried, zone: zone.replaceAll('_', ' ') };
  return (
    <Fact icon={<FieldTimeOutlined />} title={formatMessage({ id: 'case.bestHour.title' }, values)}>
      {formatMessage({ id: 'case.bestHour' }, values)}
    </Fact>
  );
}

const timeOf = ({ lastCallTime }: Contact): number => (lastCallTime ? Date.parse(lastCallTime) : 0);

/** Who was reached last, of those whose last call was answered. */
const bestOf = (contacts: readonly Contact[]): Contact | undefined =>
  contacts
    .filter(({ lastCallStatus }) => lastCallStatus === CONNECTED)
    .toSorted((one, other) => timeOf(other) - timeOf(one))[0];

function Best({ taskId }: { readonly taskId: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { data: contacts } = useTaskUserContactsQuery({ id: taskId });
  const best = bestOf(contacts ?? []);
  const title = best
    ? formatMessage(
        { id: 'case.best.title' },
        {
          name: best.name,
          phone: best.phone,
          at: formatDate(best.lastCallTime ?? undefined, { dateStyle: 'medium', timeStyle: 'short' }),
        },
      )
    : formatMessage({ id: 'case.best.none' });
  return (
    <Fact icon={<StarOutlined />} title={title}>
      {best?.name ?? '–'}
    </Fact>
  );
}
