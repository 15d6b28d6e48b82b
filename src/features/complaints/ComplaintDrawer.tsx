import { useCustomerServiceDetailQuery } from '@/api/endpoints/management/customerServiceApi';
import { COMPLAINT_PRIORITY, COMPLAINT_STATE, COMPLAINT_KIND } from '@/contract/codes/complaintCodes';
import type { Complaint } from '@/contract/entities/management/complaint';
import { getTaskDetailPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { Drawer } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { ComplaintActions } from './ComplaintActions';
import { ComplaintHeading, ComplaintNote } from './complaintElements';
import { ComplaintFacts } from './ComplaintFacts';
import { ComplaintHistory } from './ComplaintHistory';
import * as styles from './complaints.module.css';
import { PRIORITY_TONES, STATE_TONES } from './complaintTones';
import { DeadlineLabel } from './DeadlineLabel';
import { FinePendingApproval } from './FinePendingApproval';
import type { ComplaintList } from './useComplaintList';

/** State, remaining time and urgency of a complaint. */
const ComplaintTags = ({ order }: { readonly order: Complaint }) => (
  <span className={styles['tags']}>
    <CodeLabel table={COMPLAINT_STATE} code={order.state} tones={STATE_TONES} />
    <CodeLabel table={COMPLAINT_PRIORITY} code={order.priority} tones={PRIORITY_TONES} />
    <DeadlineLabel order={order} />
  </span>
);

/** Subjects of the complaint by loan, with a link to its case and a note that the case is held. */
function ComplaintAllegations({ order }: { readonly order: Complaint }) {
  return (
    <section>
      <ComplaintHeading>
        <FormattedMessage id="complaints.matters" values={{ name: order.borrowerName }} />
      </ComplaintHeading>
      <ul className={styles['matters']}>
        {order.matters.map(({ id, kind, loanId, taskId }) => (
          <li key={id}>
            <strong>
              <CodeLabel table={COMPLAINT_KIND} code={kind} />
            </strong>
            {taskId === null ? loanId : <Link to={getTaskDetailPath(taskId, loanId)}>{loanId}</Link>}
          </li>
        ))}
      </ul>
      {order.completedTime === null && (
        <ComplaintNote as="p">
          <FormattedMessage id="complaints.held" />
        </ComplaintNote>
      )}
    </section>
  );
}

/** The penalty that was issued; nothing without one. */
function ComplaintPenalty({ order: { penalty } }: { readonly order: Complaint }) {
  if (!penalty) return null;
  return (
    <section className={styles['penalty']}>
      <ComplaintHeading>
        <FormattedMessage id="complaints.penalty" values={{ name: penalty.userName }} />
      </ComplaintHeading>
      <p>{penalty.irregularities}</p>
      <p>
        {penalty.processResult}
        {penalty.amount !== null && (
          <>
            {' · '}
            <Money amount={penalty.amount} currency={penalty.currency} />
          </>
        )}
      </p>
      <ComplaintNote as="p">
        <DateTime at={penalty.time} />
      </ComplaintNote>
      {penalty.withdrawn && (
        <p>
          <FormattedMessage
            id="complaints.penalty.withdrawn"
            values={{
              name: penalty.withdrawn.by,
              time: <DateTime at={penalty.withdrawn.time} />,
              reason: penalty.withdrawn.reason,
            }}
          />
        </p>
      )}
    </section>
  );
}

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
      {order.pendingFine && <FinePendingApproval request={order.pendingFine} />}
      <ComplaintActions key={order.state} order={order} />
      <ComplaintAllegations order={order} />
      <ComplaintFacts order={order} list={list} />
      <ComplaintPenalty order={order} />
      <ComplaintHistory order={order} />
    </div>
  );
}
