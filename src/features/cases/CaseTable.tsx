import { useTaskListingQuery } from '@/api/taskApi';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { caseColumns, widthOf } from './caseColumns';
import * as styles from './cases.module.css';
import { RowKeysHint } from './RowKeysHint';
import type { useCaseQuery } from './useCaseQuery';
import type { useChosenColumns } from './useChosenColumns';

interface CaseTableProps {
  readonly label: string;
  readonly chosen: ReturnType<typeof useChosenColumns>;
  readonly scope: 'mine' | 'visible';
  readonly list: ReturnType<typeof useCaseQuery>;
}

const PLACE_NAMES: readonly string[] = ['page', 'sort', 'order', 'scope'];

/** A page of cases, fifteen at a time (§2). */
export function CaseTable({ label, chosen: { columns, isKnown }, scope, list }: CaseTableProps) {
  const { formatMessage } = useIntl();
  const { query, place, onPlace, clear } = list;
  const shown = shownPage(useTaskListingQuery({ ...query, scope }));
  const isFiltered = Object.keys(query).some((name) => !PLACE_NAMES.includes(name));
  return (
    <div className={styles['list']}>
      <PagedTable
        label={label}
        columns={caseColumns(columns, (id) => formatMessage({ id }))}
        {...shown}
        // Drawn once, in the columns that were chosen.
        rows={isKnown ? shown.rows : undefined}
        rowKey={(row) => row.id}
        place={place}
        onPlace={onPlace}
        isFetching={shown.isFetching || !isKnown}
        minWidth={widthOf(columns)}
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
      {(shown.rows?.totalCount ?? 0) > 0 && <RowKeysHint />}
    </div>
  );
}
