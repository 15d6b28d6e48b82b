import { useTaskViewListCountQuery } from '@/api/endpoints/cases/taskViewApi';
import { CASE } from '@/contract/codes/caseCodes';
import type { ListCount } from '@/contract/entities/cases/listPreferences';
import type { taskListingQuery } from '@/contract/entities/cases/task';
import { useInstitutionDate } from '@/ui/dates/houseDay';
import * as styles from '@/ui/theme/chips.module.css';
import { FormattedNumber, useIntl } from 'react-intl';
import type * as z from 'zod/mini';

import type { FilterName } from './caseFilters';
import type { useCaseQuery } from './useCaseQuery';

type Query = Partial<z.input<typeof taskListingQuery>>;

/** A filter available with one click. */
interface QuickFilter {
  /** Filters with pending work of the caller show a count. */
  readonly name: keyof ListCount | 'collected';
  readonly filter: Partial<Record<FilterName, string>>;
}

/** The quick filters of the caller's own cases; `today` is the institution's day. */
const waitingFilters = (today: string): readonly QuickFilter[] => [
  { name: 'fresh', filter: { status: CASE.fresh } },
  { name: 'promisesToday', filter: { promiseDue: 'today', promiseState: 'open' } },
  { name: 'promisesTomorrow', filter: { promiseDue: 'tomorrow', promiseState: 'open' } },
  { name: 'promisesBroken', filter: { promiseDue: 'past' } },
  { name: 'followUps', filter: { nextFollowUpTo: today } },
  { name: 'collected', filter: { status: CASE.settled } },
];

const NAMES: readonly FilterName[] = ['status', 'promiseDue', 'promiseState', 'nextFollowUpTo'];

/** Returns true if the list shows exactly the cases of a quick filter. */
const isInForce = ({ filter }: QuickFilter, query: Query): boolean =>
  NAMES.every((name) => query[name] === filter[name]);

/** Returns the change of the address for a click on a quick filter: it replaces another one, and a second click removes it. */
const toggled = (quick: QuickFilter, query: Query): Partial<Record<FilterName, string | undefined>> =>
  Object.fromEntries(NAMES.map((name) => [name, isInForce(quick, query) ? undefined : quick.filter[name]]));

interface CaseQuickFiltersProps {
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** Filters for pending work among the caller's cases, and for collected cases; a second click shows all cases again. */
export function CaseQuickFilters({ list: { query, change } }: CaseQuickFiltersProps) {
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
