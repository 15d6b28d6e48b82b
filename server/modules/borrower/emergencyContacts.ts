import { RELATION } from '@/contract/codes/contactCodes';
import type * as z from 'zod/mini';
import type { emergencyContactsRequest } from '@/contract/entities/cases/contact';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { type StoredContact, addContact, changeContact, lockContacts, endEmergency } from './contactStore';
import { findEntry } from './addressBookStore';
import { lockTask, type Task, publishCaseChanged } from '../cases/casesFacade';
import { getHomeCountry, isSamePhone, toStoredPhone } from '../../values/phoneNumber';
import { parseRowId } from '../../values/parseRowId';
import { stripNul } from '../../values/cellText';

type EmergencyContactsInput = z.output<typeof emergencyContactsRequest>;
type AskedContact = EmergencyContactsInput['contacts'][number];

const byNumber = (contacts: readonly StoredContact[], phone: string, { caller }: CallerContext) =>
  contacts.find((each) => isSamePhone(each.phone, phone, getHomeCountry(caller)));

/** Finds the contact by its id, else by its number; undefined for a new one. */
function findContact(
  { id, phone }: AskedContact,
  contacts: readonly StoredContact[],
  context: CallerContext,
): StoredContact | undefined {
  if (!id) return phone ? byNumber(contacts, phone, context) : undefined;
  const found = contacts.find((each) => each.id === parseRowId(id));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** User who added a number and the time: it is not from the lender (LC-04). */
const broughtBy = ({ caller, now }: CallerContext) => ({ addedBy: caller.userId, addedAt: now });

/** The borrower's own number remains marked as the borrower's, whatever the request contains. */
function getChanges(
  contactRequest: AskedContact,
  known: StoredContact,
  context: CallerContext,
): Partial<StoredContact> {
  if (known.relation === RELATION.self) return { emergency: true };
  const home = getHomeCountry(context.caller);
  const phone = contactRequest.phone ? toStoredPhone(contactRequest.phone, home) : known.phone;
  const isNew = !isSamePhone(phone, known.phone, home);
  const details = { name: stripNul(contactRequest.name), relation: contactRequest.relation, phone, emergency: true };
  return isNew ? { ...details, ...broughtBy(context) } : details;
}

interface EmergencyContactsLocation {
  readonly held: Task;
  readonly contacts: readonly StoredContact[];
}

async function saveOne(
  contactRequest: AskedContact,
  { held, contacts }: EmergencyContactsLocation,
  context: CallerContext,
): Promise<number> {
  const known = findContact(contactRequest, contacts, context);
  if (known) {
    await changeContact(known.id, getChanges(contactRequest, known, context), context);
    return known.id;
  }
  const { name, relation, phone } = contactRequest;
  // The contract requires a number if there is no id.
  if (!phone) throw new Refusal('invalidInput', { fields: 'phone' });
  const stored = toStoredPhone(phone, getHomeCountry(context.caller));
  const fresh = { name: stripNul(name), relation, phone: stored, emergency: true, ...broughtBy(context) };
  return addContact(held, fresh, context);
}

/** Saves the whole list of emergency contacts of a case: omitted ones remain contacts, but not for emergencies (CD-08). */
export async function saveEmergencyContacts(
  { taskId, contacts: asked }: EmergencyContactsInput,
  context: CallerContext,
): Promise<void> {
  const task = await lockTask(taskId, context);
  const place = { held: task, contacts: await lockContacts(task, context) };
  const saved: number[] = [];
  for (const each of asked) saved.push(await saveOne(each, place, context));
  // Refuses a list that contains a person twice.
  if (new Set(saved).size < saved.length) throw new Refusal('invalidInput', { fields: 'contacts' });
  await endEmergency(task, saved, context);
  await publishCaseChanged(task, context);
}

/** Adds an entry of the address book to the contacts; a number that is already a contact remains that contact (CD-09). */
export async function takeFromAddressBook(
  { id, entryId }: { id: string; entryId: string },
  context: CallerContext,
): Promise<{ contactId: string }> {
  const task = await lockTask(id, context);
  const contacts = await lockContacts(task, context);
  const { name, phone: written } = await findEntry(task, entryId, context);
  const phone = toStoredPhone(written, getHomeCountry(context.caller));
  const known = byNumber(contacts, phone, context);
  if (known) return { contactId: String(known.id) };
  const fresh = { name, phone, relation: RELATION.addressBook, emergency: false, ...broughtBy(context) };
  const contactId = await addContact(task, fresh, context);
  await publishCaseChanged(task, context);
  return { contactId: String(contactId) };
}
