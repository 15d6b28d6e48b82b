import { codeValues, type CodeTable, codeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { useAllowClear } from '@/ui/form/useAllowClear';
import { Select } from 'antd';
import { useIntl } from 'react-intl';

import type { SelectFieldProps } from './selectField';

interface CodeSelectProps extends SelectFieldProps {
  readonly table: CodeTable;
}

function useCodeOptions(table: CodeTable) {
  const language = useLocale();
  return codeValues(table).map((code) => ({ value: code, label: codeLabel(table, code, language) }));
}

/** A code of a table, in words; or any. */
export function CodeSelect({ table, label, id, value, onChange }: CodeSelectProps) {
  const options = useCodeOptions(table);
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

/** Codes of a table, in words; none means any. The value is as the address has it, with commas. */
export function CodesSelect({ table, label, id, value, onChange }: CodeSelectProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  return (
    <Select<string[]>
      {...(id !== undefined && { id })}
      mode="multiple"
      aria-label={label}
      value={value ? value.split(',') : []}
      placeholder={formatMessage({ id: 'select.all' })}
      allowClear={clearable}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      options={useCodeOptions(table)}
      notFoundContent={formatMessage({ id: 'state.empty' })}
      onChange={(codes) => onChange?.(codes.join(',') || undefined)}
      style={{ width: '100%' }}
    />
  );
}
