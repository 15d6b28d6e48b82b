import { useLenderDaysFileMutation, useLenderDaysQuery } from '@/api/lenderApi';
import { lenderDaysQuery, RECONCILED_DAYS_MAX } from '@/contract/entities/lender';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/list/ExportButton';
import { PagedTable } from '@/ui/PagedTable';
import { widthOf } from '@/ui/widthOf';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { Hint } from '../styled';
import { useLenderList } from '../useLenderList';
import { useDayColumns } from './dayColumns';
import { DaysChoice } from './DaysChoice';

/** Enough for every way and currency of as many days as are shown at once. */
const ALL_ROWS = 1000;

/** What came in day by day against what was booked, waits, was returned, was reversed or contradicts (MI-02). */
export function DaysView() {
  const { formatMessage } = useIntl();
  const { query, change } = useLenderList(lenderDaysQuery);
  const { data, error, isFetching, refetch } = useLenderDaysQuery(query);
  const [save, saving] = useLenderDaysFileMutation();
  const columns = useDayColumns();
  return (
    <>
      <Hint>
        <FormattedMessage id="lender.days.hint" values={{ most: RECONCILED_DAYS_MAX }} />
      </Hint>
      <div className={styles['head']}>
        <DaysChoice from={query.from ?? data?.from} to={query.to ?? data?.to} onChange={change} />
        <span className={styles['export']}>
          <ExportButton saving={saving} onSave={(format) => void save({ ...query, format })} />
        </span>
      </div>
      <PagedTable
        label={formatMessage({ id: 'lender.days.table' })}
        columns={columns}
        rows={data && { result: data.days, totalCount: data.days.length }}
        rowKey={({ day, handleType, currency }) => `${day} ${handleType} ${currency}`}
        place={{ page: 1, size: ALL_ROWS }}
        onPlace={() => {}}
        isFetching={isFetching}
        error={isFetching ? undefined : error}
        onRetry={() => void refetch()}
        minWidth={widthOf(columns)}
        empty={<EmptyState title={formatMessage({ id: 'lender.days.empty' })} />}
      />
    </>
  );
}
