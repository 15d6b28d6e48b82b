import { useCustomerServiceDetailQuery } from '@/api/endpoints/management/customerServiceApi';
import type { Complaint } from '@/contract/entities/management/complaint';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Drawer } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './complaints.module.css';
import type { ComplaintList } from './useComplaintList';
import { ComplaintActions } from './ComplaintActions';
import { ComplaintFacts } from './ComplaintFacts';
import { ComplaintHistory } from './ComplaintHistory';
import { ComplaintMatters } from './ComplaintMatters';
import { ComplaintPenalty } from './ComplaintPenalty';
import { ComplaintTags } from './ComplaintTags';

interface ComplaintDrawerProps {
  readonly id: string;
  readonly list: ComplaintList;
}

/** Details of a complaint: its subject, the available actions, and its history. */
export function ComplaintDrawer({ id, list }: ComplaintDrawerProps) {
  const { formatMessage } = useIntl();
  const { currentData: data, error, isFetching, refetch } = useCustomerServiceDetailQuery({ id });
  const failed = error !== undefined && !isFetching;
  return (
    <Drawer
      open
      size={720}
      title={formatMessage({ id: 'complaints.workOrder' }, { id })}
      onClose={list.close}
      extra={data && <ComplaintTags order={data} />}
    >
      {data && !failed && <ComplaintContent order={data} list={list} />}
      {failed && <ErrorWithRetry error={error} onRetry={() => void refetch()} />}
      {!data && !failed && <Loading rows={10} />}
    </Drawer>
  );
}

function ComplaintContent({ order, list }: { readonly order: Complaint; readonly list: ComplaintList }) {
  return (
    <div className={styles['order']}>
      <blockquote className={styles['summary']}>{order.summary}</blockquote>
      <ComplaintActions key={order.state} order={order} />
      <ComplaintMatters order={order} />
      <ComplaintFacts order={order} list={list} />
      <ComplaintPenalty order={order} />
      <ComplaintHistory order={order} />
    </div>
  );
}
