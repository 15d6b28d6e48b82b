import { useManageUserOptionsQuery } from '@/api/endpoints/management/manageUserApi';
import { getCodeValues, getCodeLabel, type CodeTable } from '@/contract/codes/codeTable';
import { USER_STATUS } from '@/contract/codes/userCodes';
import { useLocale } from '@/i18n/languageContext';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { USER_FILTERS, type UserFilterTexts } from './useUserQuery';

interface UserSearchProps {
  readonly query: UserFilterTexts;
  readonly onSearch: (texts: UserFilterTexts) => void;
}

const NOTHING: UserFilterTexts = Object.fromEntries([...USER_FILTERS, 'attention'].map((name) => [name, undefined]));

const useCodeOptions = (table: CodeTable) => {
  const language = useLocale();
  return getCodeValues(table).map((code) => ({ value: code, label: getCodeLabel(table, code, language) }));
};

/** Name, group, queue and status (roles are among the figures above). A choice from a list searches at once, a name with Enter. */
export function UserSearch({ query, onSearch }: UserSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [name, setName] = useState(query.name ?? '');
  const options = useOptions();
  return (
    <SearchBar
      label={formatMessage({ id: 'users.search' })}
      onSearch={() => onSearch({ name: name.trim() })}
      onClear={() => {
        setName('');
        onSearch(NOTHING);
      }}
    >
      <SearchField htmlFor={`${id}name`} label={formatMessage({ id: 'users.filter.name' })}>
        <Input
          id={`${id}name`}
          value={name}
          onChange={({ target }) => setName(target.value)}
          allowClear
          autoComplete="off"
        />
      </SearchField>
      {options.map(({ field, list, isFailed, onRetry }) => (
        <SearchField key={field} htmlFor={id + field} label={formatMessage({ id: `users.filter.${field}` })}>
          <RemoteSelect
            id={id + field}
            label={formatMessage({ id: `users.filter.${field}` })}
            value={query[field]}
            onChange={(value) => onSearch({ name: name.trim(), [field]: value })}
            options={list}
            isFailed={isFailed}
            onRetry={onRetry}
          />
        </SearchField>
      ))}
    </SearchBar>
  );
}

/** The three selects with what they offer. */
function useOptions() {
  const { data, isError, refetch } = useManageUserOptionsQuery();
  const options = { isFailed: isError, onRetry: () => void refetch() };
  const known = { isFailed: false, onRetry: () => undefined };
  return [
    { field: 'groupId', list: data?.groups.map(({ id, name }) => ({ value: id, label: name })), ...options },
    {
      field: 'queueId',
      list: data?.queues.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` })),
      ...options,
    },
    { field: 'status', list: useCodeOptions(USER_STATUS), ...known },
  ] as const;
}
