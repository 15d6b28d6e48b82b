import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import type { CallerContext } from '../../access/callContext';
import { getHomeCountry, parsePhone, isSamePhone, toStoredPhone } from '../../values/phoneNumber';
import { readSmsSettings } from './smsLimitStore';
import { RELATION } from '@/contract/codes/contactCodes';
import { hasPermission } from '@/contract/permissions';
import type * as z from 'zod/mini';
import type { smsSendRequest } from '@/contract/entities/messages/sms';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/cellText';
import { addContact, lockContacts, findContact, type StoredContact } from '../borrower/borrowerFacade';
import type { Task } from '../cases/casesFacade';
import { LOCALE } from './smsText';
import type { StoredSms } from './smsWorkerStore';

/** The countries (ISO 3166-1) that have telephone numbers. */
export const allCountries: () => CountryCode[] = getCountries;

/**
 * Returns the countries to whose numbers an institution may send messages by hand: its setting `sms.countries`, else the
 * country of its currency (the first two letters of ISO 4217). A currency of several countries has none; then no number is
 * allowed until the setting exists.
 */
export async function getSmsCountries(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<CountryCode[]> {
  const { countries = '' } = await readSmsSettings(context);
  const set = countries.toUpperCase().split(/[\s,;]+/);
  const own = getHomeCountry(context.caller);
  return countries.trim() === '' ? (own ? [own] : []) : set.filter((each) => isSupportedCountry(each));
}

/** Returns true if a number can belong to one of these countries; without a country code it belongs to one of the first. */
function belongsToCountries(text: string, countries: readonly CountryCode[]): boolean {
  const number = parsePhone(text, countries[0]);
  return number?.country !== undefined && countries.includes(number.country) && number.isPossible();
}

type ReceiverContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'language' | 'publish'>;
type SmsReceiverInput = Pick<z.output<typeof smsSendRequest>, 'contactId' | 'phone' | 'numberName' | 'numberSource'>;
type ByHand = SmsReceiverInput & { readonly phone: string };
/** Receiver of a message: always a contact of the case. */
export type SmsReceiver = Pick<StoredSms, 'phone' | 'contactId' | 'contactName' | 'contactRelation'>;

const asReceiver = ({ id, name, relation, phone }: Omit<StoredContact, 'phoneDigits'>): SmsReceiver => ({
  contactId: id,
  contactName: name,
  contactRelation: relation,
  phone,
});

/** Stores a number entered by hand as a contact with its author, time and origin (LC-04), for later inquiries. */
async function newContact(task: Task, manual: ByHand, context: ReceiverContext): Promise<SmsReceiver> {
  const { caller, now } = context;
  const { phone } = manual;
  if (!manual.numberSource) throw new Refusal('invalidInput', { fields: 'numberSource' });
  const fresh = { name: stripNul(manual.numberName ?? ''), relation: RELATION.other, phone, emergency: false };
  const evidence = { source: stripNul(manual.numberSource), addedBy: caller.userId, addedAt: now };
  const id = await addContact(task, { ...fresh, ...evidence }, context);
  return { contactId: id, contactName: fresh.name, contactRelation: fresh.relation, phone };
}

const named = (countries: readonly string[], { language }: Pick<CallerContext, 'language'>): string => {
  const names = new Intl.DisplayNames(LOCALE[language], { type: 'region' });
  return countries.map((code) => names.of(code) ?? code).join(', ') || '–';
};

/** Applies the country limits to a number that a user added, however it became a contact; numbers from the lender are exempt. */
async function receiverKnown(known: StoredContact, context: ReceiverContext): Promise<SmsReceiver> {
  if (known.addedBy === null) return asReceiver(known);
  const countries = await getSmsCountries(context);
  if (countries.length > 0 && !belongsToCountries(known.phone, countries)) {
    throw new Refusal('smsForeignNumber', { countries: named(countries, context) });
  }
  return asReceiver(known);
}

async function receiverByHand(task: Task, manual: ByHand, context: ReceiverContext): Promise<SmsReceiver> {
  const countries = await getSmsCountries(context);
  const phone = toStoredPhone(manual.phone, countries[0]);
  const contacts = await lockContacts(task, context);
  const known = contacts.find((each) => isSamePhone(each.phone, phone, countries[0]));
  if (known) return receiverKnown(known, context);
  if (!hasPermission(context.caller, 'sms.freeNumber')) throw new Refusal('notAllowed');
  if (!belongsToCountries(phone, countries)) {
    throw new Refusal('smsForeignNumber', { countries: named(countries, context) });
  }
  return newContact(task, { ...manual, phone }, context);
}

/** Returns one of the case's contacts, or the contact of a number entered by hand, which is created if necessary (CD-02). */
export async function getReceiver(task: Task, input: SmsReceiverInput, context: ReceiverContext): Promise<SmsReceiver> {
  if (input.contactId) return receiverKnown(await findContact(task, input.contactId, context), context);
  return receiverByHand(task, { ...input, phone: (input.phone ?? '').trim() }, context);
}
