import { and, asc, eq } from 'drizzle-orm';
import { addressBookEntry } from '../../database/tables/materialTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

type AddressBookContext = Pick<CallerContext, 'tx'>;
type StoredEntry = typeof addressBookEntry.$inferSelect;
/** An entry as the address book lists it. */
export type ListedEntry = Pick<StoredEntry, 'id' | 'name' | 'phone'>;

/** Lists the borrower's address book by name (CD-09). */
export const listEntries = (of: Task, { tx }: AddressBookContext): Promise<ListedEntry[]> =>
  tx
    .select({ id: addressBookEntry.id, name: addressBookEntry.name, phone: addressBookEntry.phone })
    .from(addressBookEntry)
    .where(eq(addressBookEntry.borrowerId, of.borrowerId))
    .orderBy(asc(addressBookEntry.name), asc(addressBookEntry.id));

/** Finds an entry of the address book of a case's borrower; others are refused as not found (RO-01). */
export async function findEntry(of: Task, entryId: string, { tx }: AddressBookContext): Promise<StoredEntry> {
  const [row] = await tx
    .select()
    .from(addressBookEntry)
    .where(and(eq(addressBookEntry.id, parseRowId(entryId)), eq(addressBookEntry.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
