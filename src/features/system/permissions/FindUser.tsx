import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface FindUserProps {
  readonly name: string | undefined;
  readonly isOwnOnly: boolean;
  readonly isSearching: boolean;
  readonly onChange: (changes: Record<string, string | undefined>) => void;
}

/** Searches users by a part of their name, or only those with individual permissions. */
export function FindUser({ name, isOwnOnly, isSearching, onChange }: FindUserProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useState(name ?? '');
  return (
    <SearchBar
      label={formatMessage({ id: 'permissions.find' })}
      isSearching={isSearching}
      onSearch={() => onChange({ name: text.trim() })}
      onClear={() => {
        write('');
        onChange({ name: undefined, own: undefined });
      }}
    >
      <SearchField label={formatMessage({ id: 'permissions.user' })} htmlFor="permitted-name">
        <Input
          id="permitted-name"
          value={text}
          maxLength={FILTER_TEXT_MAX}
          onChange={({ target }) => write(target.value)}
        />
      </SearchField>
      <Checkbox checked={isOwnOnly} onChange={({ target }) => onChange({ own: target.checked ? 'true' : undefined })}>
        <FormattedMessage id="permissions.ownOnly" />
      </Checkbox>
    </SearchBar>
  );
}
