import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { usePhoneSearch } from '@/ui/list/usePhoneSearch';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { AGING_SEARCHES, type AgingSearchTexts } from './useAgingQuery';

interface AgingSearchProps {
  readonly query: AgingSearchTexts;
  readonly onSearch: (texts: AgingSearchTexts) => void;
}

const NOTHING: AgingSearchTexts = Object.fromEntries(AGING_SEARCHES.map((name) => [name, undefined]));

/** Search by user id, customer name and phone. */
export function AgingSearch({ query, onSearch }: AgingSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState<AgingSearchTexts>(query);
  const hint = formatMessage({ id: 'aging.phone.hint' });
  const { isTooShort, search } = usePhoneSearch(
    () => onSearch(Object.fromEntries(AGING_SEARCHES.map((name) => [name, texts[name]]))),
    texts.borrowerPhone,
  );
  return (
    <SearchBar
      label={formatMessage({ id: 'aging.search' })}
      onSearch={search}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      {AGING_SEARCHES.map((name) => (
        <SearchField
          key={name}
          htmlFor={id + name}
          label={formatMessage({ id: `aging.${name}` })}
          fault={name === 'borrowerPhone' && isTooShort ? hint : undefined}
        >
          <Input
            id={id + name}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            allowClear
            autoComplete="off"
            {...(name === 'borrowerPhone' && {
              inputMode: 'tel',
              placeholder: hint,
              'aria-invalid': isTooShort,
              status: isTooShort ? 'error' : '',
            })}
          />
        </SearchField>
      ))}
    </SearchBar>
  );
}
