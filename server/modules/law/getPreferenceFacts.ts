import type { PreferenceKind } from '@/contract/codes/preferenceCodes';
import type { FactPeriod } from '@/contract/law/contact';
import { toNumberKey, toPersonKey, type ContactPerson } from '@/contract/law/contactRole';
import type { StoredPreference } from '../preferences/preferencesFacade';

/** Contact preference as the rules use it. */
export type ContactPreferenceSummary = Pick<
  StoredPreference,
  'kind' | 'number' | 'person' | 'hourFrom' | 'hourTo' | 'attorneyId'
>;

/** Returns the hours outside of the preferred ones. */
const unwanted = ({ hourFrom, hourTo }: ContactPreferenceSummary): FactPeriod =>
  hourFrom === null || hourTo === null
    ? { fact: 'hoursUnwanted' }
    : { fact: 'hoursUnwanted', hours: [hourTo, hourFrom] };

/** Facts that each kind of preference adds; a language matters to people, not to rules. */
const FACTS: Readonly<Record<PreferenceKind, (wish: ContactPreferenceSummary) => readonly FactPeriod[]>> = {
  notAtWork: () => [{ fact: 'employerForbids' }],
  hours: (wish) => [unwanted(wish)],
  agreedHours: ({ hourFrom, hourTo }) =>
    hourFrom === null || hourTo === null ? [] : [{ fact: 'hoursAgreed', hours: [hourFrom, hourTo] }],
  agreedSms: () => [{ fact: 'channelAuthorised', channel: 'sms' }],
  noSms: () => [{ fact: 'channelStopped', channel: 'sms' }],
  noCalls: () => [{ fact: 'channelStopped', channel: 'call' }],
  wrongNumber: () => [{ fact: 'wrongNumber' }],
  attorney: () => [{ fact: 'attorney' }],
  language: () => [],
};

/** Returns true if a preference applies to a contact: by number, by person, or to everyone contacted about the borrower. */
function concerns({ kind, number, person }: ContactPreferenceSummary, to: ContactPerson): boolean {
  if (kind === 'attorney') return true;
  return number === null ? person === toPersonKey(to) : number === toNumberKey(to.phone);
}

/** Returns the facts that the active preferences add to a contact (LC-05). */
export const getPreferenceFacts = (wishes: readonly ContactPreferenceSummary[], to: ContactPerson): FactPeriod[] =>
  wishes.filter((wish) => concerns(wish, to)).flatMap((wish) => FACTS[wish.kind](wish));
