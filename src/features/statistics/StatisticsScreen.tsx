import { useOlderRepayStatisticsQuery } from '@/api/olderRepayApi';
import { ColumnButton } from '@/ui/ColumnButton';
import { Loading } from '@/ui/Loading';
import { shownPage } from '@/ui/shownPage';
import { FormattedMessage } from 'react-intl';

import { DayChoice } from './DayChoice';
import { StatisticsExport } from './StatisticsExport';
import * as styles from './statistics.module.css';
import { StatisticsFigures } from './StatisticsFigures';
import { StatisticsTable } from './StatisticsTable';
import { useShownColumns } from './useShownColumns';
import { useStatisticsQuery } from './useStatisticsQuery';

/** /statistics: repayment statistics of today or yesterday (§2, ST-01). */
export function StatisticsScreen() {
  const { date, place, change } = useStatisticsQuery();
  const { columns, isKnown, choice } = useShownColumns();
  const shown = shownPage(useOlderRepayStatisticsQuery({ date, page: place.page }));
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="statistics.title" />
        </h1>
        <DayChoice date={date} onChoose={(chosen) => change({ date: chosen })} />
        <StatisticsExport date={date} />
        <ColumnButton {...choice} />
      </header>
      {shown.rows ? (
        <StatisticsFigures statistics={shown.rows} isStale={shown.isFetching} />
      ) : (
        shown.isFetching && <Loading rows={2} />
      )}
      <StatisticsTable
        names={columns}
        {...shown}
        // Drawn once, in the columns that were chosen.
        rows={isKnown ? shown.rows : undefined}
        place={place}
        onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
        isFetching={shown.isFetching || !isKnown}
      />
    </section>
  );
}
