import type { Contact } from '@/contract/entities/cases/contact';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { dayIn } from '@/ui/dates/houseDay';

const BORROWER = 'R01';

/** The contact who most likely made the promise, and the basis of the suggestion. */
export interface PromiserSuggestion {
  readonly contactId: string;
  readonly source: 'call' | 'borrower';
}

interface Today {
  /** YYYY-MM-DD at the institution. */
  readonly today: string;
  readonly zone: string;
}

const isAnsweredToday = ({ callStatus, state, startedTime }: PhoneCall, { today, zone }: Today): boolean =>
  (callStatus === 'CNCT' || (callStatus === null && state === 'connected')) &&
  dayIn(Date.parse(startedTime), zone) === today;

/** Returns the contact of today's last answered call, else the borrower; undefined where several people are borrowers, or none is. */
export function suggestPromiser(
  contacts: readonly Contact[],
  call: PhoneCall | null,
  day: Today,
): PromiserSuggestion | undefined {
  const called = call && isAnsweredToday(call, day) ? contacts.find(({ id }) => id === call.contactId) : undefined;
  if (called) return { contactId: called.id, source: 'call' };
  const borrowers = contacts.filter(({ relation }) => relation === BORROWER);
  const [first] = borrowers;
  if (!first || borrowers.some(({ name }) => name !== first.name)) return undefined;
  return { contactId: first.id, source: 'borrower' };
}
