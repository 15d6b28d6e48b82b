import { useLenderDaysFileMutation, useLenderDaysQuery } from '@/api/endpoints/management/lenderApi';
import { useListKeeping } from '@/api/hooks/useListKeeping';
import { lenderDaysQuery, RECONCILED_DAYS_MAX } from '@/contract/entities/lender/lender';
import { LENDER_DAY_LIST } from '@/contract/lists/lenderLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { Hint } from '../styled';
import { useLenderList } from '../useLenderList';
import { DAY_CELLS } from './dayColumns';
import { DaysChoice } from './DaysChoice';
import { showTotals } from './DayTotals';

/** Enough for every way and currency of as many days as are shown at once. */
const ALL_ROWS = 1000;

/** Daily reconciliation of amounts received with those booked, pending, returned, reversed or contradictory (MI-02). */
export function DaysView() {
  const { formatMessage } = useIntl();
  const { query, change, onPlace } = useLenderList(lenderDaysQuery);
  const { data, error, isFetching, refetch } = useLenderDaysQuery(query);
  const [save, saving] = useLenderDaysFileMutation();
  return (
    <>
      <Hint>
        <FormattedMessage id="lender.days.hint" values={{ most: RECONCILED_DAYS_MAX }} />
      </Hint>
      <ListTable
        list={LENDER_DAY_LIST}
        cells={DAY_CELLS}
        fixed="day"
        keeping={useListKeeping('lenderDays')}
        file={{ saving, onSave: (format) => void save({ ...query, format }) }}
        lead={
          <div className={styles['head']}>
            <DaysChoice from={query.from ?? data?.from} to={query.to ?? data?.to} onChange={change} />
          </div>
        }
        label={formatMessage({ id: 'lender.days.table' })}
        rows={data && { result: data.days, totalCount: data.days.length }}
        totals={showTotals(data)}
        rowKey={({ day, handleType, currency }) => `${day} ${handleType} ${currency}`}
        place={{ page: 1, size: ALL_ROWS, sort: query.sort, order: query.order }}
        onPlace={onPlace}
        isFetching={isFetching}
        error={isFetching ? undefined : error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={formatMessage({ id: 'lender.days.empty' })} />}
      />
    </>
  );
}
