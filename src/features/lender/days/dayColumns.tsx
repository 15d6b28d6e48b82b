import { LENDER_HANDLE } from '@/contract/codes/lenderHandle';
import type { LenderDay } from '@/contract/entities/lender';
import type { LENDER_DAY_LIST } from '@/contract/lists/lenderDayList';
import { CodeLabel } from '@/ui/CodeLabel';
import { CalendarDay } from '@/ui/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { Money } from '@/ui/Money';
import { Aside } from '@/ui/screenLayout';
import { FormattedNumber } from 'react-intl';

import * as styles from '../lender.module.css';
import { Stack } from '../styled';
import { TurnedCount } from '../TurnedCount';

type Cells = ListCells<typeof LENDER_DAY_LIST, LenderDay>;
type Count = 'events' | 'known' | 'contradictory' | 'refused' | 'waitingEvents';
type Amount = Exclude<keyof Cells, Count | 'day'>;

const Day = ({ of }: { readonly of: LenderDay }) => (
  <Stack>
    <CalendarDay at={of.day} />
    <Aside>
      <CodeLabel table={LENDER_HANDLE} code={of.handleType} /> · {of.currency}
    </Aside>
  </Stack>
);

/** A difference would be money that is nowhere: it must not be overlooked. */
const Figure = ({ of, name }: { readonly of: LenderDay; readonly name: Amount }) => (
  <span className={name === 'difference' && of.difference !== 0 ? styles['wrong'] : undefined}>
    <Money amount={of[name]} currency={of.currency} />
  </span>
);

const count = (name: Count): Cells[Count] => ({
  width: 144,
  align: 'right',
  render: (_, of) => <FormattedNumber value={of[name]} />,
});

const turned = (name: 'known' | 'contradictory' | 'refused'): Cells[typeof name] => ({
  width: 144,
  align: 'right',
  render: (_, { day, handleType, ...of }) => (
    <TurnedCount count={of[name]} answer={name} of={{ handleType, from: day, to: day }} />
  ),
});

const amount = (name: Amount): Cells[Amount] => ({
  width: 132,
  align: 'right',
  render: (_, of) => <Figure of={of} name={name} />,
});

/** How each column shows a day of the reconciliation. */
export const DAY_CELLS: Cells = {
  day: { width: 170, render: (_, of) => <Day of={of} /> },
  events: count('events'),
  known: turned('known'),
  contradictory: turned('contradictory'),
  refused: turned('refused'),
  waitingEvents: count('waitingEvents'),
  sentAmount: amount('sentAmount'),
  bookedAmount: amount('bookedAmount'),
  waitingAmount: amount('waitingAmount'),
  returnedAmount: amount('returnedAmount'),
  reversedAmount: amount('reversedAmount'),
  notYetAmount: amount('notYetAmount'),
  contradictoryAmount: amount('contradictoryAmount'),
  difference: amount('difference'),
};
