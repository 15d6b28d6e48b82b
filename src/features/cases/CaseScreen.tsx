import { usePermission } from '@/ui/screen/currentUser';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';

import { ActiveFilters } from './ActiveFilters';
import { type ColumnName, withPromises } from './caseColumns';
import { activeFilters } from './caseFilters';
import * as styles from './cases.module.css';
import { CaseSearch } from './CaseSearch';
import { CaseTable } from './CaseTable';
import { CaseTools } from './CaseTools';
import { QuickFilters } from './QuickFilters';
import { searchIn } from '@/ui/list/searchReading';
import { useCaseQuery } from './useCaseQuery';
import { useChosenColumns } from './useChosenColumns';
import { useHoldsAllItSees } from './useHoldsAllItSees';

interface CaseScreenProps {
  readonly list: 'caseList' | 'myTasks';
  readonly title: 'cases.title' | 'cases.mine.title';
  /** Default columns of a user without a choice. */
  readonly ownColumns: readonly ColumnName[];
  readonly scope: 'mine' | 'visible';
}

/** A list of cases with its searches, filters and choice of columns. */
export function CaseScreen({ list, title, ownColumns, scope }: CaseScreenProps) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: title });
  const query = useCaseQuery();
  const chosen = useChosenColumns(list, ownColumns);
  const active = activeFilters(query.query, searchIn(query.query).by);
  const isAboutPromises = Boolean(query.query.promiseDue ?? query.query.promiseState);
  const columns = useMemo(
    () => (isAboutPromises ? withPromises(chosen.columns) : chosen.columns),
    [isAboutPromises, chosen.columns],
  );
  // The counts cover only the caller's cases; above other users' cases they would contradict the list.
  const isOwnList = useHoldsAllItSees() || scope === 'mine';
  return (
    <section className={styles['screen']}>
      <div className={styles['heading']}>
        <div>
          <h1 className={styles['title']}>{words}</h1>
          <p className={styles['scope']}>{formatMessage({ id: `cases.scope.${scope}` })}</p>
        </div>
        <CaseSearch list={query} scope={scope} />
        <CaseTools name={list} list={query} shown={chosen.columns} activeCount={active.length} />
      </div>
      <div className={styles['waiting']}>
        {usePermission('cases.work') && isOwnList && <QuickFilters list={query} />}
      </div>
      {active.length > 0 && <ActiveFilters filters={active} list={query} />}
      {/* Deferred so that the choice is visible first: it does not wait for 225 cells (SC-03). */}
      <CaseTable
        label={words}
        columns={columns}
        areColumnsKnown={chosen.isKnown}
        scope={scope}
        list={useDeferredValue(query)}
      />
    </section>
  );
}
