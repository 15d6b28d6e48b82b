import type { HolidayCountry } from '@/contract/codes/lawCodes';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { getCountry } from '@/contract/law/countryHolidays';
import { useCurrentUser } from '@/ui/screen/currentUser';

/** Returns the country of the institution's time zone; undefined if its holidays are unknown. */
export function useHolidayCountry(): HolidayCountry | undefined {
  const timeZone = useCurrentUser()?.timeZone;
  return timeZone ? getCountry(ALL_PACKS, timeZone) : undefined;
}
