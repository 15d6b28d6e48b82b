import { DayInput } from '@/ui/dates/DayInput';
import { SearchField } from '@/ui/list/SearchBar';
import { useId } from 'react';
import { useIntl } from 'react-intl';

/** Calendar days of the institution, both included. */
export interface MonitoringPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface PeriodFieldsProps {
  readonly period: MonitoringPeriod;
  readonly onChange: (period: MonitoringPeriod) => void;
}

/** Fields for the start and the end of a period. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (['from', 'to'] as const).map((end) => {
    const label = formatMessage({ id: `monitoring.${end}` });
    const value = period[end];
    return (
      <SearchField key={end} label={label} htmlFor={id + end}>
        <DayInput
          id={id + end}
          label={label}
          placeholder={formatMessage({ id: 'monitoring.day.placeholder' })}
          {...(value !== undefined && { value })}
          onChange={(day) => onChange({ ...period, [end]: day })}
        />
      </SearchField>
    );
  });
}
