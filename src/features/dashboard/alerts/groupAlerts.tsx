import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { getBehaviorDetailPath, ROUTES, getUserInfoPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './alerts.module.css';

/** People who are named at first. */
const NAMED = 5;

interface AlertPeopleProps {
  readonly of: readonly { readonly agentId: string; readonly name: string; readonly about: ReactNode }[];
  readonly to: (id: string) => string;
}

/** The people an alert is about, each with the way to them. */
function AlertPeople({ of, to }: AlertPeopleProps) {
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : of.length - NAMED;
  return (
    <ul className={styles['people']}>
      {of.slice(0, isWhole ? undefined : NAMED).map((each) => (
        <li key={each.agentId}>
          <Link to={to(each.agentId)}>{each.name}</Link> <span>{each.about}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button type="link" size="small" onClick={() => setWhole(true)}>
            <FormattedMessage id="board.alert.more" values={{ count: more }} />
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Alerts of one kind. */
export interface AlertGroup {
  readonly kind: keyof BoardAlerts;
  /** Identifiers of the alerts; each is stable as long as the alert is the same. */
  readonly keys: readonly string[];
  readonly body: ReactNode;
}

const SEATS = ROUTES.seatingSchedule.path;

/** Identifies an alert about a silent agent. A new silence yields a new key. */
const silentKey = ({ agentId, lastTime }: BoardAlerts['silent'][number]): string => `silent ${agentId} ${lastTime}`;
const fullKey = ({ agentId }: BoardAlerts['overCapacity'][number]): string => `full ${agentId}`;

const shortStaffed = ({ shortStaffed: short }: BoardAlerts): readonly AlertGroup[] =>
  short
    ? [
        {
          kind: 'shortStaffed',
          keys: ['short'],
          body: (
            <Link to={SEATS}>
              <FormattedMessage id="board.alert.shortStaffed" values={short} />
            </Link>
          ),
        },
      ]
    : [];

const promiseWave = ({ promiseWave: wave }: BoardAlerts): readonly AlertGroup[] =>
  wave
    ? [
        {
          kind: 'promiseWave',
          keys: ['wave'],
          body: (
            <Link to={SEATS}>
              <FormattedMessage id="board.alert.promiseWave" values={wave} />
            </Link>
          ),
        },
      ]
    : [];

const silent = ({ silent: people }: BoardAlerts): readonly AlertGroup[] =>
  people.length > 0
    ? [
        {
          kind: 'silent',
          keys: people.map(silentKey),
          body: (
            <>
              <FormattedMessage id="board.alert.silent" values={{ count: people.length }} />
              <AlertPeople
                of={people.map((each) => ({ ...each, about: <DateTime at={each.lastTime} /> }))}
                to={getBehaviorDetailPath}
              />
            </>
          ),
        },
      ]
    : [];

const overCapacity = ({ overCapacity: people }: BoardAlerts): readonly AlertGroup[] =>
  people.length > 0
    ? [
        {
          kind: 'overCapacity',
          keys: people.map(fullKey),
          body: (
            <>
              <FormattedMessage id="board.alert.overCapacity" values={{ count: people.length }} />
              <AlertPeople
                of={people.map((each) => ({
                  ...each,
                  about: <FormattedMessage id="board.alert.load" values={each} />,
                }))}
                to={getUserInfoPath}
              />
            </>
          ),
        },
      ]
    : [];

/** Returns the non-empty groups of alerts, one per kind. */
export const groupAlerts = (alerts: BoardAlerts): readonly AlertGroup[] =>
  [shortStaffed, promiseWave, silent, overCapacity].flatMap((groupOf) => groupOf(alerts));

/** The alerts without those that were put away. */
export const removeAlerts = (alerts: BoardAlerts, putAway: ReadonlySet<string>): BoardAlerts => ({
  shortStaffed: putAway.has('short') ? null : alerts.shortStaffed,
  promiseWave: putAway.has('wave') ? null : alerts.promiseWave,
  silent: alerts.silent.filter((each) => !putAway.has(silentKey(each))),
  overCapacity: alerts.overCapacity.filter((each) => !putAway.has(fullKey(each))),
});

/** Returns the number of alerts. */
export const countAlerts = (alerts: BoardAlerts): number => groupAlerts(alerts).flatMap(({ keys }) => keys).length;
