import { and, asc, eq } from 'drizzle-orm';
import type { AddressBookEntry } from '@/contract/entities/material';
import { contact } from '../../database/tables/caseTables';
import { addressBookEntry } from '../../database/tables/materialTables';
import { phoneDigits } from '../../values/phoneDigits';
import { rowNumber } from '../../values/rowNumber';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { maskPhone } from '../../security/masking';
import type { Task } from '../cases/casesFacade';
import { countUserCalls } from './userCallStore';

type AddressBookContext = Pick<CallerContext, 'tx'>;
type StoredEntry = typeof addressBookEntry.$inferSelect;

async function contactNumbers(of: Task, { tx }: AddressBookContext): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ phone: contact.phone }).from(contact).where(eq(contact.borrowerId, of.borrowerId));
  return new Set(rows.map(({ phone }) => phoneDigits(phone)));
}

/** The borrower's address book by name, phones masked; who is a contact already, and how often the call list has the number (CD-09, CD-12). */
export async function listAddressBook(of: Task, context: AddressBookContext): Promise<AddressBookEntry[]> {
  const entries = await context.tx
    .select({ id: addressBookEntry.id, name: addressBookEntry.name, phone: addressBookEntry.phone })
    .from(addressBookEntry)
    .where(eq(addressBookEntry.borrowerId, of.borrowerId))
    .orderBy(asc(addressBookEntry.name), asc(addressBookEntry.id));
  const contacts = await contactNumbers(of, context);
  const calls = await countUserCalls(of, context);
  return entries.map(({ id, name, phone }) => {
    const digits = phoneDigits(phone);
    return {
      id: String(id),
      name,
      phone: maskPhone(phone),
      isContact: contacts.has(digits),
      calls: calls.get(digits) ?? 0,
    };
  });
}

/** An entry of the address book of a case's borrower; that of another one does not exist here (RO-01). */
export async function findEntry(of: Task, entryId: string, { tx }: AddressBookContext): Promise<StoredEntry> {
  const [row] = await tx
    .select()
    .from(addressBookEntry)
    .where(and(eq(addressBookEntry.id, rowNumber(entryId)), eq(addressBookEntry.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
