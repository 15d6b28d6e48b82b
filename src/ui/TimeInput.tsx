import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

import { useCalendarLanguage } from './useCalendarLanguage';
import { useMinuteFormat } from './useDayFormat';

const MORNING_HOUR = 9;

/** A time to choose with one click: so many hours from now, in the morning so many days from now, or at the end of that day. */
export type TimePreset = { readonly label: string } & (
  { readonly hours: number } | { readonly days: number } | { readonly endOfDays: number }
);

interface TimeInputProps {
  readonly label: string;
  /** What counts while it is empty. */
  readonly placeholder?: string;
  readonly presets: readonly TimePreset[];
  /** Days ahead that can be chosen. */
  readonly daysAhead: number;
  /** ISO 8601; given by the form's field, as is what follows. */
  readonly value?: string | null;
  readonly onChange?: (time: string | null) => void;
  readonly id?: string;
}

function timeOf(preset: TimePreset): Dayjs {
  if ('hours' in preset) return dayjs().add(preset.hours, 'hour').second(0).millisecond(0);
  if ('endOfDays' in preset) return dayjs().add(preset.endOfDays, 'day').endOf('day').second(0).millisecond(0);
  return dayjs().add(preset.days, 'day').startOf('day').hour(MORNING_HOUR);
}

/** A point in time ahead, to the minute, in the user's own time zone. */
export function TimeInput({ label, placeholder, presets, daysAhead, value, onChange, id }: TimeInputProps) {
  useCalendarLanguage();
  const format = useMinuteFormat();
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      aria-label={label}
      {...(placeholder !== undefined && { placeholder })}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format={format}
      presets={presets.map((preset) => ({ label: preset.label, value: () => timeOf(preset) }))}
      minDate={dayjs().startOf('day')}
      maxDate={dayjs().add(daysAhead, 'day')}
      value={value ? dayjs(value) : null}
      onChange={(chosen) => onChange?.(chosen?.toISOString() ?? null)}
      style={{ width: '100%' }}
    />
  );
}
