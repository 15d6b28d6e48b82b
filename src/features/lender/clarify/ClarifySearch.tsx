import { CLARIFICATION_STATE, CLARIFY_REASON, LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { CodeField } from '@/ui/form/CodeField';
import { SearchBar } from '@/ui/list/SearchBar';
import { useIntl } from 'react-intl';

import { DayField, TextField } from '../SearchFields';
import { type SearchedList, useSearchTexts } from '../useSearchTexts';

const NAMES = ['state', 'reasonCode', 'reference', 'loanId', 'handleType', 'from', 'to'] as const;

interface ClarifySearchProps {
  readonly list: SearchedList<(typeof NAMES)[number]>;
  readonly isSearching: boolean;
}

/** Search by what has become of it, why it waits, reference, loan, way and days of receipt. */
export function ClarifySearch({ list, isSearching }: ClarifySearchProps) {
  const { formatMessage } = useIntl();
  const { field, onSearch, onClear } = useSearchTexts(list, NAMES);
  return (
    <SearchBar
      label={formatMessage({ id: 'lender.search' })}
      isSearching={isSearching}
      onSearch={onSearch}
      onClear={onClear}
    >
      <CodeField
        label="lender.field.state"
        table={CLARIFICATION_STATE}
        {...field('state')}
        value={field('state').value ?? 'open'}
      />
      <CodeField label="lender.field.reason" table={CLARIFY_REASON} {...field('reasonCode')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <TextField label="lender.field.loan" {...field('loanId')} />
      <CodeField label="lender.field.handle" table={LENDER_HANDLE} {...field('handleType')} />
      <DayField label="lender.field.from" {...field('from')} />
      <DayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}
