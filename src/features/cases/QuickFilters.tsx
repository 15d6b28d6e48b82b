import { useTaskViewListCountQuery } from '@/api/endpoints/cases/taskViewApi';
import { FormattedNumber, useIntl } from 'react-intl';

import * as styles from '@/ui/theme/chips.module.css';
import { useInstitutionDate } from '@/ui/dates/houseDay';

import type { useCaseQuery } from './useCaseQuery';
import { isInForce, toggled, waitingFilters } from './waitingFilters';

interface QuickFiltersProps {
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** Filters for pending work among the caller's cases, and for collected cases; a second click shows all cases again. */
export function QuickFilters({ list: { query, change } }: QuickFiltersProps) {
  const { formatMessage } = useIntl();
  const today = useInstitutionDate();
  const { data: counts } = useTaskViewListCountQuery();
  return (
    <ul aria-label={formatMessage({ id: 'cases.quick' })} className={styles['chips']}>
      {waitingFilters(today).map((quick) => (
        <li key={quick.name}>
          <button
            type="button"
            className={styles['chip']}
            aria-pressed={isInForce(quick, query)}
            onClick={() => change(toggled(quick, query))}
          >
            {formatMessage({ id: `cases.quick.${quick.name}` })}
            {quick.name !== 'collected' && (
              <span className={styles['count']} data-waits={(counts?.[quick.name] ?? 0) > 0}>
                {counts ? <FormattedNumber value={counts[quick.name]} /> : '–'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
