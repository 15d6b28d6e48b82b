import type { QueueRow } from '@/contract/entities/management/queue';
import { getQueueListPath } from '@/contract/routes';
import { Money } from '@/ui/format/Money';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from '../queues.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Figure({ label, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A queue in figures; cases lead to their list. */
export function QueueFigures({ of: row }: { readonly of: QueueRow }) {
  return (
    <dl className={`${styles['card']} ${styles['figures']}`}>
      <Figure label={<FormattedMessage id="queues.unassigned" />}>
        <Link to={`${getQueueListPath(row.id)}?held=nobody`}>
          <FormattedNumber value={row.unassignedCount} />
        </Link>
      </Figure>
      <Figure label={<FormattedMessage id="queues.cases" />}>
        <Link to={getQueueListPath(row.id)}>
          <FormattedNumber value={row.caseCount} />
        </Link>
      </Figure>
      <Figure label={<FormattedMessage id="queues.planned" />}>
        <FormattedNumber value={row.plannedForSeen} />
      </Figure>
      <Figure label={<FormattedMessage id="queues.amount" />}>
        <Money amount={row.amount} currency={row.currency} />
      </Figure>
      <Figure label={<FormattedMessage id="queues.users" />}>
        <FormattedNumber value={row.userCount} />
      </Figure>
      <Figure label={<FormattedMessage id="queues.extensions" />}>
        <FormattedMessage
          id="queues.extensions.use"
          values={{ used: row.extensionsUsed, allowed: row.extensionsAllowed }}
        />
      </Figure>
    </dl>
  );
}
