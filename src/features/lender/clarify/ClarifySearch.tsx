import { CLARIFICATION_STATE } from '@/contract/codes/clarificationState';
import { CLARIFY_REASON } from '@/contract/codes/clarifyReason';
import { SearchBar } from '@/ui/SearchBar';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { CodeField, TextField } from '../SearchFields';
import type { useLenderList } from '../useLenderList';

const NAMES = ['state', 'reasonCode', 'reference', 'loanId'] as const;

type Texts = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>;

interface ClarifySearchProps {
  readonly list: Pick<ReturnType<typeof useLenderList>, 'change'> & { readonly query: Texts };
  readonly isSearching: boolean;
}

const NOTHING: Texts = Object.fromEntries(NAMES.map((name) => [name, undefined]));

/** Search by what has become of it, why it waits, reference and loan. */
export function ClarifySearch({ list, isSearching }: ClarifySearchProps) {
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
      <CodeField
        label="lender.field.state"
        table={CLARIFICATION_STATE}
        {...field('state')}
        value={texts.state ?? 'open'}
      />
      <CodeField label="lender.field.reason" table={CLARIFY_REASON} {...field('reasonCode')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <TextField label="lender.field.loan" {...field('loanId')} />
    </SearchBar>
  );
}
