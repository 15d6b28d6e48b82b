import type { WishKind } from '@/contract/codes/wishKind';
import type { KnownFact } from '@/contract/law/contact';
import { numberKey, personKey, type Reachable } from '@/contract/law/contactRole';
import type { StoredWish } from '../wishes/wishesFacade';

/** What the rules are told of a wish. */
export type ContactPreferenceSummary = Pick<
  StoredWish,
  'kind' | 'number' | 'person' | 'hourFrom' | 'hourTo' | 'attorneyId'
>;

/** The hours outside of those that were wished. */
const unwanted = ({ hourFrom, hourTo }: ContactPreferenceSummary): KnownFact =>
  hourFrom === null || hourTo === null
    ? { fact: 'hoursUnwanted' }
    : { fact: 'hoursUnwanted', hours: [hourTo, hourFrom] };

/** What each kind of wish makes known; a language is for people, not for rules. */
const FACTS: Readonly<Record<WishKind, (wish: ContactPreferenceSummary) => readonly KnownFact[]>> = {
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

/** Whether a wish is about a contact: about the number, the person, or for all who are contacted about the borrower. */
function concerns({ kind, number, person }: ContactPreferenceSummary, to: Reachable): boolean {
  if (kind === 'attorney') return true;
  return number === null ? person === personKey(to) : number === numberKey(to.phone);
}

/** What the wishes that hold make known about a contact (LC-05). */
export const wishFacts = (wishes: readonly ContactPreferenceSummary[], to: Reachable): KnownFact[] =>
  wishes.filter((wish) => concerns(wish, to)).flatMap((wish) => FACTS[wish.kind](wish));
