import { useLenderDaysFileMutation, useLenderDaysQuery } from '@/api/endpoints/management/lenderApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { type LenderDay, lenderDaysQuery, RECONCILED_DAYS_MAX } from '@/contract/entities/lender/lender';
import { LENDER_DAY_LIST } from '@/contract/lists/lenderLists';
import type { ScreenColumn } from '@/contract/lists/listDescription';
import { CalendarDay } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { Table } from 'antd';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { CountLink } from './CountLink';
import * as styles from './lender.module.css';
import { LenderStack, LenderHint } from './lenderElements';
import { SearchDayField } from './SearchFields';
import { RejectedCount } from './RejectedCount';
import { useLenderList } from './useLenderList';

type Cells = ListCells<typeof LENDER_DAY_LIST, LenderDay>;
/** Columns with a number of rows. */
type Count = 'events' | 'known' | 'contradictory' | 'refused' | 'waitingEvents';
type Amount = Exclude<keyof Cells, Count | 'day'>;

const Day = ({ of }: { readonly of: LenderDay }) => (
  <LenderStack>
    <CalendarDay at={of.day} />
    <SecondaryText>
      <CodeLabel table={LENDER_HANDLE} code={of.handleType} /> · {of.currency}
    </SecondaryText>
  </LenderStack>
);

interface FigureProps {
  readonly of: Pick<LenderDay, Amount | 'currency'>;
  readonly name: Amount;
}

/** Highlights a difference, which would be unaccounted money. */
const Figure = ({ of, name }: FigureProps) => (
  <span className={name === 'difference' && of.difference !== 0 ? styles['wrong'] : undefined}>
    <Money amount={of[name]} currency={of.currency} />
  </span>
);

const getReceipt = ({ day, handleType }: LenderDay) => ({ handleType, from: day, to: day });

const count = (name: 'events' | 'waitingEvents', view: 'events' | 'clarify'): Cells[typeof name] => ({
  width: 144,
  align: 'right',
  render: (_, of) => <CountLink count={of[name]} to={{ view, ...getReceipt(of) }} />,
});

const turned = (name: 'known' | 'contradictory' | 'refused'): Cells[typeof name] => ({
  width: 144,
  align: 'right',
  render: (_, of) => <RejectedCount count={of[name]} answer={name} of={getReceipt(of)} />,
});

const amount = (name: Amount): Cells[Amount] => ({
  width: 132,
  align: 'right',
  render: (_, of) => <Figure of={of} name={name} />,
});

/** Cell renderers of the reconciliation. */
const DAY_CELLS: Cells = {
  day: { width: 170, render: (_, of) => <Day of={of} /> },
  events: count('events', 'events'),
  known: turned('known'),
  contradictory: turned('contradictory'),
  refused: turned('refused'),
  waitingEvents: count('waitingEvents', 'clarify'),
  sentAmount: amount('sentAmount'),
  bookedAmount: amount('bookedAmount'),
  waitingAmount: amount('waitingAmount'),
  returnedAmount: amount('returnedAmount'),
  reversedAmount: amount('reversedAmount'),
  notYetAmount: amount('notYetAmount'),
  contradictoryAmount: amount('contradictoryAmount'),
  difference: amount('difference'),
};

interface DaysChoiceProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (changes: Readonly<Record<'from' | 'to', string | undefined>>) => void;
}

/** Range of days, both included. */
function DaysChoice({ from, to, onChange }: DaysChoiceProps) {
  return (
    <>
      <SearchDayField label="lender.field.from" value={from} onChange={(day) => onChange({ from: day, to })} />
      <SearchDayField label="lender.field.to" value={to} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}

/** Sum of all days of a currency. */
type DayTotal = Omit<LenderDay, 'day' | 'handleType'>;

/** Removes the floating-point error of adding decimals; no currency has more than four. */
const sum = (days: readonly LenderDay[], name: Exclude<keyof DayTotal, 'currency'>): number =>
  Number(days.reduce((total, day) => total + day[name], 0).toFixed(4));

const sumOfCurrency = (currency: string, days: readonly LenderDay[]): DayTotal => ({
  currency,
  events: sum(days, 'events'),
  known: sum(days, 'known'),
  contradictory: sum(days, 'contradictory'),
  refused: sum(days, 'refused'),
  waitingEvents: sum(days, 'waitingEvents'),
  sentAmount: sum(days, 'sentAmount'),
  bookedAmount: sum(days, 'bookedAmount'),
  waitingAmount: sum(days, 'waitingAmount'),
  returnedAmount: sum(days, 'returnedAmount'),
  reversedAmount: sum(days, 'reversedAmount'),
  notYetAmount: sum(days, 'notYetAmount'),
  contradictoryAmount: sum(days, 'contradictoryAmount'),
  difference: sum(days, 'difference'),
});

/** Returns the totals of the days, one for each currency. */
const sumDays = (days: readonly LenderDay[]): readonly DayTotal[] =>
  [...new Set(days.map(({ currency }) => currency))].map((currency) =>
    sumOfCurrency(
      currency,
      days.filter((day) => day.currency === currency),
    ),
  );

type Column = ScreenColumn<typeof LENDER_DAY_LIST>;

const COUNTS: readonly Count[] = ['events', 'known', 'contradictory', 'refused', 'waitingEvents'];

const isCount = (name: Column): name is Count => COUNTS.some((each) => each === name);

/** Shows the totals of all days, one row for each currency. */
const showTotals = (answer: { readonly days: readonly LenderDay[] } | undefined) => (columns: readonly Column[]) =>
  sumDays(answer?.days ?? []).map((total) => (
    <Table.Summary.Row key={total.currency}>
      {columns.map((name, index) => (
        <Table.Summary.Cell key={name} index={index} align={name === 'day' ? 'left' : 'right'}>
          <strong>
            <Total of={total} name={name} />
          </strong>
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  ));

function Total({ of, name }: { readonly of: DayTotal; readonly name: Column }) {
  if (name === 'day') return <FormattedMessage id="lender.days.total" values={{ currency: of.currency }} />;
  return isCount(name) ? <FormattedNumber value={of[name]} /> : <Figure of={of} name={name} />;
}

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
      <LenderHint>
        <FormattedMessage id="lender.days.hint" values={{ most: RECONCILED_DAYS_MAX }} />
      </LenderHint>
      <ListTable
        list={LENDER_DAY_LIST}
        cells={DAY_CELLS}
        fixed="day"
        keeping={useSavedListSettings('lenderDays')}
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
