import { RELATION } from '@/contract/codes/contactCodes';
import { hasPermission } from '@/contract/permissions';
import type * as z from 'zod/mini';
import type { smsSendRequest } from '@/contract/entities/messages/sms';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/stripNul';
import { addContact, contactsForChange, findContact, type StoredContact } from '../borrower/borrowerFacade';
import type { Task } from '../cases/casesFacade';
import { isSamePhone, toStoredPhone } from '../../values/phoneNumber';
import { isNumberOf, smsCountries } from './numberRule';
import { LOCALE } from './smsText';
import type { StoredSms } from './smsWorkerStore';

type Asked = Pick<z.output<typeof smsSendRequest>, 'contactId' | 'phone' | 'numberName' | 'numberSource'>;
type ByHand = Asked & { readonly phone: string };
/** Receiver of a message: always a contact of the case. */
export type Receiver = Pick<StoredSms, 'phone' | 'contactId' | 'contactName' | 'contactRelation'>;

const asReceiver = ({ id, name, relation, phone }: Omit<StoredContact, 'phoneDigits'>): Receiver => ({
  contactId: id,
  contactName: name,
  contactRelation: relation,
  phone,
});

/** Stores a number entered by hand as a contact with its author, time and origin (LC-04), for later inquiries. */
async function newContact(held: Task, asked: ByHand, context: CallerContext): Promise<Receiver> {
  const { caller, now } = context;
  const { phone } = asked;
  if (!asked.numberSource) throw new Refusal('invalidInput', { fields: 'numberSource' });
  const fresh = { name: stripNul(asked.numberName ?? ''), relation: RELATION.other, phone, emergency: false };
  const evidence = { source: stripNul(asked.numberSource), addedBy: caller.userId, addedAt: now };
  const id = await addContact(held, { ...fresh, ...evidence }, context);
  return { contactId: id, contactName: fresh.name, contactRelation: fresh.relation, phone };
}

const named = (countries: readonly string[], { language }: CallerContext): string => {
  const names = new Intl.DisplayNames(LOCALE[language], { type: 'region' });
  return countries.map((code) => names.of(code) ?? code).join(', ') || '–';
};

/** Applies the country limits to a number that a user added, however it became a contact; numbers from the lender are exempt. */
async function receiverKnown(known: StoredContact, context: CallerContext): Promise<Receiver> {
  if (known.addedBy === null) return asReceiver(known);
  const countries = await smsCountries(context);
  if (countries.length > 0 && !isNumberOf(known.phone, countries)) {
    throw new Refusal('smsForeignNumber', { countries: named(countries, context) });
  }
  return asReceiver(known);
}

async function receiverByHand(held: Task, asked: ByHand, context: CallerContext): Promise<Receiver> {
  const countries = await smsCountries(context);
  const phone = toStoredPhone(asked.phone, countries[0]);
  const contacts = await contactsForChange(held, context);
  const known = contacts.find((each) => isSamePhone(each.phone, phone, countries[0]));
  if (known) return receiverKnown(known, context);
  if (!hasPermission(context.caller, 'sms.freeNumber')) throw new Refusal('notAllowed');
  if (!isNumberOf(phone, countries)) throw new Refusal('smsForeignNumber', { countries: named(countries, context) });
  return newContact(held, { ...asked, phone }, context);
}

/** Returns one of the case's contacts, or the contact of a number entered by hand, which is created if necessary (CD-02). */
export async function getReceiver(held: Task, asked: Asked, context: CallerContext): Promise<Receiver> {
  if (asked.contactId) return receiverKnown(await findContact(held, asked.contactId, context), context);
  return receiverByHand(held, { ...asked, phone: (asked.phone ?? '').trim() }, context);
}
