import { SearchBar, SearchField } from '@/ui/SearchBar';
import { usePhoneSearch } from '@/ui/usePhoneSearch';
// By path: the index brings one-time codes, text areas and passwords along.
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { SEARCHES } from './caseFilters';
import type { useCaseQuery } from './useCaseQuery';

interface CaseSearchProps {
  readonly list: ReturnType<typeof useCaseQuery>;
}

type Texts = Readonly<Partial<Record<(typeof SEARCHES)[number]['name'], string>>>;

const textsOf = (query: CaseSearchProps['list']['query']): Texts =>
  Object.fromEntries(SEARCHES.map(({ name }) => [name, query[name] ?? '']));

/** Search by user id, customer name, loan id and phone (CL-02). A new address, as after 'back', fills the fields again. */
export function CaseSearch(props: CaseSearchProps) {
  const texts = textsOf(props.list.query);
  return <Fields key={JSON.stringify(texts)} start={texts} {...props} />;
}

function Fields({ start, list: { change, clear } }: CaseSearchProps & { readonly start: Texts }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState(start);
  const hint = formatMessage({ id: 'cases.phone.hint' });
  const { isTooShort, search } = usePhoneSearch(() => change(texts), texts.borrowerPhone);
  const clearAll = () => {
    setTexts({});
    clear();
  };
  return (
    <SearchBar label={formatMessage({ id: 'cases.search' })} onSearch={search} onClear={clearAll}>
      {SEARCHES.map(({ name, label }) => (
        <SearchField
          key={name}
          htmlFor={id + name}
          label={formatMessage({ id: label })}
          fault={name === 'borrowerPhone' && isTooShort ? hint : undefined}
        >
          <Input
            id={id + name}
            value={texts[name] ?? ''}
            onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
            {...(name === 'borrowerPhone' && {
              inputMode: 'tel',
              placeholder: hint,
              'aria-invalid': isTooShort,
              status: isTooShort ? 'error' : '',
            })}
            allowClear
            autoComplete="off"
          />
        </SearchField>
      ))}
    </SearchBar>
  );
}
