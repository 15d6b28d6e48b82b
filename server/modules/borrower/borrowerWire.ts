import { toNumberKey } from '@/contract/law/contactRole';
import type * as z from 'zod/mini';
import type { Contact } from '@/contract/entities/cases/contact';
import type {
  AddressBookEntry,
  linkedCase,
  pictureComment,
  ShoppingAccount,
  UserCallRecord,
  UserPicture,
} from '@/contract/entities/cases/material';
import type { Caller } from '../../kernel/caller';
import { maskAddressOrNull, maskPhone } from '../../security/masking';
import { sumToWire, serializeTime, serializeTimeOrNull, toWire } from '../../values/wire';
import type { ListedEntry } from './addressBookStore';
import type { StoredContact } from './contactStore';
import type { LinkedCaseRow } from './linkedCaseStore';
import type { ListedPicture, StoredComment } from './pictureStore';
import type { StoredAccount, StoredOrder } from './shoppingStore';
import type { StoredUserCall } from './userCallStore';

type Currency = Pick<Caller, 'currency' | 'currencyDigits'>;

/** Converts a contact to its wire shape, with a masked phone (CD-12). */
export const serializeContact = (row: StoredContact): Contact => ({
  id: String(row.id),
  relation: row.relation,
  name: row.name,
  phone: maskPhone(row.phone),
  emergency: row.emergency,
  lastCallResult: row.lastCallResult,
  lastCallStatus: row.lastCallStatus,
  lastCallTime: serializeTimeOrNull(row.lastCallAt),
});

/** Known numbers for the comparison with an address book, by their digits. */
interface KnownNumbers {
  readonly contacts: ReadonlySet<string>;
  /** Number of entries in the call list by phone number. */
  readonly calls: ReadonlyMap<string, number>;
}

/**
 * Converts entries of an address book to their wire shape with masked phones, whether they are contacts, and their number of
 * calls (CD-09, CD-12).
 */
export const createEntrySerializer =
  ({ contacts, calls }: KnownNumbers) =>
  ({ id, name, phone }: ListedEntry): AddressBookEntry => {
    const digits = toNumberKey(phone);
    return {
      id: String(id),
      name,
      phone: maskPhone(phone),
      isContact: contacts.has(digits),
      calls: calls.get(digits) ?? 0,
    };
  };

/** Converts a case that shares a number with another one to its wire shape, with a masked number (CD-12). */
export const serializeLinkedCase = (
  { id, loanNo, borrowerName, status, amount, phone }: LinkedCaseRow,
  { currency, currencyDigits }: Currency,
): z.input<typeof linkedCase> => ({
  taskId: String(id),
  loanId: loanNo,
  borrowerName,
  status,
  amount: toWire(amount, currencyDigits),
  phone: maskPhone(phone),
  currency,
});

/** Converts a picture to its wire shape. */
export const serializePicture = ({ id, takenAt, ...row }: ListedPicture): UserPicture => ({
  ...row,
  id: String(id),
  takenTime: serializeTimeOrNull(takenAt),
});

/** Converts a remark on a picture to its wire shape. */
export const serializeComment = ({
  id,
  pictureId,
  comment,
  creatorName,
  createdAt,
}: StoredComment): z.input<typeof pictureComment> => ({
  id: String(id),
  pictureId: String(pictureId),
  comment,
  creator: creatorName,
  time: serializeTime(createdAt),
});

const serializeOrder = (
  { id, at, title, amount, receiver, address }: StoredOrder,
  { currencyDigits }: Currency,
): NonNullable<ShoppingAccount>['orders'][number] => ({
  id: String(id),
  time: serializeTime(at),
  title,
  amount: toWire(amount, currencyDigits),
  receiver,
  address: maskAddressOrNull(address),
});

/** Converts a shopping account and its orders, newest first, to the wire shape, with masked addresses (CD-09, CD-12). */
export const serializeShopping = (
  { platform, accountName, registeredAt }: StoredAccount,
  orders: readonly StoredOrder[],
  currency: Currency,
): NonNullable<ShoppingAccount> => ({
  platform,
  accountName,
  registeredTime: serializeTimeOrNull(registeredAt),
  orderCount: orders.length,
  totalAmount: sumToWire(
    orders.reduce((sum, { amount }) => sum + amount, 0),
    currency.currencyDigits,
  ),
  lastOrderTime: serializeTimeOrNull(orders[0]?.at ?? null),
  orders: orders.map((order) => serializeOrder(order, currency)),
  currency: currency.currency,
});

/** Converts a line of a borrower's call list to its wire shape, with a masked number (CD-12). */
export const serializeUserCall = ({ id, name, phone, type, at, duration }: StoredUserCall): UserCallRecord => ({
  id: String(id),
  name,
  phone: maskPhone(phone),
  type,
  time: serializeTime(at),
  duration,
});
