import { DAY_MS, HOUR_MS } from '@/contract/duration';
import { getServerNow } from '@/browser/server/serverClock';
import { FormattedMessage, useIntl } from 'react-intl';

import { getDayInZone, useInstitutionZone } from './institutionDay';
import { formatCalendarClock } from '../typedDate/calendarClock';
import { TypedField, type TypedFieldProps } from '../typedDate/TypedField';
import { formatZonePlace } from './getZoneDifference';

const MORNING = '09:00';
const END_OF_DAY = '23:59';

/** A preset time: hours from now, or the morning or end of a day ahead. */
export type TimePreset = { readonly label: string } & (
  { readonly hours: number } | { readonly days: number } | { readonly endOfDays: number }
);

interface TimeFieldProps extends TypedFieldProps {
  readonly presets: readonly TimePreset[];
  /** Days ahead that can be chosen. */
  readonly daysAhead: number;
  /** Time of day that applies to a date typed without a time. */
  readonly dayMeans: 'morning' | 'end';
}

const dayAfter = (days: number, zone: string): string =>
  new Date(Date.parse(getDayInZone(getServerNow(), zone)) + days * DAY_MS).toISOString().slice(0, 10);

function getWall(preset: TimePreset, zone: string): string {
  if ('hours' in preset) return formatCalendarClock(getServerNow() + preset.hours * HOUR_MS, zone);
  if ('endOfDays' in preset) return `${dayAfter(preset.endOfDays, zone)}T${END_OF_DAY}`;
  return `${dayAfter(preset.days, zone)}T${MORNING}`;
}

/** A point in time ahead, to the minute, in the institution's time zone, which is shown; its value is ISO 8601. */
export function TimeField({ presets, daysAhead, dayMeans, ...field }: TimeFieldProps) {
  const zone = useInstitutionZone();
  const { locale } = useIntl();
  return (
    <TypedField
      {...field}
      kind="minute"
      clock={dayMeans === 'end' ? END_OF_DAY : MORNING}
      presets={presets.map((preset) => ({ label: preset.label, wall: () => getWall(preset, zone) }))}
      firstDay={dayAfter(0, zone)}
      lastDay={dayAfter(daysAhead, zone)}
      extra={<FormattedMessage id="date.zone" values={{ place: formatZonePlace(zone, locale) }} />}
    />
  );
}
