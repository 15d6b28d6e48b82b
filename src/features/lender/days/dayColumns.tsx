import { LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import type { LenderDay } from '@/contract/entities/lender/lender';
import type { LENDER_DAY_LIST } from '@/contract/lists/lenderLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { Money } from '@/ui/format/Money';
import { SecondaryText } from '@/ui/screen/screenLayout';

import { CountLink } from '../CountLink';
import * as styles from '../lender.module.css';
import { Stack } from '../styled';
import { TurnedCount } from '../TurnedCount';

type Cells = ListCells<typeof LENDER_DAY_LIST, LenderDay>;
/** Columns with a number of rows. */
export type Count = 'events' | 'known' | 'contradictory' | 'refused' | 'waitingEvents';
type Amount = Exclude<keyof Cells, Count | 'day'>;

const Day = ({ of }: { readonly of: LenderDay }) => (
  <Stack>
    <CalendarDay at={of.day} />
    <SecondaryText>
      <CodeLabel table={LENDER_HANDLE} code={of.handleType} /> · {of.currency}
    </SecondaryText>
  </Stack>
);

interface FigureProps {
  readonly of: Pick<LenderDay, Amount | 'currency'>;
  readonly name: Amount;
}

/** Highlights a difference, which would be unaccounted money. */
export const Figure = ({ of, name }: FigureProps) => (
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
  render: (_, of) => <TurnedCount count={of[name]} answer={name} of={getReceipt(of)} />,
});

const amount = (name: Amount): Cells[Amount] => ({
  width: 132,
  align: 'right',
  render: (_, of) => <Figure of={of} name={name} />,
});

/** Cell renderers of the reconciliation. */
export const DAY_CELLS: Cells = {
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
