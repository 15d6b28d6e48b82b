import { type CodeTable, codeValues, codeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { DayInput } from '@/ui/DayInput';
import { RemoteSelect } from '@/ui/RemoteSelect';
import { SearchField } from '@/ui/SearchBar';
import { Input } from 'antd';
import { useId } from 'react';
import { useIntl } from 'react-intl';

interface FieldProps {
  readonly label: MessageId;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A text that is searched for as a whole. */
export function TextField({ label, value, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <SearchField label={formatMessage({ id: label })} htmlFor={id}>
      <Input
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        allowClear
        autoComplete="off"
      />
    </SearchField>
  );
}

/** One code of a table, or all. */
export function CodeField({ label, value, onChange, table }: FieldProps & { readonly table: CodeTable }) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const id = useId();
  const words = formatMessage({ id: label });
  return (
    <SearchField label={words} htmlFor={id}>
      <RemoteSelect
        id={id}
        label={words}
        value={value}
        onChange={onChange}
        options={codeValues(table).map((code) => ({ value: code, label: codeLabel(table, code, language) }))}
      />
    </SearchField>
  );
}

/** A calendar day. */
export function DayField({ label, value, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const words = formatMessage({ id: label });
  return (
    <SearchField label={words} htmlFor={id}>
      <DayInput
        id={id}
        label={words}
        placeholder={formatMessage({ id: 'lender.day.placeholder' })}
        {...(value !== undefined && { value })}
        onChange={onChange}
      />
    </SearchField>
  );
}
