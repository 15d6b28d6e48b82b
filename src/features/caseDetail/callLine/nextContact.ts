import type { Contact } from '@/contract/entities/contact';
import { dayIn } from '@/ui/houseDay';

/** When a contact was last called: by the server's record, or here in this visit and not written down yet. */
type Called = ReadonlyMap<string, number>;

const getLastCall = ({ id, lastCallTime }: Contact, called: Called): number =>
  Math.max(lastCallTime ? Date.parse(lastCallTime) : 0, called.get(id) ?? 0);

/** Whom to call next: the first contact not called yet today, else the one whose last call is longest ago. */
export function nextContact(
  contacts: readonly Contact[],
  called: Called,
  { now, zone }: { readonly now: number; readonly zone: string },
): Contact | undefined {
  const last = (contact: Contact) => getLastCall(contact, called);
  const fresh = contacts.find((contact) => dayIn(last(contact), zone) !== dayIn(now, zone));
  return fresh ?? contacts.toSorted((one, other) => last(one) - last(other))[0];
}
