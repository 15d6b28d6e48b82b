import { useTaskViewSpecialColumnQuery } from '@/api/endpoints/cases/taskViewApi';
import { type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import type { SavedListName } from '@/contract/entities/cases/listPreferences';
import { useLocale } from '@/i18n/languageContext';
import { resolveColumns } from '@/ui/list/chosenColumns';
import { parseSearch } from '@/ui/list/searchReading';
import { usePermission } from '@/ui/screen/currentUser';
import { CloseOutlined } from '@ant-design/icons';
import { useMemo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import {
  COLUMN_NAMES,
  type ColumnName,
  addPromiseColumns,
  CASE_LIST_COLUMNS,
  MY_TASK_COLUMNS,
} from './createCaseColumns';
import { type CaseFilter, getNames, listActiveFilters } from './caseFilters';
import { CaseQuickFilters, CaseTools } from './CaseTools';
import * as styles from './cases.module.css';
import { CaseSearch } from './CaseSearch';
import { CaseTable } from './CaseTable';
import { useCaseQuery, useOwnsAllVisibleCases } from './caseListQuery';

/** Returns the columns that the user has chosen for a list, or the list's default. `isKnownEvent` is true once the server has responded. */
function useChosenColumns(list: SavedListName, own: readonly ColumnName[]) {
  const { data, isLoading } = useTaskViewSpecialColumnQuery({ list });
  const columns = useMemo(() => resolveColumns(data, { known: COLUMN_NAMES, own, fixed: 'loanId' }), [data, own]);
  return { columns, isKnown: !isLoading };
}

interface ActiveFiltersProps {
  readonly filters: readonly CaseFilter[];
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** Active filters, each with a button to remove it. */
function ActiveFilters({ filters, list: { query, change } }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();

  const wordsOf = (table: CodeTable, codes: string): string =>
    codes
      .split(',')
      .map((code) => getCodeLabel(table, code, language))
      .join(', ');
  const valueOf = (filter: CaseFilter): string => {
    const values = getNames(filter).map((name) => String(query[name] ?? ''));
    if ('table' in filter) return wordsOf(filter.table, values[0] ?? '');
    return values.length === 1 ? (values[0] ?? '') : values.map((value) => value || '…').join(' – ');
  };
  const remove = (filter: CaseFilter) => change(Object.fromEntries(getNames(filter).map((name) => [name, undefined])));
  return (
    <ul aria-label={formatMessage({ id: 'cases.filters' })} className={styles['active']}>
      {filters.map((filter) => {
        const name = formatMessage({ id: filter.label });
        return (
          <li key={filter.label}>
            {name}: {valueOf(filter)}
            <button
              type="button"
              aria-label={formatMessage({ id: 'cases.filters.remove' }, { name })}
              onClick={() => remove(filter)}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

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
  const active = listActiveFilters(query.query, parseSearch(query.query).by);
  const isAboutPromises = Boolean(query.query.promiseDue ?? query.query.promiseState);
  const columns = useMemo(
    () => (isAboutPromises ? addPromiseColumns(chosen.columns) : chosen.columns),
    [isAboutPromises, chosen.columns],
  );
  // The counts cover only the caller's cases; above other users' cases they would contradict the list.
  const isOwnList = useOwnsAllVisibleCases() || scope === 'mine';
  const isWorkList = usePermission('cases.work') && isOwnList;
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
      {isWorkList && (
        <div className={styles['waiting']}>
          <CaseQuickFilters list={query} />
        </div>
      )}
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

/** /case/list: the cases that the caller may see, what to do next first (§2, CL-01). */
export function CaseListScreen() {
  return <CaseScreen list="caseList" title="cases.title" ownColumns={CASE_LIST_COLUMNS} scope="visible" />;
}

/** /myTasks: the caller's own cases (§2, CL-02). */
export function MyTasksScreen() {
  return <CaseScreen list="myTasks" title="cases.mine.title" ownColumns={MY_TASK_COLUMNS} scope="mine" />;
}
