import { type CodeTable, getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { RemoteSelect } from './RemoteSelect';
import { SearchField } from '../list/SearchBar';

interface CodeFieldProps {
  readonly label: MessageId;
  readonly table: CodeTable;
  readonly value: string | undefined;
  readonly onChange: (code: string | undefined) => void;
}

/** Searches for one code of a table, or for all. */
export function CodeField({ label, table, value, onChange }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const text = formatMessage({ id: label });
  return (
    <SearchField label={text} htmlFor={id}>
      <RemoteSelect
        id={id}
        label={text}
        value={value}
        onChange={onChange}
        options={getCodeValues(table).map((code) => ({ value: code, label: getCodeLabel(table, code, language) }))}
      />
    </SearchField>
  );
}
