import { and, desc, eq } from 'drizzle-orm';
import type { ShoppingAccount } from '@/contract/entities/material';
import { shoppingAccount, shoppingOrder } from '../../database/tables/materialTables';
import { sumToWire, timeOrNull, toWire } from '../../values/wire';
import { rowNumber } from '../../values/rowNumber';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { maskAddressOrNull } from '../../security/masking';
import type { Task } from '../cases/casesFacade';

type ShoppingContext = Pick<CallerContext, 'tx' | 'caller'>;
type StoredOrder = typeof shoppingOrder.$inferSelect;
type WireOrder = NonNullable<ShoppingAccount>['orders'][number];

const toWireOrder = ({ id, at, title, amount, receiver, address }: StoredOrder, digits: number): WireOrder => ({
  id: String(id),
  time: at.toISOString(),
  title,
  amount: toWire(amount, digits),
  receiver,
  address: maskAddressOrNull(address),
});

const listOrders = (of: Task, { tx }: ShoppingContext): Promise<StoredOrder[]> =>
  tx
    .select()
    .from(shoppingOrder)
    .where(eq(shoppingOrder.borrowerId, of.borrowerId))
    .orderBy(desc(shoppingOrder.at), desc(shoppingOrder.id));

/** The online-shopping account of a case's borrower with its orders, newest first, addresses masked; null where there is none (CD-09, CD-12). */
export async function readShoppingAccount(of: Task, context: ShoppingContext): Promise<ShoppingAccount> {
  const { tx, caller } = context;
  const [account] = await tx.select().from(shoppingAccount).where(eq(shoppingAccount.borrowerId, of.borrowerId));
  if (!account) return null;
  const orders = await listOrders(of, context);
  const total = orders.reduce((sum, { amount }) => sum + amount, 0);
  return {
    platform: account.platform,
    accountName: account.accountName,
    registeredTime: timeOrNull(account.registeredAt),
    orderCount: orders.length,
    totalAmount: sumToWire(total, caller.currencyDigits),
    lastOrderTime: timeOrNull(orders[0]?.at ?? null),
    orders: orders.map((order) => toWireOrder(order, caller.currencyDigits)),
    currency: caller.currency,
  };
}

/** An order of a case's borrower; that of another one does not exist here (RO-01). */
export async function findOrder(of: Task, orderId: string, { tx }: ShoppingContext): Promise<StoredOrder> {
  const [row] = await tx
    .select()
    .from(shoppingOrder)
    .where(and(eq(shoppingOrder.id, rowNumber(orderId)), eq(shoppingOrder.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
