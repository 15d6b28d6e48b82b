import type * as z from 'zod/mini';
import type { olderRecordRequest } from '@/contract/entities/cases/collectionLog';
import type { CallerContext } from '../../access/callContext';
import { maskPhone } from '../../security/masking';
import { homeCountry, isSamePhone } from '../../values/phoneNumber';
import { stripNul } from '../../values/cellText';
import { listContacts, findContact, type StoredContact } from '../borrower/borrowerFacade';
import type { Task } from '../cases/casesFacade';
import type { StoredLog } from './collectionLogStore';

type DetectedContent = Pick<
  z.output<typeof olderRecordRequest>,
  'contactId' | 'contactRelation' | 'contactName' | 'contactPhone'
>;
type SpokenTo = Pick<StoredLog, 'contactId' | 'contactRelation' | 'contactName' | 'contactPhone'>;

const ofContact = ({ id, relation, name, phone }: StoredContact): SpokenTo => ({
  contactId: id,
  contactRelation: relation,
  contactName: name,
  contactPhone: phone,
});

/** Compares with the number itself, and with its masked form. */
const isPhoneOf = (said: string, phone: string, { caller }: CallerContext): boolean =>
  said === maskPhone(phone) || (/\d/.test(said) && isSamePhone(said, phone, homeCountry(caller)));

const isMeant = (said: DetectedContent, { relation, name, phone }: StoredContact, context: CallerContext): boolean =>
  (!said.contactPhone || isPhoneOf(said.contactPhone, phone, context)) &&
  (!said.contactName || said.contactName === name) &&
  (said.contactRelation ?? relation) === relation;

const asSaid = ({ contactRelation, contactName, contactPhone }: DetectedContent): SpokenTo => ({
  contactId: null,
  contactRelation: contactRelation ?? null,
  contactName: contactName ? stripNul(contactName) : null,
  contactPhone: contactPhone ? stripNul(contactPhone) : null,
});

/**
 * Resolves the contacted person (§3): by contact id (ours), or by relation, name and phone as in the collection log. A text that does
 * not match exactly one contact of the case is stored as entered. A contact of another case: notFound.
 */
export async function resolveContactedPerson(
  held: Task,
  said: DetectedContent,
  context: CallerContext,
): Promise<SpokenTo> {
  if (said.contactId) return ofContact(await findContact(held, said.contactId, context));
  if (!said.contactName && !said.contactPhone) return asSaid(said);
  const [one, another] = (await listContacts(held, context)).filter((each) => isMeant(said, each, context));
  return one && !another ? ofContact(one) : asSaid(said);
}
