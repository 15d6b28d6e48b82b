import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { QUEUE_TYPE } from '@/contract/codes/queueCodes';
import { useLocale } from '@/i18n/languageContext';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { useQueueList } from './useQueueList';

/** All queues, the automatic or the manual ones; found by code or name. */
export function QueueSearch({ list: { query, change } }: { readonly list: ReturnType<typeof useQueueList> }) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const [text, setText] = useState(query.text ?? '');
  const types = getCodeValues(QUEUE_TYPE).map((code) => ({
    value: code,
    label: getCodeLabel(QUEUE_TYPE, code, language),
  }));
  return (
    <SearchBar
      label={formatMessage({ id: 'queues.search' })}
      onSearch={() => change({ text: text.trim() })}
      onClear={() => {
        setText('');
        change({ text: undefined, type: undefined });
      }}
    >
      <Radio.Group
        aria-label={formatMessage({ id: 'queues.type' })}
        optionType="button"
        value={query.type ?? ''}
        onChange={({ target }) => change({ type: String(target.value) })}
        options={[{ value: '', label: formatMessage({ id: 'queues.type.all' }) }, ...types]}
      />
      <SearchField htmlFor={id} label={formatMessage({ id: 'queues.text' })}>
        <Input id={id} value={text} onChange={({ target }) => setText(target.value)} allowClear autoComplete="off" />
      </SearchField>
    </SearchBar>
  );
}
