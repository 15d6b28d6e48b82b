import { MOVING_POLL_MS } from '@/api/client/polling';
import {
  useLenderBatchesFileMutation,
  useLenderBatchesQuery,
  useLenderUploadPreviewMutation,
} from '@/api/endpoints/management/lenderApi';
import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { lenderBatchesQuery } from '@/contract/entities/lender/lenderUpload';
import { LENDER_BATCH_LIST } from '@/contract/lists/lenderLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { ListTable } from '@/ui/list/ListTable';
import { usePermission } from '@/ui/screen/currentUser';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Alert } from 'antd';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import * as styles from '../lender.module.css';
import { LenderHint } from '../lenderElements';
import { useLenderList } from '../useLenderList';
import { BATCH_CELLS, isBatchRunning } from './batchColumns';
import { CsvPicker, type CsvFile } from './CsvPicker';
import { FileColumns } from './FileColumns';
import { Preview } from './Preview';

/** Lender files, newest first, with their progress. Polls while one of them is being processed. */
function Batches() {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const { query, place, onPlace } = useLenderList(lenderBatchesQuery);
  const { rows, isFetching, ...shown } = keepPreviousPage(
    useLenderBatchesQuery(query, { pollingInterval: isMoving ? MOVING_POLL_MS : 0 }),
  );
  const moves = rows?.result.some(isBatchRunning) ?? false;
  if (moves !== isMoving) setMoving(moves);
  const [save, saving] = useLenderBatchesFileMutation();
  const columns = useSavedColumns('lenderFiles');
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

/** A file of the lender: chosen, previewed, and imported completely or not at all. Also the progress of the latest files (MI-01). */
export function FileView() {
  const mayManage = usePermission('lender.manage');
  return (
    <section className={styles['form']}>
      <LenderHint>
        <FormattedMessage id="lender.file.hint" />
      </LenderHint>
      <FileColumns />
      {mayManage && <Upload />}
      <Batches />
    </section>
  );
}

function Upload() {
  const intl = useIntl();
  const [picked, pick] = useState<CsvFile>();
  const [ask, { data, error, isLoading, reset }] = useLenderUploadPreviewMutation();
  const look = (file: CsvFile): void => {
    pick(file);
    void ask(file);
  };
  const over = (): void => {
    pick(undefined);
    reset();
  };
  return (
    <>
      <CsvPicker isBusy={isLoading} onPick={look} />
      {error !== undefined && !isLoading && <Alert type="error" title={formatFailure(error, intl)} />}
      {picked && data && <Preview file={picked} preview={data} onDone={over} />}
    </>
  );
}
