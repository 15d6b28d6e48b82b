import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

interface FindAnnouncementProps {
  readonly content: string | undefined;
  readonly onSearch: (content: string | undefined) => void;
}

/** Searches announcements by their text, in any language, or by the person they concern. */
export function FindAnnouncement({ content, onSearch }: FindAnnouncementProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, type] = useState(content ?? '');
  const text = typed.trim();
  const clear = (): void => {
    type('');
    onSearch(undefined);
  };
  return (
    <SearchBar
      label={formatMessage({ id: 'system.announcements.find' })}
      onSearch={() => onSearch(text === '' ? undefined : text)}
      onClear={clear}
    >
      <SearchField label={formatMessage({ id: 'system.announcements.find' })} htmlFor={id}>
        <Input id={id} maxLength={FILTER_TEXT_MAX} value={typed} onChange={({ target }) => type(target.value)} />
      </SearchField>
    </SearchBar>
  );
}
