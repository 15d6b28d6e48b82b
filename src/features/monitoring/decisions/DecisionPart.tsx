import {
  useContactDecisionExportMutation,
  useContactDecisionListingQuery,
} from '@/api/endpoints/management/contactDecisionApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { decisionsQuery } from '@/contract/entities/law/contactDecision';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { DECISION_LIST } from '@/contract/lists/monitoringLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../monitoring.module.css';
import { decisionCells } from './decisionColumns';
import { DecisionSearch } from './DecisionSearch';

/** Filters and page of the decisions, as the address has them (RT-08). */
function useDecisionQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(decisionsQuery, params), [params]);
  const { page, ...filter } = query;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  return {
    query,
    filter,
    place,
    isFiltered: Object.keys(filter).length > 0,
    change,
    onPlace: (next: TableQuery) => change({ page: next.page > 1 ? next.page : undefined }),
  };
}

/** The decisions of the rules of law on calls and messages, refused ones too (LC-03). */
export function DecisionPart() {
  const { formatMessage } = useIntl();
  const { query, filter, place, onPlace, change, isFiltered } = useDecisionQuery();
  const shown = keepPreviousPage(useContactDecisionListingQuery(query, { refetchOnMountOrArgChange: true }));
  const keeping = useSavedListSettings('contactDecisions');
  const [save, saving] = useContactDecisionExportMutation();
  return (
    <>
      <DecisionSearch key={JSON.stringify(filter)} texts={query} onSearch={(texts) => change({ ...texts })} />
      <ListTable
        list={DECISION_LIST}
        cells={decisionCells}
        fixed="time"
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...filter, format }) }}
        lead={
          <p className={styles['hint']}>
            <FormattedMessage id="decisions.hint" />
          </p>
        }
        label={formatMessage({ id: 'decisions.title' })}
        {...shown}
        rowKey={({ id }) => id}
        place={place}
        onPlace={onPlace}
        hasRowKeys
        empty={
          <EmptyState title={formatMessage({ id: isFiltered ? 'decisions.empty.filtered' : 'decisions.empty' })} />
        }
      />
    </>
  );
}
