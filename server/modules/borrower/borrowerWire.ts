import { numberKey } from '@/contract/law/contactRole';
import type * as z from 'zod/mini';
import type { Contact } from '@/contract/entities/contact';
import type {
  AddressBookEntry,
  linkedCase,
  pictureComment,
  ShoppingAccount,
  UserCallRecord,
  UserPicture,
} from '@/contract/entities/material';
import type { Caller } from '../../kernel/caller';
import { maskAddressOrNull, maskPhone } from '../../security/masking';
import { sumToWire, timeOnWire, timeOrNull, toWire } from '../../values/wire';
import type { ListedEntry } from './addressBookStore';
import type { StoredContact } from './contactStore';
import type { FoundLink } from './linkedCaseStore';
import type { ListedPicture, StoredComment } from './pictureStore';
import type { StoredAccount, StoredOrder } from './shoppingStore';
import type { StoredUserCall } from './userCallStore';

type Currency = Pick<Caller, 'currency' | 'currencyDigits'>;

/** A contact as the wire shows it, the phone masked (CD-12). */
export const contactOnWire = (row: StoredContact): Contact => ({
  id: String(row.id),
  relation: row.relation,
  name: row.name,
  phone: maskPhone(row.phone),
  emergency: row.emergency,
  lastCallResult: row.lastCallResult,
  lastCallStatus: row.lastCallStatus,
  lastCallTime: timeOrNull(row.lastCallAt),
});

/** What an address book is compared with, by the digits of the numbers. */
interface KnownNumbers {
  readonly contacts: ReadonlySet<string>;
  /** How often the call list has each. */
  readonly calls: ReadonlyMap<string, number>;
}

/** Shows entries of an address book, phones masked; who is a contact already, and how often the call list has the number (CD-09, CD-12). */
export const entryMaker =
  ({ contacts, calls }: KnownNumbers) =>
  ({ id, name, phone }: ListedEntry): AddressBookEntry => {
    const digits = numberKey(phone);
    return {
      id: String(id),
      name,
      phone: maskPhone(phone),
      isContact: contacts.has(digits),
      calls: calls.get(digits) ?? 0,
    };
  };

/** A case that shares a number with another one as the wire shows it, the number masked (CD-12). */
export const linkedCaseOnWire = (
  { id, loanNo, borrowerName, status, amount, phone }: FoundLink,
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

/** A picture as the wire lists it. */
export const pictureOnWire = ({ id, takenAt, ...row }: ListedPicture): UserPicture => ({
  ...row,
  id: String(id),
  takenTime: timeOrNull(takenAt),
});

/** A remark on a picture as the wire shows it. */
export const commentOnWire = ({
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
  time: timeOnWire(createdAt),
});

const orderOnWire = (
  { id, at, title, amount, receiver, address }: StoredOrder,
  { currencyDigits }: Currency,
): NonNullable<ShoppingAccount>['orders'][number] => ({
  id: String(id),
  time: timeOnWire(at),
  title,
  amount: toWire(amount, currencyDigits),
  receiver,
  address: maskAddressOrNull(address),
});

/** A shopping account with its orders, the newest first, as the wire shows it; addresses masked (CD-09, CD-12). */
export const shoppingOnWire = (
  { platform, accountName, registeredAt }: StoredAccount,
  orders: readonly StoredOrder[],
  currency: Currency,
): NonNullable<ShoppingAccount> => ({
  platform,
  accountName,
  registeredTime: timeOrNull(registeredAt),
  orderCount: orders.length,
  totalAmount: sumToWire(
    orders.reduce((sum, { amount }) => sum + amount, 0),
    currency.currencyDigits,
  ),
  lastOrderTime: timeOrNull(orders[0]?.at ?? null),
  orders: orders.map((order) => orderOnWire(order, currency)),
  currency: currency.currency,
});

/** A line of a borrower's call list as the wire shows it, the number masked (CD-12). */
export const userCallOnWire = ({ id, name, phone, type, at, duration }: StoredUserCall): UserCallRecord => ({
  id: String(id),
  name,
  phone: maskPhone(phone),
  type,
  time: timeOnWire(at),
  duration,
});
