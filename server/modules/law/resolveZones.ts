import type { ZoneBasis } from '@/contract/law/contact';
import type { RulePack } from '@/contract/law/lawPack';
import { findNumberZones } from './numberZones';

/** Known information about the location of a borrower. */
export interface ZoneHints {
  /** Time zones from the lender: one, or several separated by blanks; null if unknown. */
  readonly said: string | null;
  /** The borrower's own numbers; ignored if the lender named a time zone. */
  readonly numbers: readonly string[];
}

/** Time zones in which a contact has to be lawful. */
export interface BorrowerZones {
  readonly zones: readonly string[];
  readonly basis: ZoneBasis;
}

/** Applicable rule packs, and the institution's time zone as the fallback. */
interface BorrowerZonesLocation {
  readonly packs: readonly RulePack[];
  readonly timeZone: string;
}

/** Returns the countries of the packs without state or city; `PRODUCT_PACK` has none. */
const listCountries = (packs: readonly RulePack[]): string[] => [
  ...new Set(packs.map(({ jurisdiction }) => jurisdiction.slice(0, 2)).filter((country) => country !== '*')),
];

/** Returns the zones of all numbers; null if one of them has no known zone. */
function zonesOfNumbers(numbers: readonly string[], packs: readonly RulePack[]): string[] | null {
  const countries = listCountries(packs);
  const found = numbers.map((number) => findNumberZones(number, countries));
  return found.includes(null) ? null : [...new Set(found.flatMap((zones) => zones ?? []))];
}

function assumed({ packs, timeZone }: BorrowerZonesLocation): string[] {
  const zones = [...new Set(packs.flatMap((pack) => pack.zones))];
  return zones.length > 0 ? zones : [timeZone];
}

/**
 * Returns the time zones in which a contact has to be lawful (LC-03). The lender's zones take precedence, then those of the
 * borrower's numbers and the called number together. If one of the numbers has no known zone, all zones of the packs apply.
 */
export function resolveZones(
  { said, numbers }: ZoneHints,
  called: string,
  place: BorrowerZonesLocation,
): BorrowerZones {
  if (said !== null) return { zones: said.split(' '), basis: 'address' };
  const byNumber = zonesOfNumbers([...numbers, called], place.packs);
  return byNumber ? { zones: byNumber, basis: 'number' } : { zones: assumed(place), basis: 'assumed' };
}
