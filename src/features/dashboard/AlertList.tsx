import { useBoardAlertAlertsQuery } from '@/api/boardApi';
import type { BoardAlerts } from '@/contract/entities/boardAlerts';
import { behaviorDetailPath, ROUTES, userInfoPath } from '@/contract/routes';
import { ShortTime } from '@/ui/ShortTime';
import { WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './alertList.module.css';

const EVERY_MS = 60_000;
/** People who are named; how many more there are is said. */
const NAMED = 5;

interface Person {
  readonly agentId: string;
  readonly name: string;
  readonly about: ReactNode;
}

interface PeopleProps {
  readonly of: readonly Person[];
  readonly to: (id: string) => string;
}

function People({ of, to }: PeopleProps) {
  const more = of.length - NAMED;
  return (
    <ul className={styles['people']}>
      {of.slice(0, NAMED).map((each) => (
        <li key={each.agentId}>
          <Link to={to(each.agentId)}>{each.name}</Link> <span>{each.about}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="board.alert.more" values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}

const isCalm = ({ shortStaffed, silent, promiseWave, overCapacity }: BoardAlerts): boolean =>
  shortStaffed === null && silent.length === 0 && promiseWave === null && overCapacity.length === 0;

function Alerts({ of: { shortStaffed, silent, promiseWave, overCapacity } }: { readonly of: BoardAlerts }) {
  return (
    <>
      {shortStaffed && (
        <li>
          <Link to={ROUTES.seatingSchedule.path}>
            <FormattedMessage id="board.alert.shortStaffed" values={shortStaffed} />
          </Link>
        </li>
      )}
      {promiseWave && (
        <li>
          <Link to={ROUTES.seatingSchedule.path}>
            <FormattedMessage id="board.alert.promiseWave" values={promiseWave} />
          </Link>
        </li>
      )}
      {silent.length > 0 && (
        <li>
          <FormattedMessage id="board.alert.silent" values={{ count: silent.length }} />
          <People
            of={silent.map((each) => ({ ...each, about: <ShortTime at={each.lastTime} /> }))}
            to={behaviorDetailPath}
          />
        </li>
      )}
      {overCapacity.length > 0 && (
        <li>
          <FormattedMessage id="board.alert.overCapacity" values={{ count: overCapacity.length }} />
          <People
            of={overCapacity.map((each) => ({
              ...each,
              about: <FormattedMessage id="board.alert.load" values={each} />,
            }))}
            to={userInfoPath}
          />
        </li>
      )}
    </>
  );
}

/** What a leader should know before it costs anything, by the limits of the institution; nothing where all is well (DB-01). */
export function AlertList() {
  const { formatMessage } = useIntl();
  const { data } = useBoardAlertAlertsQuery(undefined, { pollingInterval: EVERY_MS });
  const isQuiet = data === undefined || isCalm(data);
  return (
    <section aria-label={formatMessage({ id: 'board.alerts' })} aria-live="polite" hidden={isQuiet}>
      {data && !isQuiet && (
        <div className={styles['alerts']}>
          <WarningFilled aria-hidden className={styles['sign'] ?? ''} />
          <ul className={styles['list']}>
            <Alerts of={data} />
          </ul>
        </div>
      )}
    </section>
  );
}
