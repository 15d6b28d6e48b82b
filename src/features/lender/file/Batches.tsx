import { useKeptColumns } from '@/api/hooks/useListKeeping';
import { useLenderBatchesFileMutation, useLenderBatchesQuery } from '@/api/endpoints/management/lenderApi';
import { MOVING_POLL_MS } from '@/api/client/polling';
import { lenderBatchesQuery } from '@/contract/entities/lender/lenderUpload';
import { LENDER_BATCH_LIST } from '@/contract/lists/lenderLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useLenderList } from '../useLenderList';
import { BATCH_CELLS, isUnderWay } from './batchColumns';

/** Lender files, newest first, with their progress. Polls while one of them is being processed. */
export function Batches() {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const { query, place, onPlace } = useLenderList(lenderBatchesQuery);
  const { rows, isFetching, ...shown } = keepPreviousPage(
    useLenderBatchesQuery(query, { pollingInterval: isMoving ? MOVING_POLL_MS : 0 }),
  );
  const moves = rows?.result.some(isUnderWay) ?? false;
  if (moves !== isMoving) setMoving(moves);
  const [save, saving] = useLenderBatchesFileMutation();
  const columns = useKeptColumns('lenderFiles');
  return (
    <ListTable
      list={LENDER_BATCH_LIST}
      cells={BATCH_CELLS}
      fixed="name"
      keeping={{ columns }}
      file={{ saving, onSave: (format) => void save({ format }) }}
      label={formatMessage({ id: 'lender.batch.table' })}
      {...shown}
      rows={rows}
      isFetching={isFetching && !isMoving}
      rowKey={({ id }) => id}
      place={place}
      onPlace={onPlace}
      empty={<EmptyState title={formatMessage({ id: 'lender.batch.empty' })} />}
    />
  );
}
