import type { HolidayCountry } from '@/contract/codes/holidayCountry';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { getCountry } from '@/contract/law/countryHolidays';
import { useCurrentUser } from '@/ui/currentUser';

/** The country in whose zone the institution lies; undefined: nobody knows its holidays. */
export function useHolidayCountry(): HolidayCountry | undefined {
  const timeZone = useCurrentUser()?.timeZone;
  return timeZone ? getCountry(ALL_PACKS, timeZone) : undefined;
}
