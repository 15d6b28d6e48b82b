import { numberKey } from '@/contract/law/contactRole';
import type { AddressBookEntry, ShoppingAccount } from '@/contract/entities/cases/material';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { listEntries } from './addressBookStore';
import { entryMaker, shoppingOnWire } from './borrowerWire';
import { contactPhones } from './contactStore';
import { findShoppingAccount, listOrders } from './shoppingStore';
import { countUserCalls } from './userCallStore';

/** Returns the borrower's address book, with the entries that are contacts and the number of calls (CD-09). */
export async function showAddressBook(of: Task, context: CallerContext): Promise<AddressBookEntry[]> {
  const entries = await listEntries(of, context);
  const contacts = new Set((await contactPhones(of, context)).map(numberKey));
  const calls = await countUserCalls(of, context);
  return entries.map(entryMaker({ contacts, calls }));
}

/** Returns the online-shopping account of a case's borrower with its orders; null without one (CD-09). */
export async function showShoppingAccount(of: Task, context: CallerContext): Promise<ShoppingAccount> {
  const account = await findShoppingAccount(of, context);
  return account ? shoppingOnWire(account, await listOrders(of, context), context.caller) : null;
}
