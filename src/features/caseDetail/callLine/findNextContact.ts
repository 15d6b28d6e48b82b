import type { Contact } from '@/contract/entities/cases/contact';
import { getDayInZone } from '@/ui/dates/institutionDay';

/** Time of each contact's last call: from the server's record, or made in this visit and not recorded yet. */
type LastCallTimes = ReadonlyMap<string, number>;

const getLastCall = ({ id, lastCallTime }: Contact, called: LastCallTimes): number =>
  Math.max(lastCallTime ? Date.parse(lastCallTime) : 0, called.get(id) ?? 0);

/** Returns the next contact to call: the first one not called yet today, else the one whose last call is longest ago. */
export function findNextContact(
  contacts: readonly Contact[],
  called: LastCallTimes,
  { now, zone }: { readonly now: number; readonly zone: string },
): Contact | undefined {
  const last = (contact: Contact) => getLastCall(contact, called);
  const fresh = contacts.find((contact) => getDayInZone(last(contact), zone) !== getDayInZone(now, zone));
  return fresh ?? contacts.toSorted((one, other) => last(one) - last(other))[0];
}
