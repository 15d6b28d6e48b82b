import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { useLocale } from '@/i18n/languageContext';
import { DayInput } from '@/ui/dates/DayInput';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

/** Filters of the login logs in the address. */
export interface LoginLogFilter {
  readonly name?: string | undefined;
  readonly outcome?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface LoginLogSearchProps {
  readonly query: LoginLogFilter;
  readonly hasName: boolean;
  readonly onSearch: (filter: LoginLogFilter) => void;
}

const NOTHING: LoginLogFilter = { name: undefined, outcome: undefined, from: undefined, to: undefined };

/** User, outcome and days; choosing searches at once, a name with Enter. */
export function LoginLogSearch({ query, hasName, onSearch }: LoginLogSearchProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const [name, setName] = useState(query.name ?? '');
  const outcomes = getCodeValues(SIGN_IN_RESULT).map((code) => ({
    value: code,
    label: getCodeLabel(SIGN_IN_RESULT, code, language),
  }));
  return (
    <SearchBar
      label={formatMessage({ id: 'users.logs.search' })}
      onSearch={() => onSearch({ name: name.trim() })}
      onClear={() => onSearch(NOTHING)}
    >
      {hasName && (
        <SearchField htmlFor={`${id}name`} label={formatMessage({ id: 'users.filter.name' })}>
          <Input id={`${id}name`} value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        </SearchField>
      )}
      <SearchField htmlFor={`${id}outcome`} label={formatMessage({ id: 'users.logs.outcome' })}>
        <RemoteSelect
          id={`${id}outcome`}
          label={formatMessage({ id: 'users.logs.outcome' })}
          value={query.outcome}
          onChange={(outcome) => onSearch({ outcome })}
          options={outcomes}
        />
      </SearchField>
      {(['from', 'to'] as const).map((side) => (
        <SearchField key={side} htmlFor={id + side} label={formatMessage({ id: `users.logs.${side}` })}>
          <DayInput
            id={id + side}
            label={formatMessage({ id: `users.logs.${side}` })}
            placeholder={formatMessage({ id: 'users.logs.day' })}
            {...(query[side] !== undefined && { value: query[side] })}
            onChange={(day) => onSearch({ [side]: day })}
          />
        </SearchField>
      ))}
    </SearchBar>
  );
}
