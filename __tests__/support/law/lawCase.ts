import { Temporal } from 'temporal-polyfill';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import type { ContactCase, ContactIntent, FactPeriod, LawDecision, ContactRecord } from '@/contract/law/contact';
import { decideContact } from '@/contract/law/decideContact';

/** A moment as a clock shows it (YYYY-MM-DD hh:mm or with seconds), in milliseconds of the epoch. */
export const at = (local: string, zone: string): number =>
  Temporal.PlainDateTime.from(local.replace(' ', 'T')).toZonedDateTime(zone).epochMilliseconds;

/** Formats a moment as a clock time, to the second. */
export const getClock = (moment: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');

const INTENT: ContactIntent = {
  channel: 'call',
  role: 'borrower',
  purpose: 'collect',
  person: 'p1',
  debt: 'd1',
  number: 'n1',
  place: null,
  zones: [],
  zoneBasis: 'address',
};

const PAST: Omit<ContactRecord, 'at'> = {
  channel: 'call',
  inbound: false,
  outcome: 'conversation',
  person: 'p1',
  debt: 'd1',
  number: 'n1',
  place: 'home',
  consented: false,
};

/** A contact by the text it can be read as. */
export interface Pinned {
  /** The article that says so, and what it says. */
  readonly says: string;
  /** The moment, on the person's clock. */
  readonly on: string;
  readonly zone?: string;
  readonly intent?: Partial<ContactIntent>;
  readonly known?: readonly FactPeriod[];
  readonly past?: readonly (readonly [local: string, past?: Partial<ContactRecord>])[];
  readonly penaltyDay?: string;
  /** Verdict, and the moment from which the contact is lawful (same clock; null: only another fact can help). */
  readonly is: LawDecision['verdict'];
  readonly from?: string | null;
  /** The rules that speak, each by its name. */
  readonly by?: readonly string[];
}

/** Compared parts of a decision. */
type Told = Pick<Pinned, 'says' | 'is' | 'from' | 'by'>;

/** A pinned case as the function takes it. */
export function getContact(pinned: Omit<Pinned, 'on'> & { zone: string }): ContactCase {
  const { intent, known = [], past = [], penaltyDay, zone } = pinned;
  return {
    intent: { ...INTENT, zones: [zone], ...intent },
    facts: { known, penaltyDay: penaltyDay ?? null },
    history: past.map(([local, other]) => ({ ...PAST, at: at(local, zone), ...other })),
  };
}

/** A decision in the words in which a case is pinned. */
export function told(
  { verdict, earliest, reasons }: LawDecision,
  { says, zone, from, by }: Omit<Told, 'is'> & { zone: string },
): Told {
  return {
    says,
    is: verdict,
    ...(from !== undefined && { from: earliest === null ? null : getClock(earliest, zone).slice(0, from?.length) }),
    ...(by !== undefined && { by: reasons.map(({ rule }) => rule) }),
  };
}

/** Returns the decision of the chosen packs on a pinned case, in the pinned form. */
export const decided = (chosen: readonly string[], pinned: Pinned & { zone: string }): Told =>
  told(decideContact(selectPacks(ALL_PACKS, chosen), getContact(pinned), at(pinned.on, pinned.zone)), pinned);

/** Returns the pinned decision. */
export const expected = ({ says, is, from, by }: Told): Told => ({
  says,
  is,
  ...(from === undefined ? {} : { from }),
  ...(by === undefined ? {} : { by }),
});
