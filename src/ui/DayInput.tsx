import { DatePicker } from 'antd';
import dayjs from 'dayjs';

import { useCalendarLanguage } from './useCalendarLanguage';
import { useDayFormat } from './useDayFormat';

const DAY = 'YYYY-MM-DD';

interface DayInputProps {
  readonly label: string;
  readonly placeholder: string;
  /** YYYY-MM-DD; given by the form's field, as is what follows. */
  readonly value?: string;
  readonly onChange?: (day: string | undefined) => void;
  readonly id?: string;
}

/** A calendar day. */
export function DayInput({ label, placeholder, value, onChange, id }: DayInputProps) {
  useCalendarLanguage();
  const format = useDayFormat();
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      aria-label={label}
      placeholder={placeholder}
      format={format}
      value={value ? dayjs(value, DAY) : null}
      onChange={(chosen) => onChange?.(chosen?.format(DAY))}
      style={{ width: '100%' }}
    />
  );
}
