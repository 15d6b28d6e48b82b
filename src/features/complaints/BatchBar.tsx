import { useCustomerServiceBatchAllocationMutation } from '@/api/endpoints/management/customerServiceApi';
import { failureText } from '@/ui/feedback/failureText';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './complaints.module.css';
import { HandlerSelect } from './HandlerSelect';

interface BatchBarProps {
  readonly ids: readonly string[];
  readonly onClear: () => void;
}

/** Assigns the selected complaints to a handler, all or none. */
export function BatchBar({ ids, onClear }: BatchBarProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [userId, setUserId] = useState<string>();
  const [allocate, { isLoading, error }] = useCustomerServiceBatchAllocationMutation();
  const send = async (): Promise<void> => {
    if (userId === undefined) return;
    const { error: refusal } = await allocate({ ids: [...ids], userId });
    if (!refusal) onClear();
  };
  return (
    <section aria-label={formatMessage({ id: 'complaints.batch' })} className={styles['batch']}>
      <strong>{formatMessage({ id: 'complaints.batch.selected' }, { count: ids.length })}</strong>
      <div className={styles['batchHandler']}>
        <HandlerSelect label={formatMessage({ id: 'complaints.assignee' })} value={userId} onChange={setUserId} />
      </div>
      <Button type="primary" disabled={userId === undefined} loading={isLoading} onClick={() => void send()}>
        {formatMessage({ id: 'complaints.batch.allocate' }, { count: ids.length })}
      </Button>
      <Button onClick={onClear}>{formatMessage({ id: 'complaints.batch.clear' })}</Button>
      {error !== undefined && !isLoading && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={formatMessage({ id: 'complaints.batch.refused' })}
          description={failureText(error, intl)}
        />
      )}
    </section>
  );
}
