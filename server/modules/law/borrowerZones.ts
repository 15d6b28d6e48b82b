import type { ZoneBasis } from '@/contract/law/contact';
import type { RulePack } from '@/contract/law/lawPack';
import { zonesOfNumber } from './numberZones';

/** What is known of where a borrower is. */
export interface Whereabouts {
  /** What the lender said: one time zone or several with blanks between them; null: nothing. */
  readonly said: string | null;
  /** The borrower's own numbers; where the lender said something they do not matter. */
  readonly numbers: readonly string[];
}

/** Where a contact has to be lawful. */
export interface KnownZones {
  readonly zones: readonly string[];
  readonly basis: ZoneBasis;
}

/** By which rules, and in which zone the institution lies: where nothing else is known. */
interface Place {
  readonly packs: readonly RulePack[];
  readonly timeZone: string;
}

/** The country of a pack without its state or city; the house's rules have none. */
const countriesOf = (packs: readonly RulePack[]): string[] => [
  ...new Set(packs.map(({ jurisdiction }) => jurisdiction.slice(0, 2)).filter((country) => country !== '*')),
];

/** The zones of all numbers; null: one of them says nothing. */
function zonesOfNumbers(numbers: readonly string[], packs: readonly RulePack[]): string[] | null {
  const countries = countriesOf(packs);
  const found = numbers.map((number) => zonesOfNumber(number, countries));
  return found.includes(null) ? null : [...new Set(found.flatMap((zones) => zones ?? []))];
}

function assumed({ packs, timeZone }: Place): string[] {
  const zones = [...new Set(packs.flatMap((pack) => pack.zones))];
  return zones.length > 0 ? zones : [timeZone];
}

/**
 * The zones in which a contact has to be lawful (LC-03): those that the lender said; else those of the borrower's numbers and of
 * the number that is called, together; where one of these says nothing, all of the packs.
 */
export function zonesFor({ said, numbers }: Whereabouts, called: string, place: Place): KnownZones {
  if (said !== null) return { zones: said.split(' '), basis: 'address' };
  const byNumber = zonesOfNumbers([...numbers, called], place.packs);
  return byNumber ? { zones: byNumber, basis: 'number' } : { zones: assumed(place), basis: 'assumed' };
}
