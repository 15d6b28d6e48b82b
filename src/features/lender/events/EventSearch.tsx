import { LENDER_EVENT_KIND } from '@/contract/codes/lenderEventKind';
import { LENDER_EVENT_STATE } from '@/contract/codes/lenderEventState';
import { SearchBar } from '@/ui/SearchBar';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { CodeField, DayField, TextField } from '../SearchFields';
import type { useLenderList } from '../useLenderList';

const NAMES = ['kind', 'state', 'reference', 'loanId', 'from', 'to'] as const;

type Texts = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>;

interface EventSearchProps {
  readonly list: Pick<ReturnType<typeof useLenderList>, 'change'> & { readonly query: Texts };
  readonly isSearching: boolean;
}

const NOTHING: Texts = Object.fromEntries(NAMES.map((name) => [name, undefined]));

/** Search by kind, state, reference, loan and the days on which it was received. */
export function EventSearch({ list, isSearching }: EventSearchProps) {
  const { formatMessage } = useIntl();
  const [texts, setTexts] = useState<Texts>(list.query);
  const field = (name: (typeof NAMES)[number]) => ({
    value: texts[name],
    onChange: (value: string | undefined) => setTexts({ ...texts, [name]: value }),
  });
  return (
    <SearchBar
      label={formatMessage({ id: 'lender.search' })}
      isSearching={isSearching}
      onSearch={() => list.change(Object.fromEntries(NAMES.map((name) => [name, texts[name]])))}
      onClear={() => {
        setTexts(NOTHING);
        list.change(NOTHING);
      }}
    >
      <CodeField label="lender.field.kind" table={LENDER_EVENT_KIND} {...field('kind')} />
      <CodeField label="lender.field.state" table={LENDER_EVENT_STATE} {...field('state')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <TextField label="lender.field.loan" {...field('loanId')} />
      <DayField label="lender.field.from" {...field('from')} />
      <DayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}
