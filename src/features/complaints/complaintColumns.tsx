import { COMPLAINT_CHANNEL } from '@/contract/codes/complaintChannel';
import { COMPLAINT_KIND } from '@/contract/codes/complaintKind';
import { COMPLAINT_PRIORITY } from '@/contract/codes/complaintPriority';
import { COMPLAINT_STATE } from '@/contract/codes/complaintState';
import { OPERATIONS_TEAM } from '@/contract/codes/operationsTeam';
import type { ComplaintRow } from '@/contract/entities/complaint';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/CodeLabel';
import type { PagedColumn } from '@/ui/tableQuery';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { SideNote } from './styled';
import * as styles from './complaintColumns.module.css';
import { PRIORITY_TONES, STATE_TONES } from './complaintTones';
import { DeadlineLabel } from './DeadlineLabel';

/** A column with the message of its title. */
export type ComplaintColumn = Omit<PagedColumn<ComplaintRow>, 'title'> & { readonly label: MessageId };

/** What it is about, in words. */
export const Kinds = ({ codes }: { readonly codes: readonly string[] }) =>
  codes.map((code, place) => (
    <Fragment key={code}>
      {place > 0 && ' · '}
      <CodeLabel table={COMPLAINT_KIND} code={code} />
    </Fragment>
  ));

function NumberLink({ order, to }: { readonly order: ComplaintRow; readonly to: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link to={to} aria-label={formatMessage({ id: 'complaints.open' }, { id: order.id })}>
      #{order.id}
    </Link>
  );
}

function Standing({ order }: { readonly order: ComplaintRow }) {
  return (
    <div className={styles['stack']}>
      <CodeLabel table={COMPLAINT_STATE} code={order.state} tones={STATE_TONES} />
      {order.team !== null && (
        <SideNote>
          <CodeLabel table={OPERATIONS_TEAM} code={order.team} />
        </SideNote>
      )}
      {order.waitsForAnswer && (
        <SideNote>
          <FormattedMessage id="complaints.waitsForAnswer" />
        </SideNote>
      )}
    </div>
  );
}

const Matter = ({ order }: { readonly order: ComplaintRow }) => (
  <div className={styles['matter']}>
    <strong>
      <Kinds codes={order.kinds} />
    </strong>
    <span className={styles['cut']} title={order.summary}>
      {order.summary}
    </span>
  </div>
);

const Pressing = ({ order }: { readonly order: ComplaintRow }) => (
  <div className={styles['stack']}>
    <CodeLabel table={COMPLAINT_PRIORITY} code={order.priority} tones={PRIORITY_TONES} />
    <SideNote>
      <CodeLabel table={COMPLAINT_CHANNEL} code={order.channel} />
    </SideNote>
  </div>
);

const Borrower = ({ order }: { readonly order: ComplaintRow }) => (
  <div className={styles['stack']}>
    {order.borrowerName}
    <SideNote>{order.loanIds.join(', ')}</SideNote>
  </div>
);

/** The columns of the list, the most pressing to the left. */
export const complaintColumns = (addressOf: (id: string) => string): readonly ComplaintColumn[] => [
  {
    key: 'id',
    label: 'complaints.number',
    render: (_, order) => <NumberLink order={order} to={addressOf(order.id)} />,
    width: 56,
  },
  { key: 'deadline', label: 'complaints.deadline', render: (_, order) => <DeadlineLabel order={order} />, width: 112 },
  { key: 'state', label: 'complaints.state', render: (_, order) => <Standing order={order} />, width: 168 },
  { key: 'matter', label: 'complaints.matter', render: (_, order) => <Matter order={order} />, width: 206 },
  { key: 'priority', label: 'complaints.priority', render: (_, order) => <Pressing order={order} />, width: 96 },
  { key: 'borrower', label: 'complaints.borrower', render: (_, order) => <Borrower order={order} />, width: 146 },
  {
    key: 'handler',
    label: 'complaints.assignee',
    render: (_, order) =>
      order.handlerName ?? (
        <SideNote>
          <FormattedMessage id="complaints.assignee.none" />
        </SideNote>
      ),
    width: 112,
  },
  { key: 'accused', label: 'complaints.accused', render: (_, order) => order.accusedName ?? '–', width: 112 },
];

/** Width below which the table scrolls sideways. */
export const COLUMNS_WIDTH = 1000;
