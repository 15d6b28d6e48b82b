import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { userOperationItem } from '../../../database/tables/userTables';
import { inOperation, type StoredUserOperation } from './manyUsersStore';

/** A user of an operation as the database keeps it. */
export type StoredItem = typeof userOperationItem.$inferSelect;

/** Returns the next user; users that failed before come last. */
export async function findNextItem(
  tx: Pick<Transaction, 'select'>,
  operation: StoredUserOperation,
): Promise<StoredItem | undefined> {
  const [item] = await tx
    .select()
    .from(userOperationItem)
    .where(and(inOperation(operation), isNull(userOperationItem.outcome)))
    .orderBy(asc(userOperationItem.tries), asc(userOperationItem.place))
    .limit(1);
  return item;
}

const isItem = ({ institutionId, operationId, place }: StoredItem) =>
  and(inOperation({ institutionId, id: operationId }), eq(userOperationItem.place, place));

/** Locks an item until the end of the transaction; false if another server processes it or has done so. */
export async function takeItem(tx: Transaction, item: StoredItem): Promise<boolean> {
  const rows = await tx
    .select({ place: userOperationItem.place })
    .from(userOperationItem)
    .where(and(isItem(item), isNull(userOperationItem.outcome)))
    .for('update', { skipLocked: true });
  return rows.length === 1;
}

/** Writes down what became of a user, or that it failed once more. */
export const recordItem = (
  tx: Pick<Transaction, 'update'>,
  item: StoredItem,
  change: Partial<Pick<StoredItem, 'outcome' | 'before' | 'tries'>>,
): Promise<unknown> => tx.update(userOperationItem).set(change).where(isItem(item));

/** Lists the numbers of all users of an operation. */
export const getUsers = async (tx: Pick<Transaction, 'select'>, operation: StoredUserOperation): Promise<number[]> =>
  (await tx.select({ userId: userOperationItem.userId }).from(userOperationItem).where(inOperation(operation))).map(
    ({ userId }) => userId,
  );
