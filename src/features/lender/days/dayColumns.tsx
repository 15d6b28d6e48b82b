import { LENDER_HANDLE } from '@/contract/codes/lenderHandle';
import type { LenderDay } from '@/contract/entities/lender';
import { titleOf } from '@/contract/lists/listDescription';
import { LENDER_DAY_LIST } from '@/contract/lists/lenderDayList';
import { useLanguage } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/CodeLabel';
import { CalendarDay } from '@/ui/DateTime';
import { Money } from '@/ui/Money';
import { Aside } from '@/ui/screenLayout';
import type { PagedColumn } from '@/ui/tableQuery';
import { FormattedNumber } from 'react-intl';

import * as styles from '../lender.module.css';
import { Stack } from '../styled';

type Count = 'events' | 'known' | 'contradictory' | 'refused' | 'waitingEvents';
type Amount =
  | 'sentAmount'
  | 'bookedAmount'
  | 'waitingAmount'
  | 'returnedAmount'
  | 'reversedAmount'
  | 'notYetAmount'
  | 'contradictoryAmount'
  | 'difference';

const COUNTS: readonly Count[] = ['events', 'known', 'contradictory', 'refused', 'waitingEvents'];
const AMOUNTS: readonly Amount[] = [
  'sentAmount',
  'bookedAmount',
  'waitingAmount',
  'returnedAmount',
  'reversedAmount',
  'notYetAmount',
  'contradictoryAmount',
  'difference',
];

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

/** The columns of the reconciliation. */
export function useDayColumns(): PagedColumn<LenderDay>[] {
  const language = useLanguage();
  const title = (name: string): string => titleOf(LENDER_DAY_LIST, name, language);
  const counts = COUNTS.map((name): PagedColumn<LenderDay> => ({
    key: name,
    title: title(name),
    width: 124,
    align: 'right',
    render: (_, of) => <FormattedNumber value={of[name]} />,
  }));
  const amounts = AMOUNTS.map((name): PagedColumn<LenderDay> => ({
    key: name,
    title: title(name),
    width: 116,
    align: 'right',
    render: (_, of) => <Figure of={of} name={name} />,
  }));
  return [{ key: 'day', title: title('day'), width: 170, render: (_, of) => <Day of={of} /> }, ...counts, ...amounts];
}
