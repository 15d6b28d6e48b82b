import { and, desc, eq } from 'drizzle-orm';
import { shoppingAccount, shoppingOrder } from '../../database/tables/materialTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

type ShoppingContext = Pick<CallerContext, 'tx'>;
/** Stored shopping account. */
export type StoredAccount = typeof shoppingAccount.$inferSelect;
/** Stored order. */
export type StoredOrder = typeof shoppingOrder.$inferSelect;

/** Lists the orders of a case's borrower, newest first. */
export const listOrders = (of: Task, { tx }: ShoppingContext): Promise<StoredOrder[]> =>
  tx
    .select()
    .from(shoppingOrder)
    .where(eq(shoppingOrder.borrowerId, of.borrowerId))
    .orderBy(desc(shoppingOrder.at), desc(shoppingOrder.id));

/** Finds the online-shopping account of a case's borrower, if there is one (CD-09). */
export async function findShoppingAccount(of: Task, { tx }: ShoppingContext): Promise<StoredAccount | undefined> {
  const [account] = await tx.select().from(shoppingAccount).where(eq(shoppingAccount.borrowerId, of.borrowerId));
  return account;
}

/** Finds an order of a case's borrower; others are refused as not found (RO-01). */
export async function findOrder(of: Task, orderId: string, { tx }: ShoppingContext): Promise<StoredOrder> {
  const [row] = await tx
    .select()
    .from(shoppingOrder)
    .where(and(eq(shoppingOrder.id, parseRowId(orderId)), eq(shoppingOrder.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
