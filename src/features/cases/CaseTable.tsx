import { useTaskListingQuery } from '@/api/taskApi';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { caseColumns, widthOf } from './caseColumns';
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
  const { data: last, currentData, error, isFetching, refetch } = useTaskListingQuery({ ...query, scope });
  // The page before stays in view while the next one comes; when that fails, it must not stand for it.
  const data = currentData ?? (isFetching ? last : undefined);
  const isFiltered = Object.keys(query).some((name) => !PLACE_NAMES.includes(name));
  const retry: ComponentProps<typeof PagedTable>['onRetry'] = () => void refetch();
  return (
    <PagedTable
      label={label}
      columns={caseColumns(columns, (id) => formatMessage({ id }))}
      // Drawn once, in the columns that were chosen.
      rows={isKnown ? data : undefined}
      rowKey={(row) => row.id}
      place={place}
      onPlace={onPlace}
      isFetching={isFetching || !isKnown}
      error={data ? undefined : error}
      onRetry={retry}
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
  );
}
