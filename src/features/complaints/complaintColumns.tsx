import {
  COMPLAINT_CHANNEL,
  COMPLAINT_KIND,
  COMPLAINT_PRIORITY,
  COMPLAINT_STATE,
  OPERATIONS_TEAM,
} from '@/contract/codes/complaintCodes';
import type { ComplaintRow } from '@/contract/entities/management/complaint';
import type { COMPLAINT_LIST } from '@/contract/lists/managementLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { ComplaintNote } from './complaintElements';
import * as styles from './complaints.module.css';
import { PRIORITY_TONES, STATE_TONES } from './complaintTones';
import { DeadlineLabel } from './DeadlineLabel';

/** Subjects of a complaint as labels. */
export const AllegationKinds = ({ codes }: { readonly codes: readonly string[] }) =>
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
        <ComplaintNote>
          <CodeLabel table={OPERATIONS_TEAM} code={order.team} />
        </ComplaintNote>
      )}
      {order.waitsForAnswer && (
        <ComplaintNote>
          <FormattedMessage id="complaints.waitsForAnswer" />
        </ComplaintNote>
      )}
    </div>
  );
}

/** A name that is cut rather than wrapped; pointing at it shows all of it. */
const OneLine = ({ text }: { readonly text: string }) => (
  <span className={styles['oneLine']} title={text}>
    {text}
  </span>
);

const Matter = ({ order }: { readonly order: ComplaintRow }) => (
  <div className={styles['matter']}>
    <strong className={styles['oneLine']}>
      <AllegationKinds codes={order.kinds} />
    </strong>
    <span className={styles['cut']} title={order.summary}>
      {order.summary}
    </span>
  </div>
);

const Pressing = ({ order }: { readonly order: ComplaintRow }) => (
  <div className={styles['stack']}>
    <CodeLabel table={COMPLAINT_PRIORITY} code={order.priority} tones={PRIORITY_TONES} />
    <ComplaintNote>
      <CodeLabel table={COMPLAINT_CHANNEL} code={order.channel} />
    </ComplaintNote>
  </div>
);

const Borrower = ({ order }: { readonly order: ComplaintRow }) => (
  <div className={styles['stack']}>
    <OneLine text={order.borrowerName} />
    <ComplaintNote>{order.loanIds.join(', ')}</ComplaintNote>
  </div>
);

/** Cell renderers of the complaint list. */
export const createComplaintCells = (
  addressOf: (id: string) => string,
): ListCells<typeof COMPLAINT_LIST, ComplaintRow> => ({
  id: { render: (_, order) => <NumberLink order={order} to={addressOf(order.id)} />, width: 60 },
  deadline: { render: (_, order) => <DeadlineLabel order={order} />, width: 100 },
  state: { render: (_, order) => <Standing order={order} />, width: 132 },
  matter: { render: (_, order) => <Matter order={order} />, width: 176 },
  priority: { render: (_, order) => <Pressing order={order} />, width: 104 },
  borrower: { render: (_, order) => <Borrower order={order} />, width: 150 },
  handler: {
    render: (_, order) =>
      order.handlerName === null ? (
        <ComplaintNote>
          <FormattedMessage id="complaints.assignee.none" />
        </ComplaintNote>
      ) : (
        <OneLine text={order.handlerName} />
      ),
    width: 140,
  },
  accused: { render: (_, order) => <OneLine text={order.accusedName ?? '–'} />, width: 130 },
  created: { render: (_, order) => <DateTime at={order.createdTime} />, width: 140 },
});
