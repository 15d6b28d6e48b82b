import type { LenderDay } from '@/contract/entities/lender/lender';
import type { LENDER_DAY_LIST } from '@/contract/lists/lenderLists';
import type { ScreenColumn } from '@/contract/lists/listDescription';
import { Table } from 'antd';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { type Count, Figure } from './dayColumns';
import { type DayTotal, sumDays } from './sumDays';

type Column = ScreenColumn<typeof LENDER_DAY_LIST>;

const COUNTS: readonly Count[] = ['events', 'known', 'contradictory', 'refused', 'waitingEvents'];

const isCount = (name: Column): name is Count => COUNTS.some((each) => each === name);

/** Shows the totals of all days, one row for each currency. */
export const showTotals =
  (answer: { readonly days: readonly LenderDay[] } | undefined) => (columns: readonly Column[]) =>
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
