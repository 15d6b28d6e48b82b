import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { CALL_STATUS } from '@/contract/codes/contactCodes';
import { getBehaviorDetailPath, getTaskDetailPath, ROUTES, getUserInfoPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './alerts.module.css';

/** People who are named at first. */
const NAMED = 5;

interface AlertPerson {
  readonly key: string;
  readonly name: string;
  readonly about: ReactNode;
  /** Path of the link. */
  readonly to: string;
}

interface AlertPeopleProps {
  readonly of: readonly AlertPerson[];
}

/** The people an alert is about, each with the way to them. */
function AlertPeople({ of }: AlertPeopleProps) {
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : of.length - NAMED;
  return (
    <ul className={styles['people']}>
      {of.slice(0, isWhole ? undefined : NAMED).map((each) => (
        <li key={each.key}>
          <Link to={each.to}>{each.name}</Link> <span>{each.about}</span>
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

type ResultAgainstLine = BoardAlerts['againstLine'][number];

const SEATS = ROUTES.seatingSchedule.path;

/** Identifies an alert about a silent agent. A new silence yields a new key. */
const silentKey = ({ agentId, lastTime }: BoardAlerts['silent'][number]): string => `silent ${agentId} ${lastTime}`;
const againstKey = ({ logId }: ResultAgainstLine): string => `line ${logId}`;
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
                of={people.map((each) => ({
                  key: each.agentId,
                  name: each.name,
                  about: <DateTime at={each.lastTime} />,
                  to: getBehaviorDetailPath(each.agentId),
                }))}
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
                  key: each.agentId,
                  name: each.name,
                  about: <FormattedMessage id="board.alert.load" values={each} />,
                  to: getUserInfoPath(each.agentId),
                }))}
              />
            </>
          ),
        },
      ]
    : [];

const getStatuses = ({ callStatus, lineStatus }: ResultAgainstLine): ReactNode => (
  <FormattedMessage
    id="board.alert.statuses"
    values={{
      recorded: <CodeLabel table={CALL_STATUS} code={callStatus} />,
      line: <CodeLabel table={CALL_STATUS} code={lineStatus} />,
    }}
  />
);

const againstLine = ({ againstLine: results }: BoardAlerts): readonly AlertGroup[] =>
  results.length > 0
    ? [
        {
          kind: 'againstLine',
          keys: results.map(againstKey),
          body: (
            <>
              <FormattedMessage id="board.alert.againstLine" values={{ count: results.length }} />
              <AlertPeople
                of={results.map((each) => ({
                  key: each.logId,
                  name: `${each.name}, ${each.loanNo}`,
                  about: getStatuses(each),
                  to: getTaskDetailPath(each.taskId, each.loanId),
                }))}
              />
            </>
          ),
        },
      ]
    : [];

/** Returns the non-empty groups of alerts, one per kind. */
export const groupAlerts = (alerts: BoardAlerts): readonly AlertGroup[] =>
  [shortStaffed, promiseWave, silent, overCapacity, againstLine].flatMap((groupOf) => groupOf(alerts));

/** The alerts without those that were put away. */
export const removeAlerts = (alerts: BoardAlerts, putAway: ReadonlySet<string>): BoardAlerts => ({
  shortStaffed: putAway.has('short') ? null : alerts.shortStaffed,
  promiseWave: putAway.has('wave') ? null : alerts.promiseWave,
  silent: alerts.silent.filter((each) => !putAway.has(silentKey(each))),
  overCapacity: alerts.overCapacity.filter((each) => !putAway.has(fullKey(each))),
  againstLine: alerts.againstLine.filter((each) => !putAway.has(againstKey(each))),
});

/** Returns the number of alerts. */
export const countAlerts = (alerts: BoardAlerts): number => groupAlerts(alerts).flatMap(({ keys }) => keys).length;
