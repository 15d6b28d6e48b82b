import { getServerNow } from '@/browser/server/serverClock';
import { isTimeZone } from '@/contract/rules';
import { getClockTime } from '@/contract/getZoneOffset';
import { useSyncExternalStore } from 'react';

import { useCurrentUser } from '../screen/currentUser';
import { getBrowserTimeZone } from './getBrowserTimeZone';

/** Maximum delay until midnight is noticed, in milliseconds. */
const LOOK_MS = 30_000;

function onceInAWhile(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** The calendar day of a moment in a zone, YYYY-MM-DD; of the browser's own without one. */
export const getDayInZone = (time: Date | number, timeZone: string = getBrowserTimeZone()): string =>
  getClockTime(time, timeZone).slice(0, 10);

/** The institution's zone by its IANA name; the browser's own where the server sends none. */
export function useInstitutionZone(): string {
  const timeZone = useCurrentUser()?.timeZone ?? undefined;
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : getBrowserTimeZone();
}

/**
 * Returns the date at the institution by the server's clock (YYYY-MM-DD), independent of the browser's zone. Updates at midnight while a
 * screen is open.
 */
export function useInstitutionDate(): string {
  const timeZone = useInstitutionZone();
  return useSyncExternalStore(onceInAWhile, () => getDayInZone(getServerNow(), timeZone));
}
