import type { MessageId } from '@/i18n/messageIds';
import { DayInput } from '@/ui/dates/DayInput';
import { SearchField } from '@/ui/list/SearchBar';
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

/** A calendar day. */
export function SearchDayField({ label, value, onChange }: FieldProps) {
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
