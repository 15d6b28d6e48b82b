import { getServerNow } from '@/browser/server/serverClock';
import { getClockTime } from '@/contract/getZoneOffset';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/**
 * Converts a zone's clock time to a calendar value without a zone, so that the browser's zone shifts nothing. `wall` is YYYY-MM-DD[THH:mm].
 */
export const toCalendarClock = (wall: string): Dayjs => dayjs.utc(wall);

/** Returns the clock time of a zone at a moment, to the minute. */
export const formatCalendarClock = (time: number | Date, zone: string): string =>
  getClockTime(time, zone).slice(0, 16).replace(' ', 'T');

let calendarZone: string | undefined;

// Calendars take their present time from `tz()` of dayjs where there is one (@rc-component/picker, generate/dayjs).
dayjs.extend((_, Dayjs) => {
  Object.assign(Dayjs.prototype, {
    tz: (): Dayjs =>
      calendarZone === undefined ? dayjs() : toCalendarClock(formatCalendarClock(getServerNow(), calendarZone)),
  });
});

/** Makes calendars mark the zone's current day. Like the language, it is a single setting for the whole page. */
export const setCalendarZone = (zone: string): void => {
  calendarZone = zone;
};
