import { and, asc, eq, sql } from 'drizzle-orm';
import type { Contact } from '@/contract/entities/contact';
import { contact } from '../database/tables/caseTables';
import type { CallerContext } from '../handlers/handler';
import { rowNumber } from '../domain/rowNumber';
import { Refusal } from '../refusal';
import { maskPhone } from '../security/masking';
import type { Task } from './taskWire';
import { timeOrNull } from './taskWire';

type ContactContext = Pick<CallerContext, 'tx'>;
/** A contact as the database keeps it. */
export type StoredContact = typeof contact.$inferSelect;

const toWire = (row: StoredContact): Contact => ({
  id: String(row.id),
  relation: row.relation,
  name: row.name,
  phone: maskPhone(row.phone),
  emergency: row.emergency,
  lastCallResult: row.lastCallResult,
  lastCallTime: timeOrNull(row.lastCallAt),
});

/** The contacts of a case's borrower: the own phones first, then emergency contacts, then the others; phones masked (CD-12). */
export async function listContacts(of: Task, { tx }: ContactContext): Promise<Contact[]> {
  const rows = await tx
    .select()
    .from(contact)
    .where(eq(contact.borrowerId, of.borrowerId))
    .orderBy(sql`${contact.relation} <> 'R01'`, sql`not ${contact.emergency}`, asc(contact.relation), asc(contact.id));
  return rows.map(toWire);
}

/** The emergency contacts alone. */
export const listEmergencyContacts = async (of: Task, context: ContactContext): Promise<Contact[]> =>
  (await listContacts(of, context)).filter(({ emergency }) => emergency);

/** A contact of a case's borrower; that of another one does not exist here (RO-01). */
export async function findContact(of: Task, contactId: string, { tx }: ContactContext): Promise<StoredContact> {
  const [row] = await tx
    .select()
    .from(contact)
    .where(and(eq(contact.id, rowNumber(contactId)), eq(contact.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
