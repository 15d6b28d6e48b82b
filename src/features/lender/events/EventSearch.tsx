import { LENDER_EVENT_KIND, LENDER_EVENT_STATE, LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { CodeField } from '@/ui/form/CodeField';
import { SearchBar } from '@/ui/list/SearchBar';
import { useIntl } from 'react-intl';

import { DayField, TextField } from '../SearchFields';
import { type SearchedList, useSearchTexts } from '../useSearchTexts';

const NAMES = ['kind', 'state', 'reference', 'loanId', 'handleType', 'from', 'to'] as const;

interface EventSearchProps {
  readonly list: SearchedList<(typeof NAMES)[number]>;
  readonly isSearching: boolean;
}

/** Search by kind, state, reference, loan, way and days of receipt. */
export function EventSearch({ list, isSearching }: EventSearchProps) {
  const { formatMessage } = useIntl();
  const { field, onSearch, onClear } = useSearchTexts(list, NAMES);
  return (
    <SearchBar
      label={formatMessage({ id: 'lender.search' })}
      isSearching={isSearching}
      onSearch={onSearch}
      onClear={onClear}
    >
      <CodeField label="lender.field.kind" table={LENDER_EVENT_KIND} {...field('kind')} />
      <CodeField label="lender.field.state" table={LENDER_EVENT_STATE} {...field('state')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <TextField label="lender.field.loan" {...field('loanId')} />
      <CodeField label="lender.field.handle" table={LENDER_HANDLE} {...field('handleType')} />
      <DayField label="lender.field.from" {...field('from')} />
      <DayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}
