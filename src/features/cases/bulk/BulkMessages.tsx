import { useBulkMessageBulkListQuery } from '@/api/endpoints/cases/bulkMessageApi';
import { MOVING_POLL_MS } from '@/api/client/polling';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { BulkForm } from './BulkForm';
import { BulkProgress, isBulkRunning } from './BulkProgress';
import type { BulkFilters } from './bulkFilters';
import * as styles from './bulk.module.css';

interface BulkMessagesProps {
  readonly filters: BulkFilters;
  readonly onClose: () => void;
}

/** A template for the borrowers of the filtered cases: dry run, start, progress, stop and report. */
export function BulkMessages({ filters, onClose }: BulkMessagesProps) {
  const [isMoving, setMoving] = useState(false);
  const { data, error, refetch } = useBulkMessageBulkListQuery(undefined, {
    pollingInterval: isMoving ? MOVING_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const isRunning = data?.messages.some(isBulkRunning) ?? false;
  if (isRunning !== isMoving) setMoving(isRunning);
  return (
    <Modal
      open
      title={<FormattedMessage id="bulk.title" />}
      width={680}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      {!data && (error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={3} />)}
      {data && (
        <div className={styles['bulk']}>
          <BulkForm channels={data.channels} filters={filters} />
          {data.messages.map((each) => (
            <BulkProgress key={each.id} of={each} />
          ))}
        </div>
      )}
    </Modal>
  );
}
