import { codesOf, type CodeTable, codeWords } from '@/contract/codes/codeTable';
import { useLanguage } from '@/i18n/languageContext';
import { RemoteSelect } from '@/ui/RemoteSelect';

import type { SelectFieldProps } from './selectField';

interface CodeSelectProps extends SelectFieldProps {
  readonly table: CodeTable;
}

/** A code of a table, in words; or any. */
export function CodeSelect({ table, label, id, value, onChange }: CodeSelectProps) {
  const language = useLanguage();
  const options = codesOf(table).map((code) => ({ value: code, label: codeWords(table, code, language) }));
  return (
    <RemoteSelect
      {...(id !== undefined && { id })}
      label={label}
      value={value}
      onChange={(code) => onChange?.(code)}
      options={options}
    />
  );
}
