import { COMPLAINT_CHANNEL, OPERATIONS_TEAM } from '@/contract/codes/complaintCodes';
import type { Complaint } from '@/contract/entities/management/complaint';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './complaints.module.css';
import type { ComplaintList } from './useComplaintList';

interface ComplaintFactsProps {
  readonly order: Complaint;
  readonly list: ComplaintList;
}

interface Fact {
  readonly label: MessageId;
  readonly value: ReactNode;
}

/** Facts of the complaint: complainant, accused, channel and handler. Empty fields are omitted. */
export function ComplaintFacts({ order, list }: ComplaintFactsProps) {
  const facts: readonly Fact[] = [
    { label: 'complaints.complainant', value: order.complainant ?? order.borrowerName },
    { label: 'complaints.accused', value: order.accusedName ?? <FormattedMessage id="complaints.accused.none" /> },
    { label: 'complaints.channel', value: <CodeLabel table={COMPLAINT_CHANNEL} code={order.channel} /> },
    { label: 'complaints.assignee', value: order.handlerName ?? <FormattedMessage id="complaints.assignee.none" /> },
    { label: 'complaints.team', value: order.team && <CodeLabel table={OPERATIONS_TEAM} code={order.team} /> },
    { label: 'complaints.due', value: <DateTime at={order.dueTime} /> },
    { label: 'complaints.registeredBy', value: order.registeredBy },
    { label: 'complaints.created', value: <DateTime at={order.createdTime} /> },
    { label: 'complaints.completed', value: order.completedTime && <DateTime at={order.completedTime} /> },
    { label: 'complaints.result', value: order.result },
    { label: 'complaints.parent', value: order.parentId && <Orders ids={[order.parentId]} list={list} /> },
    { label: 'complaints.parts', value: order.parts.length > 0 && <Orders ids={order.parts} list={list} /> },
  ];
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label}>
            <dt>
              <FormattedMessage id={label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const Orders = ({ ids, list }: { readonly ids: readonly string[]; readonly list: ComplaintList }) =>
  ids.map((id, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <Link to={list.addressOf(id)}>#{id}</Link>
    </Fragment>
  ));
