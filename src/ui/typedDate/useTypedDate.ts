import { DAY_MS } from '@/contract/duration';
import { getServerNow } from '@/browser/server/serverClock';
import { getMoment } from '@/contract/getZoneOffset';
import { useLocale } from '@/i18n/languageContext';
import { useIntl } from 'react-intl';

import { getDayInZone, useInstitutionZone } from '../dates/institutionDay';
import { toCalendarClock } from './calendarClock';
import { formatExampleDay, parseTypedDate } from './parseTypedDate';

/** A calendar day, or a point in time to the minute. */
export type TypedKind = 'day' | 'minute';

const STORED: Readonly<Record<TypedKind, RegExp>> = {
  day: /^\d{4}-\d{2}-\d{2}$/u,
  minute: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u,
};

/** Returns true if a field's value is a date in wire format, not a text that could not be parsed. */
export const isStoredDate = (value: string, kind: TypedKind): boolean =>
  STORED[kind].test(value) &&
  toCalendarClock(value).isValid() &&
  toCalendarClock(value).toISOString().startsWith(value.slice(0, 10));

interface TypedReader {
  readonly zone: string;
  /** Converts typed text to wire format, or undefined if it cannot be parsed. `clock` (HH:mm) is the default time of a day. */
  readonly read: (typed: string, clock: string) => string | undefined;
  /** Returns the error for an unreadable text, with a valid example. */
  readonly unreadable: () => string;
}

const EXAMPLE_CLOCK = '17:30';

/** Reads what is typed in the user's language and the institution's zone. */
export function useTypedDate(kind: TypedKind): TypedReader {
  const language = useLocale();
  const zone = useInstitutionZone();
  const { formatMessage } = useIntl();
  return {
    zone,
    read: (typed, clock) => {
      const found = parseTypedDate(typed, { language, today: getDayInZone(getServerNow(), zone) });
      if (!found || kind === 'day') return found?.day;
      return new Date(getMoment(`${found.day}T${found.clock ?? clock}`, zone)).toISOString();
    },
    unreadable: () => {
      const day = formatExampleDay(getDayInZone(getServerNow() + DAY_MS, zone), language);
      const example = kind === 'day' ? day : `${day} ${EXAMPLE_CLOCK}`;
      return formatMessage({ id: `date.unreadable.${kind}` }, { example });
    },
  };
}
