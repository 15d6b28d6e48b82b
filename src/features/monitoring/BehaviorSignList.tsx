import type { BehaviorCount, BehaviorSignRow } from '@/contract/entities/management/behavior';
import { ODD_HOURS_FROM, ODD_HOURS_UNTIL } from '@/contract/ourLimits';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { createBehaviorAddress } from './createBehaviorAddress';
import * as styles from './monitoring.module.css';

interface SignListProps {
  readonly row: BehaviorCount;
  readonly period: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** The first reason why a person is unusual, with a link to its records, and the number of further reasons. */
export function BehaviorSignList({ row, period }: SignListProps) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  if (row.signs.length === 0) {
    return (
      <span className={styles['aside']}>
        <FormattedMessage id="monitoring.usual" />
      </span>
    );
  }
  const shown = isWhole ? row.signs : row.signs.slice(0, 1);
  const more = row.signs.length - shown.length;
  return (
    <ul className={styles['signs']}>
      {shown.map((sign) => (
        <li key={sign.sign} data-severity={sign.severity}>
          <Link to={createBehaviorAddress(row.userId, sign.day === null ? period : { from: sign.day, to: sign.day })}>
            <SignWords sign={sign} />
          </Link>
          <Compared sign={sign} />
          {more > 0 && (
            <Button
              type="link"
              size="small"
              aria-label={formatMessage({ id: 'monitoring.sign.more' }, { count: more })}
              onClick={() => setWhole(true)}
            >
              +{more}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function SignWords({ sign: { sign, value, day } }: { readonly sign: BehaviorSignRow }) {
  const { formatDate } = useIntl();
  const on = day === null ? '' : formatDate(day, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  const places = { value, day: on, until: ODD_HOURS_UNTIL, from: ODD_HOURS_FROM };
  return <FormattedMessage id={`monitoring.sign.${sign}`} values={places} />;
}

function Compared({ sign: { ownUsual, groupUsual } }: { readonly sign: BehaviorSignRow }) {
  const { formatMessage, formatNumber } = useIntl();
  const known = [
    ['monitoring.sign.own', ownUsual],
    ['monitoring.sign.group', groupUsual],
  ] as const;
  const words = known.flatMap(([id, usual]) =>
    usual === null ? [] : [formatMessage({ id }, { usual: formatNumber(usual) })],
  );
  return words.length > 0 && <span className={styles['aside']}> · {words.join(' · ')}</span>;
}
