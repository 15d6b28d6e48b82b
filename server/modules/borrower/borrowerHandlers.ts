import type * as z from 'zod/mini';
import type { linkedCase, AddressBookEntry, ShoppingAccount } from '@/contract/entities/cases/material';
import type { CallerContext, Handlers } from '../../access/callContext';
import { findBorrower, type Task, findTask } from '../cases/casesFacade';
import {
  serializeLinkedCase,
  createEntrySerializer,
  serializeShopping,
  serializeComment,
  serializePicture,
  serializeUserCall,
  serializeContact,
} from './borrowerWire';
import { listContactPhones, listContacts } from './contactStore';
import { findCasesByNumbers } from './linkedCaseStore';
import { getHomeCountry, toE164, toStoredPhone } from '../../values/phoneNumber';
import { toNumberKey } from '@/contract/law/contactRole';
import { listEntries } from './addressBookStore';
import { findShoppingAccount, listOrders } from './shoppingStore';
import { countUserCalls, listUserCalls } from './userCallStore';
import type { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';
import { takeFromAddressBook, saveEmergencyContacts } from './emergencyContacts';
import { addRemark, showPicture } from './pictures';
import { listPictureComments, listPictures } from './pictureStore';
import type { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Contact } from '@/contract/entities/cases/contact';
import { revealField } from './revealField';

type LinkContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Returns the digits of a number in each form that a row may have: old numbers are stored as they were entered. */
const writtenForms = (phone: string, { caller }: LinkContext): string[] => {
  const home = getHomeCountry(caller);
  return [phone, toStoredPhone(phone, home), toE164(phone, home)].map((form) => form.replaceAll(/\D/gu, ''));
};

/** Returns all numbers of a case's borrower and contacts, by their digits. */
async function getNumbers(of: Task, context: LinkContext): Promise<string[]> {
  const { mobilePhone, homePhone } = await findBorrower(of, context);
  const phones = [mobilePhone ?? '', homePhone ?? '', ...(await listContactPhones(of, context))];
  return [...new Set(phones.flatMap((phone) => writtenForms(phone, context)))].filter((digits) => digits !== '');
}

/**
 * Lists the other cases that the caller may see and that share a number with this one, newest first. Only contacts are
 * searched, because a borrower's own numbers are contacts too (R01).
 */
async function casesSharingPhone(of: Task, context: LinkContext): Promise<z.input<typeof linkedCase>[]> {
  const numbers = await getNumbers(of, context);
  if (numbers.length === 0) return [];
  const linked = await findCasesByNumbers(numbers, of, context);
  return linked.map((row) => serializeLinkedCase(row, context.caller));
}

/** Returns the borrower's address book, with the entries that are contacts and the number of calls (CD-09). */
async function showAddressBook(of: Task, context: CallerContext): Promise<AddressBookEntry[]> {
  const entries = await listEntries(of, context);
  const contacts = new Set((await listContactPhones(of, context)).map(toNumberKey));
  const calls = await countUserCalls(of, context);
  return entries.map(createEntrySerializer({ contacts, calls }));
}

/** Returns the online-shopping account of a case's borrower with its orders; null without one (CD-09). */
async function showShoppingAccount(of: Task, context: CallerContext): Promise<ShoppingAccount> {
  const account = await findShoppingAccount(of, context);
  return account ? serializeShopping(account, await listOrders(of, context), context.caller) : null;
}

/**
 * Handlers of the data about a case's borrower: pictures, address book, call list, shopping account (§7 task/…, CD-04, CD-09).
 * {id} is the case's id.
 */
export const taskMaterialHandlers: Handlers<typeof taskMaterialCalls> = {
  userPic: async ({ id }, context) => (await listPictures(await findTask(id, context), context)).map(serializePicture),
  ktp: async ({ id }, context) =>
    (await listPictures(await findTask(id, context), context, ['idFront', 'idBack'])).map(serializePicture),
  picture: async ({ id, pictureId }, context) => showPicture(await findTask(id, context), pictureId, context),
  imageComments: async ({ id }, context) =>
    (await listPictureComments(await findTask(id, context), context)).map(serializeComment),
  addImageComment: async ({ id, ...remark }, context) => addRemark(await findTask(id, context), remark, context),
  userAddressBook: async ({ id }, context) => showAddressBook(await findTask(id, context), context),
  addressBookContact: takeFromAddressBook,
  userCallRecord: async ({ id }, context) =>
    (await listUserCalls(await findTask(id, context), context)).map(serializeUserCall),
  userAlibabaInfo: async ({ id }, context) => showShoppingAccount(await findTask(id, context), context),
  linkByPhone: async ({ id }, context) => casesSharingPhone(await findTask(id, context), context),
};

const showContacts = async (taskId: string, context: CallerContext): Promise<Contact[]> =>
  (await listContacts(await findTask(taskId, context), context)).map(serializeContact);

/** Handlers of a case's contacts and its masked fields, main client (§7 task/…). */
export const borrowerTaskHandlers = {
  userContacts: ({ id }, context) => showContacts(id, context),
  reveal: async ({ id, ...request }, context) => ({
    value: await revealField(await findTask(id, context), request, context),
  }),
} satisfies Partial<Handlers<typeof taskCalls>>;

/** Handlers of emergency contacts, saved as one list (§7 task/saveUserEmerContact, CD-08). */
export const borrowerTaskWorkHandlers = {
  saveUserEmerContact: saveEmergencyContacts,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** Handlers of a case's contacts and call list, older client (§7). */
export const borrowerOlderTaskHandlers = {
  contacts: async ({ id }, context) => (await showContacts(id, context)).filter(({ emergency }) => emergency),
  userContacts: ({ id }, context) => showContacts(id, context),
  userCalls: async ({ id }, context) =>
    (await listUserCalls(await findTask(id, context), context)).map(serializeUserCall),
} satisfies Partial<Handlers<typeof olderTaskCalls>>;
