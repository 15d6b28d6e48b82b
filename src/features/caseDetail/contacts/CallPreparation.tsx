import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { CONNECTED } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import type { BestHour } from '@/contract/entities/law/contactVerdict';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CLOCK } from '@/i18n/locale';
import { formatZonePlace } from '@/ui/dates/getZoneDifference';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './contacts.module.css';
import { useCurrentMinute } from './useCurrentMinute';

interface FactProps {
  /** Full text of the fact. */
  readonly title?: string;
  readonly children: ReactNode;
}

const Fact = ({ title, children }: FactProps) => (
  <span className={styles['fact']} title={title}>
    {children}
  </span>
);

interface BeforeCallingProps {
  readonly task: LoanItem['task'];
  /** Undefined while the response is pending. */
  readonly bestHour?: BestHour | null | undefined;
}

/**
 * Facts before dialing: the local time there, the number of calls today, the best hour, and the contact reached last. Unknown facts are
 * omitted.
 */
export function CallPreparation({ task, bestHour }: BeforeCallingProps) {
  const { formatMessage } = useIntl();
  const attempts = task.attemptsToday ?? undefined;
  return (
    <div className={styles['before']}>
      <LocalTime timeZone={task.timeZone ?? undefined} />
      {attempts !== undefined && <Fact>{formatMessage({ id: 'case.attempts' }, { count: attempts })}</Fact>}
      {bestHour && <Hour best={bestHour} />}
      <Best taskId={task.id} />
    </div>
  );
}

function LocalTime({ timeZone }: { readonly timeZone: string | undefined }) {
  const { formatMessage, formatTime, locale } = useIntl();
  const now = useCurrentMinute();
  if (timeZone === undefined) return <Fact>{formatMessage({ id: 'case.localTime.unknown' })}</Fact>;
  const time = formatTime(now, { ...CLOCK, timeZone });
  return (
    <Fact title={formatMessage({ id: 'case.localTime.title' }, { time, zone: formatZonePlace(timeZone, locale) })}>
      {formatMessage({ id: 'case.localTime' }, { time })}
    </Fact>
  );
}

/** Hour at which the borrower answers most often, with the underlying figures (LC-06). */
function Hour({ best: { hour, answered, tried, zone } }: { readonly best: BestHour }) {
  const { formatMessage, locale } = useIntl();
  const values = { from: hour, to: hour + 1, answered, tried, zone: formatZonePlace(zone, locale) };
  return (
    <Fact title={formatMessage({ id: 'case.bestHour.title' }, values)}>
      {formatMessage({ id: 'case.bestHour' }, values)}
    </Fact>
  );
}

const getLastCallMs = ({ lastCallTime }: Contact): number => (lastCallTime ? Date.parse(lastCallTime) : 0);

/** Returns the contact reached last, among those whose last call was answered. */
const getBest = (contacts: readonly Contact[]): Contact | undefined =>
  contacts
    .filter(({ lastCallStatus }) => lastCallStatus === CONNECTED)
    .toSorted((one, other) => getLastCallMs(other) - getLastCallMs(one))[0];

function Best({ taskId }: { readonly taskId: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { data: contacts } = useTaskUserContactsQuery({ id: taskId });
  const best = getBest(contacts ?? []);
  if (!best) return null;
  const at = formatDate(best.lastCallTime ?? undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Fact title={formatMessage({ id: 'case.best.title' }, { name: best.name, phone: best.phone, at })}>
      {formatMessage({ id: 'case.best' }, { name: best.name })}
    </Fact>
  );
}
