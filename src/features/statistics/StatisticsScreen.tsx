import { useListKeeping } from '@/api/hooks/useListKeeping';
import { useOlderRepayStatisticsFileMutation, useOlderRepayStatisticsQuery } from '@/api/endpoints/cases/olderRepayApi';
import { STATISTICS_LIST } from '@/contract/lists/boardLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { Loading } from '@/ui/feedback/Loading';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { FormattedMessage, useIntl } from 'react-intl';

import { DayChoice } from './DayChoice';
import * as styles from './statistics.module.css';
import { statisticsCells } from './statisticsCells';
import { StatisticsFigures } from './StatisticsFigures';
import { useStatisticsQuery } from './useStatisticsQuery';

/** /statistics: repayment statistics of today or yesterday, the day's repayments newest first, 25 a page (§2, ST-01). */
export function StatisticsScreen() {
  const { formatMessage } = useIntl();
  const { asked, place, change } = useStatisticsQuery();
  const shown = keepPreviousPage(useOlderRepayStatisticsQuery({ ...asked, page: place.page }));
  const keeping = useListKeeping('statistics');
  const [save, saving] = useOlderRepayStatisticsFileMutation();
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="statistics.title" />
        </h1>
        <DayChoice date={asked.date} onChoose={(date) => change({ date })} />
      </header>
      {shown.rows ? (
        <StatisticsFigures statistics={shown.rows} isStale={shown.isFetching} />
      ) : (
        shown.isFetching && <Loading rows={2} />
      )}
      <ListTable
        list={STATISTICS_LIST}
        cells={statisticsCells(shown.rows?.currency)}
        fixed="borrow_id"
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...asked, format, output: '1' }) }}
        label={formatMessage({ id: 'statistics.table' })}
        {...shown}
        rowKey={(row) => `${row.borrow_id} ${row.repay_time} ${row.repay_due_amount}`}
        place={place}
        onPlace={({ page, sort, order }) => change({ sort, order, page: page > 1 ? page : undefined })}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: 'statistics.empty' })} />}
      />
    </section>
  );
}
