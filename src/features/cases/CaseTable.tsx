import { useTaskListingQuery } from '@/api/endpoints/cases/taskApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { PagedTable } from '@/ui/table/PagedTable';
import { Button } from 'antd';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { createCaseColumns, type ColumnName, getWidth } from './createCaseColumns';
import * as styles from './cases.module.css';
import type { useCaseQuery } from './caseListQuery';

const key = (name: string) => <kbd>{name}</kbd>;

/** Keyboard shortcuts to open a case, and the default order of the cases unless the user chose another. */
function RowKeysHint({ isInOrder }: { readonly isInOrder: boolean }) {
  return (
    <p className={styles['keys']}>
      <FormattedMessage id="cases.keys" values={{ down: key('J'), up: key('K'), open: key('Enter') }} />
      {isInOrder && (
        <>
          {' · '}
          <FormattedMessage id="cases.order.next" />
        </>
      )}
    </p>
  );
}

interface CaseTableProps {
  readonly label: string;
  readonly columns: readonly ColumnName[];
  /** False until the chosen columns are known; no rows are rendered before. */
  readonly areColumnsKnown: boolean;
  readonly scope: 'mine' | 'visible';
  readonly list: ReturnType<typeof useCaseQuery>;
}

const PLACE_NAMES: readonly string[] = ['page', 'sort', 'order', 'scope'];

/** A page of cases, fifteen at a time (§2). */
export const CaseTable = memo(function CaseTable({ label, columns, areColumnsKnown, scope, list }: CaseTableProps) {
  const { formatMessage } = useIntl();
  const { query, place, onPlace, clear } = list;
  const shown = keepPreviousPage(useTaskListingQuery({ ...query, scope }));
  const isFiltered = Object.keys(query).some((name) => !PLACE_NAMES.includes(name));
  return (
    <div className={styles['list']}>
      <PagedTable
        label={label}
        columns={createCaseColumns(columns, (id) => formatMessage({ id }))}
        {...shown}
        rows={areColumnsKnown ? shown.rows : undefined}
        rowKey={(row) => row.id}
        place={place}
        onPlace={onPlace}
        isFetching={shown.isFetching || !areColumnsKnown}
        minWidth={getWidth(columns)}
        hasRowKeys
        empty={
          isFiltered ? (
            <EmptyState title={formatMessage({ id: 'cases.empty.filtered' })}>
              <Button onClick={clear}>
                <FormattedMessage id="cases.clear" />
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title={formatMessage({ id: 'cases.empty' })} hint={formatMessage({ id: 'cases.empty.hint' })} />
          )
        }
      />
      {(shown.rows?.totalCount ?? 0) > 0 && <RowKeysHint isInOrder={place.sort === undefined} />}
    </div>
  );
});
