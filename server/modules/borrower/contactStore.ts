import { and, eq, asc, notInArray, sql } from 'drizzle-orm';
import { sms } from '../../database/tables/messageTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';
import { RELATION } from '@/contract/codes/contactCodes';
import { matchesAnyId } from '../../database/anyOf';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import { borrower, contact } from '../../database/tables/caseTables';
import { preparedQuery } from '../../database/preparedQuery';
import { memoizePerTransaction } from '../../database/memoizePerTransaction';

/** Finds the number that a message of a case went to; others are refused as not found (RO-01). */
export async function findSmsPhone(of: Task, smsId: string, { tx }: Pick<CallerContext, 'tx'>): Promise<string> {
  const [row] = await tx
    .select({ phone: sms.phone })
    .from(sms)
    .where(and(eq(sms.id, parseRowId(smsId)), eq(sms.taskId, of.id)));
  if (!row) throw new Refusal('notFound');
  return row.phone;
}

type ContactContext = Pick<CallerContext, 'tx'>;
/** Stored contact. */
export type StoredContact = typeof contact.$inferSelect;

const contactsOnce = memoizePerTransaction<StoredContact[]>();

const isOther = sql`${contact.relation} <> ${toCodeLiteral(RELATION.self)}`;

const askContacts = preparedQuery<StoredContact>('contacts_of_one', (tx) =>
  tx
    .select()
    .from(contact)
    .where(eq(contact.borrowerId, sql.placeholder('borrowerId')))
    .orderBy(isOther, sql`not ${contact.emergency}`, asc(contact.relation), asc(contact.id)),
);

const askContactsOfMany = preparedQuery<StoredContact>('contacts_of_many', (tx) =>
  tx
    .select()
    .from(contact)
    .where(matchesAnyId(contact.borrowerId, sql.placeholder('borrowerIds')))
    .orderBy(isOther, asc(contact.id)),
);

/** Lists the contacts of a case's borrower: the own phones first, then emergency contacts, then the others. */
export const listContacts = (of: Task, { tx }: ContactContext): Promise<StoredContact[]> =>
  contactsOnce(tx, `contacts ${of.borrowerId}`, () => askContacts(tx, { borrowerId: of.borrowerId }));

/** Lists the contacts of some borrowers: each one's own phones first. */
export const listContactsByBorrowers = (
  borrowerIds: readonly number[],
  { tx }: ContactContext,
): Promise<StoredContact[]> => askContactsOfMany(tx, { borrowerIds });

/** Returns the numbers of all contacts of a case's borrower. */
export async function listContactPhones(of: Task, { tx }: ContactContext): Promise<string[]> {
  const rows = await tx.select({ phone: contact.phone }).from(contact).where(eq(contact.borrowerId, of.borrowerId));
  return rows.map(({ phone }) => phone);
}

/** Finds a contact of a case's borrower; others are refused as not found (RO-01). */
export async function findContact(of: Task, contactId: string, { tx }: ContactContext): Promise<StoredContact> {
  const [row] = await tx
    .select()
    .from(contact)
    .where(and(eq(contact.id, parseRowId(contactId)), eq(contact.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/**
 * Locks all contacts of a case's borrower for a change: the lock on the borrower's row prevents that another case of the same
 * borrower adds one meanwhile.
 */
export async function lockContacts(of: Task, { tx }: ContactContext): Promise<StoredContact[]> {
  await tx.select({ id: borrower.id }).from(borrower).where(eq(borrower.id, of.borrowerId)).for('no key update');
  return tx.select().from(contact).where(eq(contact.borrowerId, of.borrowerId)).orderBy(asc(contact.id));
}

type NewContact = Pick<StoredContact, 'name' | 'relation' | 'phone' | 'emergency'>;
type Evidence = Partial<Pick<StoredContact, 'source' | 'addedBy' | 'addedAt'>>;
type LastCall = Pick<StoredContact, 'lastCallResult' | 'lastCallStatus' | 'lastCallAt'>;

/** Adds a contact to a case's borrower and returns its id. */
export async function addContact(of: Task, fresh: NewContact & Evidence, { tx }: ContactContext): Promise<number> {
  const row = { ...fresh, institutionId: of.institutionId, borrowerId: of.borrowerId };
  const [made] = await tx.insert(contact).values(row).returning({ id: contact.id });
  if (!made) throw new Error('no contact was made');
  return made.id;
}

/** Updates a contact found before. */
export const changeContact = async (
  id: number,
  changes: Partial<NewContact & LastCall> & Evidence,
  { tx }: ContactContext,
): Promise<void> => {
  await tx.update(contact).set(changes).where(eq(contact.id, id));
};

/** Ends the emergency status of all contacts of a case's borrower that are not in `kept` (CD-08). */
export const endEmergency = async (of: Task, keptIds: readonly number[], { tx }: ContactContext): Promise<void> => {
  const isLeftOut = and(eq(contact.borrowerId, of.borrowerId), contact.emergency, notInArray(contact.id, [...keptIds]));
  await tx.update(contact).set({ emergency: false }).where(isLeftOut);
};
