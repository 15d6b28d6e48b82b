import { useOlderRepayStatisticsQuery } from '@/api/olderRepayApi';
import { ColumnButton } from '@/ui/ColumnButton';
import { FormattedMessage } from 'react-intl';

import { DayChoice } from './DayChoice';
import { ExportButton } from './ExportButton';
import * as styles from './statistics.module.css';
import { StatisticsFigures } from './StatisticsFigures';
import { StatisticsTable } from './StatisticsTable';
import { useShownColumns } from './useShownColumns';
import { useStatisticsPlace } from './useStatisticsPlace';

/** /statistics: repayment statistics of today or yesterday (§2, ST-01). */
export function StatisticsScreen() {
  const { date, place, change } = useStatisticsPlace();
  const { columns, isKnown, choice } = useShownColumns();
  const {
    data: last,
    currentData,
    error,
    isFetching,
    refetch,
  } = useOlderRepayStatisticsQuery({ date, page: place.page });
  // The page before stays in view while the next one comes; when that fails, it must not stand for it.
  const data = currentData ?? (isFetching ? last : undefined);
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="statistics.title" />
        </h1>
        <DayChoice date={date} onChoose={(chosen) => change({ date: chosen })} />
        <ExportButton date={date} />
        <ColumnButton {...choice} />
      </header>
      {data && <StatisticsFigures statistics={data} isStale={isFetching} />}
      <StatisticsTable
        names={columns}
        // Drawn once, in the columns that were chosen.
        rows={isKnown ? data : undefined}
        place={place}
        onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
        isFetching={isFetching || !isKnown}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
      />
    </section>
  );
}
