import type { OwnSession } from '@/contract/entities/users/ownAccount';
import { DateTime } from '@/ui/dates/DateTime';
import * as facts from '@/ui/theme/facts.module.css';
import { Button, Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './ownSessions.module.css';

/** Names of the browser and its operating system, as far as known. */
function useName({ browser, system }: OwnSession): string {
  const { formatMessage } = useIntl();
  if (browser !== null && system !== null) return formatMessage({ id: 'sessions.name' }, { browser, system });
  return browser ?? system ?? formatMessage({ id: 'sessions.unknown' });
}

interface OwnSessionCardProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A session: device, start, last use and origin; can be ended unless it is this one. */
export function OwnSessionCard({ session, isEnding, onEnd }: OwnSessionCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const name = useName(session);
  const since = formatDate(session.since, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles['session']}>
      <div className={styles['about']}>
        <p className={styles['name']}>
          <strong>{name}</strong> <Marks session={session} />
        </p>
        <Facts session={session} />
      </div>
      {!session.isThis && (
        <Button
          size="small"
          loading={isEnding}
          aria-label={formatMessage({ id: 'sessions.endOf' }, { name, since })}
          onClick={onEnd}
        >
          {formatMessage({ id: 'sessions.end' })}
        </Button>
      )}
    </li>
  );
}

function Marks({ session: { isThis, waitsForFaceCheck } }: Pick<OwnSessionCardProps, 'session'>) {
  return (
    <>
      {isThis && (
        <Tag color="success">
          <FormattedMessage id="sessions.this" />
        </Tag>
      )}
      {waitsForFaceCheck && (
        <Tag color="warning">
          <FormattedMessage id="sessions.faceCheck" />
        </Tag>
      )}
    </>
  );
}

function Facts({ session }: Pick<OwnSessionCardProps, 'session'>) {
  return (
    <dl className={facts['facts']}>
      <dt>
        <FormattedMessage id="sessions.since" />
      </dt>
      <dd>
        <DateTime at={session.since} />
      </dd>
      <dt>
        <FormattedMessage id="sessions.lastUsed" />
      </dt>
      <dd>
        <DateTime at={session.lastUsed} />
      </dd>
      <dt>
        <FormattedMessage id="sessions.address" />
      </dt>
      <dd>{session.address}</dd>
    </dl>
  );
}
