import { useCustomerServiceDetailQuery } from '@/api/customerServiceApi';
import type { WorkOrder } from '@/contract/entities/workOrder';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { Drawer } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './workOrderDrawer.module.css';
import type { ComplaintList } from './useComplaintList';
import { WorkOrderActions } from './WorkOrderActions';
import { WorkOrderFacts } from './WorkOrderFacts';
import { WorkOrderHistory } from './WorkOrderHistory';
import { WorkOrderMatters } from './WorkOrderMatters';
import { WorkOrderPenalty } from './WorkOrderPenalty';
import { WorkOrderTags } from './WorkOrderTags';

interface WorkOrderDrawerProps {
  readonly id: string;
  readonly list: ComplaintList;
}

/** One work order: what it is about, what can be done now, and all that happened. */
export function WorkOrderDrawer({ id, list }: WorkOrderDrawerProps) {
  const { formatMessage } = useIntl();
  const { currentData: data, error, isFetching, refetch } = useCustomerServiceDetailQuery({ id });
  const failed = error !== undefined && !isFetching;
  return (
    <Drawer
      open
      size={720}
      title={formatMessage({ id: 'complaints.workOrder' }, { id })}
      onClose={list.close}
      extra={data && <WorkOrderTags order={data} />}
    >
      {data && !failed && <WorkOrderContent order={data} list={list} />}
      {failed && <ErrorWithRetry error={error} onRetry={() => void refetch()} />}
      {!data && !failed && <Loading rows={10} />}
    </Drawer>
  );
}

function WorkOrderContent({ order, list }: { readonly order: WorkOrder; readonly list: ComplaintList }) {
  return (
    <div className={styles['order']}>
      <blockquote className={styles['summary']}>{order.summary}</blockquote>
      <WorkOrderActions key={order.state} order={order} />
      <WorkOrderMatters order={order} />
      <WorkOrderFacts order={order} list={list} />
      <WorkOrderPenalty order={order} />
      <WorkOrderHistory order={order} />
    </div>
  );
}
