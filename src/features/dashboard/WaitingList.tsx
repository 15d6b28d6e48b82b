import type { BoardSummary } from '@/contract/entities/management/board';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './dashboard.module.css';

interface WaitingListProps {
  readonly summary: BoardSummary;
  readonly toView: (view: string) => string;
}

/** Items that need a leader's attention first: broken promises, and agents on duty who have not started. */
export function WaitingList({ summary: { figures, seats }, toView }: WaitingListProps) {
  const { formatMessage } = useIntl();
  const open = figures.promisesDue - figures.promisesKept;
  if (seats.idle === 0 && open === 0) return null;
  return (
    <ul className={styles['waiting']} aria-label={formatMessage({ id: 'board.waiting' })}>
      {open > 0 && (
        <li>
          <Link to={toView('promisesDue')}>
            <FormattedMessage id="board.openPromises" values={{ count: open }} />
          </Link>
        </li>
      )}
      {seats.idle > 0 && (
        <li>
          <Link to={`${toView('agents')}&sort=handledCases&order=asc`}>
            <FormattedMessage id="board.idle" values={{ count: seats.idle }} />
          </Link>
        </li>
      )}
    </ul>
  );
}
