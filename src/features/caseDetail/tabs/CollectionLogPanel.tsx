import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { useTaskCollectionLogsQuery } from '@/api/endpoints/cases/taskApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CASE_LOG_LIST } from '@/contract/lists/caseLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { useHistoryFile } from '../history/useHistoryFile';
import { useHistoryLocation } from '../history/useHistoryLocation';
import { COLLECTION_LOG_CELLS } from './collectionLogColumns';

/** Collection log of the case, newest first by default (CD-05). */
export function CollectionLogPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const { place, onPlace, order, pageOf } = useHistoryLocation(CASE_LOG_LIST);
  const { rows, ...shown } = keepPreviousPage(useTaskCollectionLogsQuery({ id: task.id, ...order }));
  const columns = useSavedColumns('caseLog');
  const file = useHistoryFile(task.id, ['log']);
  if (rows?.length === 0) return <EmptyState isLine title={formatMessage({ id: 'case.log.empty' })} />;
  return (
    <ListTable
      list={CASE_LOG_LIST}
      cells={COLLECTION_LOG_CELLS}
      fixed="time"
      keeping={{ columns }}
      file={file}
      label={formatMessage({ id: 'case.tab.log' })}
      {...shown}
      rows={rows && pageOf(rows)}
      rowKey={({ id }) => id}
      place={place}
      onPlace={onPlace}
      stickyBelow={false}
    />
  );
}
