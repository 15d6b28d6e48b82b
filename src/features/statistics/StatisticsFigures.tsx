import type { Statistics } from '@/contract/entities/management/statistics';
import { Money } from '@/ui/format/Money';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import * as styles from './statistics.module.css';

interface Figure {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly aside?: ReactNode;
}

/** Amount received on the day in large figures; next to it the month and the amount still due (§2). */
export function StatisticsFigures({
  statistics,
  isStale,
}: {
  readonly statistics: Statistics;
  readonly isStale: boolean;
}) {
  const { currency } = statistics;
  const ofDay: Figure[] = [
    {
      label: <FormattedMessage id="statistics.totalRepayAmount" />,
      value: <Money amount={statistics.totalRepayAmount} currency={currency} />,
    },
    {
      label: <FormattedMessage id="statistics.totalRepayCount" />,
      value: <FormattedNumber value={statistics.totalRepayCount} />,
    },
    {
      label: <FormattedMessage id="statistics.collectTaskCount" />,
      value: <FormattedNumber value={statistics.collectTaskCount} />,
    },
    {
      label: <FormattedMessage id="statistics.collectRate" />,
      value: <Percent of={statistics.collectRate} />,
    },
  ];
  return (
    <div className={styles['figures']} aria-busy={isStale}>
      <FigureList className={styles['large']} figures={ofDay} />
      <FigureList className={styles['small']} figures={besideTheDay(statistics)} />
    </div>
  );
}

function besideTheDay(statistics: Statistics): Figure[] {
  const { currency } = statistics;
  return [
    {
      label: <FormattedMessage id="statistics.cumulative" />,
      value: <Money amount={statistics.cumulativeRecoveryAmount} currency={currency} />,
      aside: <FormattedMessage id="statistics.count" values={{ count: statistics.cumulativeRecoveryCount }} />,
    },
    {
      label: <FormattedMessage id="statistics.penaltyRange" />,
      value: (
        <>
          <Days count={statistics.longestPenaltyDay} /> / <Days count={statistics.minimumPenaltyDay} />
        </>
      ),
    },
    {
      label: <FormattedMessage id="statistics.overdue" />,
      value: <Money amount={statistics.totalOverdueAmount} currency={currency} />,
      aside: <FormattedMessage id="statistics.cases" values={{ count: statistics.totalOverdueCount }} />,
    },
  ];
}

function Percent({ of }: { readonly of: number }) {
  const { formatNumber } = useIntl();
  return formatNumber(of / 100, { style: 'percent', maximumFractionDigits: 1 });
}

const Days = ({ count }: { readonly count: number | null }) =>
  count === null ? '–' : <FormattedMessage id="statistics.days" values={{ count }} />;

interface FigureListProps {
  readonly className: string | undefined;
  readonly figures: readonly Figure[];
}

function FigureList({ className, figures }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map(({ label, value, aside }, place) => (
        // The list never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place}>
          <dt>{label}</dt>
          <dd>
            {value} {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
