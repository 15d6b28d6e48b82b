import type { ComplaintReport } from '@/contract/entities/management/complaintReport';
import type { MessageId } from '@/i18n/messageIds';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import * as styles from './complaintReport.module.css';
import { OnTimeRate } from './OnTimeRate';

interface Tile {
  readonly label: MessageId;
  readonly value: ReactNode;
  readonly aside?: ReactNode;
  readonly isAlarming?: boolean;
}

/** Most important figures for a leader. */
export function ReportTiles({ total }: Pick<ComplaintReport, 'total'>) {
  const { registered, completed, inTime, open, overdue } = total;
  const tiles: readonly Tile[] = [
    { label: 'complaints.report.registered', value: <FormattedNumber value={registered} /> },
    { label: 'complaints.report.completed', value: <FormattedNumber value={completed} /> },
    {
      label: 'complaints.report.inTime',
      value: <OnTimeRate {...total} />,
      aside: <FormattedMessage id="complaints.report.ofCompleted" values={{ inTime, completed }} />,
    },
    { label: 'complaints.report.open', value: <FormattedNumber value={open} /> },
    { label: 'complaints.report.overdue', value: <FormattedNumber value={overdue} />, isAlarming: overdue > 0 },
  ];
  return (
    <dl className={styles['tiles']}>
      {tiles.map(({ label, value, aside, isAlarming = false }) => (
        <div key={label} className={styles['tile']} data-alarming={isAlarming}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>
            {value}
            {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
