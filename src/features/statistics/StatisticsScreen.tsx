import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useOlderRepayStatisticsFileMutation, useOlderRepayStatisticsQuery } from '@/api/endpoints/cases/olderRepayApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { REPORT_DAY, type ReportDay } from '@/contract/codes/caseCodes';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import { statisticsQuery, type StatisticsRow } from '@/contract/entities/management/statistics';
import { PAGE_SIZE_STATISTICS } from '@/contract/limits';
import { STATISTICS_LIST } from '@/contract/lists/boardLists';
import { getTaskDetailPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { useListOrder } from '@/ui/list/useListOrder';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { TableQuery } from '@/ui/table/tableQuery';
import { Radio } from 'antd';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { StatisticsFigures } from './StatisticsFigures';

/** Reads day, order and page of the statistics from the address (RT-08). */
function useStatisticsQuery() {
  const [params, setParams] = useSearchParams();
  const { date = 'today', page = 1 } = readListUrl(statisticsQuery, params);
  const order = useListOrder(STATISTICS_LIST);
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_STATISTICS, ...order };
  return {
    /** Without the page. */
    asked: { date, ...order },
    place,
    change: (changes: Parameters<typeof writeListUrl>[1]) => setParams((current) => writeListUrl(current, changes)),
  };
}

interface DayChoiceProps {
  readonly date: ReportDay;
  readonly onChoose: (date: ReportDay) => void;
}

/** Today or yesterday (§9). */
function DayChoice({ date, onChoose }: DayChoiceProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'statistics.day' })}
      optionType="button"
      value={date}
      onChange={({ target }) => onChoose(target.value === 'yesterday' ? 'yesterday' : 'today')}
      options={getCodeValues(REPORT_DAY).map((code) => ({
        value: code,
        label: getCodeLabel(REPORT_DAY, code, language),
      }))}
    />
  );
}

const figures = { align: 'right' } as const;

function StatisticsLoanLink({ row }: { readonly row: StatisticsRow }) {
  const { formatMessage } = useIntl();
  if (!row.task_id) return row.borrow_id;
  return (
    <Link
      to={getTaskDetailPath(row.task_id, row.borrow_id)}
      aria-label={formatMessage({ id: 'statistics.open' }, { loanId: row.borrow_id })}
    >
      {row.borrow_id}
    </Link>
  );
}

/** Cell renderers of the nine repayment columns (§2). */
const statisticsCells = (currency: string | null | undefined): ListCells<typeof STATISTICS_LIST, StatisticsRow> => ({
  borrow_id: { render: (_, row) => <StatisticsLoanLink row={row} />, width: 112, fixed: 'start' },
  user_id: { dataIndex: 'user_id', width: 96 },
  user_name: { dataIndex: 'user_name', width: 140, ellipsis: true },
  repay_due_time: { render: (_, row) => <CalendarDay at={row.repay_due_time} />, width: 100 },
  penalty_day: { dataIndex: 'penalty_day', ...figures, width: 88 },
  repay_due_amount: {
    render: (_, row) => <Money amount={row.repay_due_amount} currency={currency} />,
    ...figures,
    width: 108,
  },
  amount: { render: (_, row) => <Money amount={row.amount} currency={currency} />, ...figures, width: 108 },
  repay_time: { render: (_, row) => <DateTime at={row.repay_time} />, width: 142 },
  repay_way_name: { render: (_, row) => <CodeLabel table={DEDUCTION_TYPE} code={row.repay_way_name} />, width: 120 },
});

/** /statistics: repayment statistics of today or yesterday, the day's repayments newest first, 25 a page (§2, ST-01). */
export function StatisticsScreen() {
  const { formatMessage } = useIntl();
  const { asked, place, change } = useStatisticsQuery();
  const shown = keepPreviousPage(useOlderRepayStatisticsQuery({ ...asked, page: place.page }));
  const keeping = useSavedListSettings('statistics');
  const [save, saving] = useOlderRepayStatisticsFileMutation();
  return (
    <Screen>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="statistics.title" />
        </ScreenTitle>
        <DayChoice date={asked.date} onChoose={(date) => change({ date })} />
      </ScreenHead>
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
    </Screen>
  );
}
