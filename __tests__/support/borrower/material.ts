import { toMinorUnits } from '@/contract/minor';
import type { Database } from '../../../server/database/connect';
import {
  addressBookEntry,
  picture,
  shoppingAccount,
  shoppingOrder,
  userCall,
} from '../../../server/database/tables/materialTables';
import type { StoredTask } from '../cases/cases';

const of = ({ institutionId, borrowerId }: StoredTask) => ({ institutionId, borrowerId });

const only = ({ id }: { id: number } = { id: 0 }): string => String(id);

/** Gives a case's borrower a picture; its id. */
export const makePicture = async (
  database: Database,
  caseRow: StoredTask,
  { kind = 'idFront', contentType = 'image/png' } = {},
): Promise<string> => {
  const row = { ...of(caseRow), kind, name: `the ${kind}`, contentType, content: Uint8Array.from([137, 80, 78, 71]) };
  const [made] = await database.insert(picture).values(row).returning({ id: picture.id });
  return only(made);
};

/** Writes somebody into the address book of a case's borrower; the entry's id. */
export const makeEntry = async (
  database: Database,
  caseRow: StoredTask,
  entry: { name: string; phone: string },
): Promise<string> => {
  const row = { ...of(caseRow), ...entry };
  const [made] = await database.insert(addressBookEntry).values(row).returning({ id: addressBookEntry.id });
  return only(made);
};

/** Writes a line into the call list of a case's borrower; its id. */
export const makeUserCall = async (
  database: Database,
  caseRow: StoredTask,
  { phone, at, type = '2' }: { phone: string; at: Date; type?: string },
): Promise<string> => {
  const row = { ...of(caseRow), name: null, phone, type, at, duration: 61 };
  const [made] = await database.insert(userCall).values(row).returning({ id: userCall.id });
  return only(made);
};

/** Gives a case's borrower a shopping account with one order; the order's id. */
export const makeShopping = async (
  database: Database,
  caseRow: StoredTask,
  { address, at }: { address: string; at: Date },
): Promise<string> => {
  await database
    .insert(shoppingAccount)
    .values({ ...of(caseRow), platform: 'Alibaba', accountName: 'ana_cruz', registeredAt: at });
  const order = { ...of(caseRow), title: 'Lámpara', amount: toMinorUnits(12_550), receiver: 'Ana Cruz', address, at };
  const [made] = await database.insert(shoppingOrder).values(order).returning({ id: shoppingOrder.id });
  return only(made);
};
