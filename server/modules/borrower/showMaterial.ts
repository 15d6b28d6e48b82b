import { numberKey } from '@/contract/law/contactRole';
import type { AddressBookEntry, ShoppingAccount } from '@/contract/entities/material';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { listEntries } from './addressBookStore';
import { entryMaker, shoppingOnWire } from './borrowerWire';
import { contactPhones } from './contactStore';
import { findShoppingAccount, listOrders } from './shoppingStore';
import { countUserCalls } from './userCallStore';

/** The borrower's address book; who is a contact already, and how often the call list has the number (CD-09). */
export async function showAddressBook(of: Task, context: CallerContext): Promise<AddressBookEntry[]> {
  const entries = await listEntries(of, context);
  const contacts = new Set((await contactPhones(of, context)).map(numberKey));
  const calls = await countUserCalls(of, context);
  return entries.map(entryMaker({ contacts, calls }));
}

/** The online-shopping account of a case's borrower with its orders; null where there is none (CD-09). */
export async function showShoppingAccount(of: Task, context: CallerContext): Promise<ShoppingAccount> {
  const account = await findShoppingAccount(of, context);
  return account ? shoppingOnWire(account, await listOrders(of, context), context.caller) : null;
}
