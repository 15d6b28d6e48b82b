import { serverNow } from '@/browser/serverClock';
import { clockIn } from '@/contract/zoneOffset';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** What a zone's clock shows, as calendars take it: without a zone, so that the browser's own moves nothing. `wall` is YYYY-MM-DD[THH:mm]. */
export const toWall = (wall: string): Dayjs => dayjs.utc(wall);

/** What a zone's clock shows at a moment, to the minute. */
export const wallAt = (time: number | Date, zone: string): string => clockIn(time, zone).slice(0, 16).replace(' ', 'T');

let calendarZone: string | undefined;

// Calendars take their present time from `tz()` of dayjs where there is one (@rc-component/picker, generate/dayjs).
dayjs.extend((_, Dayjs) => {
  Object.assign(Dayjs.prototype, {
    tz: (): Dayjs => (calendarZone === undefined ? dayjs() : toWall(wallAt(serverNow(), calendarZone))),
  });
});

/** Makes calendars mark the zone's day as today. They read it from one place for the whole page, as their language. */
export const setCalendarZone = (zone: string): void => {
  calendarZone = zone;
};
