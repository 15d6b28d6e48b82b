import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

import { useCalendarLanguage } from './useCalendarLanguage';

const MORNING_HOUR = 9;

/** A time to choose with one click: so many hours from now, or in the morning so many days from now. */
export type TimePreset = { readonly label: string } & ({ readonly hours: number } | { readonly days: number });

interface TimeInputProps {
  readonly label: string;
  readonly presets: readonly TimePreset[];
  /** Days ahead that can be chosen. */
  readonly daysAhead: number;
  /** ISO 8601; given by the form's field, as is what follows. */
  readonly value?: string | null;
  readonly onChange?: (time: string | null) => void;
  readonly id?: string;
}

const timeOf = (preset: TimePreset): Dayjs =>
  'hours' in preset
    ? dayjs().add(preset.hours, 'hour').second(0).millisecond(0)
    : dayjs().add(preset.days, 'day').startOf('day').hour(MORNING_HOUR);

/** A point in time ahead, to the minute, in the user's own time zone. */
export function TimeInput({ label, presets, daysAhead, value, onChange, id }: TimeInputProps) {
  useCalendarLanguage();
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      aria-label={label}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format="YYYY-MM-DD HH:mm"
      presets={presets.map((preset) => ({ label: preset.label, value: () => timeOf(preset) }))}
      minDate={dayjs().startOf('day')}
      maxDate={dayjs().add(daysAhead, 'day')}
      value={value ? dayjs(value) : null}
      onChange={(chosen) => onChange?.(chosen?.toISOString() ?? null)}
      style={{ width: '100%' }}
    />
  );
}
