import type { OpenHours } from '../lawPack';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];
const WORKDAYS_AND_SATURDAY = [1, 2, 3, 4, 5, 6];

/** Returns the same hours for all days of the week, hh:mm. */
export const createDailyOpening = (from: string, to: string): OpenHours[] => [{ days: EVERY_DAY, from, to }];

/** Hours from Monday to Friday. */
export const createWorkdayOpening = (from: string, to: string): OpenHours => ({ days: WORKDAYS, from, to });

/** Hours from Monday to Saturday. */
export const createMondayToSaturdayOpening = (from: string, to: string): OpenHours[] => [
  { days: WORKDAYS_AND_SATURDAY, from, to },
];

/** Hours of Saturdays. */
export const createSaturdayOpening = (from: string, to: string): OpenHours => ({ days: [6], from, to });
