import { SearchBar, SearchField } from '@/ui/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { AGING_SEARCHES, type AgingTexts } from './useAgingQuery';

interface AgingSearchProps {
  readonly query: AgingTexts;
  readonly onSearch: (texts: AgingTexts) => void;
}

const NOTHING: AgingTexts = Object.fromEntries(AGING_SEARCHES.map((name) => [name, undefined]));

/** Search by user id, customer name and phone. */
export function AgingSearch({ query, onSearch }: AgingSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState<AgingTexts>(query);
  return (
    <SearchBar
      label={formatMessage({ id: 'aging.search' })}
      onSearch={() => onSearch(Object.fromEntries(AGING_SEARCHES.map((name) => [name, texts[name]])))}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      {AGING_SEARCHES.map((name) => (
        <SearchField key={name} htmlFor={id + name} label={formatMessage({ id: `aging.${name}` })}>
          <Input
            id={id + name}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            allowClear
            autoComplete="off"
            {...(name === 'borrowerPhone' && {
              inputMode: 'tel',
              placeholder: formatMessage({ id: 'aging.phone.hint' }),
            })}
          />
        </SearchField>
      ))}
    </SearchBar>
  );
}
