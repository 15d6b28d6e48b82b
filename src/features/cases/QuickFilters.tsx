import { useTaskViewListCountQuery } from '@/api/taskViewApi';
import { FormattedNumber, useIntl } from 'react-intl';

import * as styles from '@/ui/chips.module.css';
import { useHouseDay } from '@/ui/houseDay';

import type { useCaseQuery } from './useCaseQuery';
import { isInForce, toggled, waitingFilters } from './waitingFilters';

interface QuickFiltersProps {
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** What waits among the caller's own cases, each a click away; another click shows all again. */
export function QuickFilters({ list: { query, change } }: QuickFiltersProps) {
  const { formatMessage } = useIntl();
  const today = useHouseDay();
  const { data: counts } = useTaskViewListCountQuery();
  return (
    <ul aria-label={formatMessage({ id: 'cases.quick' })} className={styles['chips']}>
      {waitingFilters(today).map((quick) => (
        <li key={quick.count}>
          <button
            type="button"
            className={styles['chip']}
            aria-pressed={isInForce(quick, query)}
            onClick={() => change(toggled(quick, query))}
          >
            {formatMessage({ id: `cases.quick.${quick.count}` })}
            <span className={styles['count']} data-waits={(counts?.[quick.count] ?? 0) > 0}>
              {counts ? <FormattedNumber value={counts[quick.count]} /> : '–'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
