import { count, desc, eq } from 'drizzle-orm';
import type { UserChange } from '@/contract/codes/userCodes';
import { userHistory } from '../../database/tables/userTables';
import type { CallerContext } from '../../access/callContext';

type HistoryContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Writes the same history entry for several users; names of fields, never values. */
export async function writeUserHistory(
  { userIds, kind, fields = [] }: { userIds: readonly number[]; kind: UserChange; fields?: readonly string[] },
  { tx, caller, now }: HistoryContext,
): Promise<void> {
  if (userIds.length === 0) return;
  const by = { institutionId: caller.institutionId, byId: caller.userId, byName: caller.name, createdAt: now };
  await tx.insert(userHistory).values(userIds.map((userId) => ({ ...by, userId, kind, fields: [...fields] })));
}

/** One thing that was done to a user as the database keeps it. */
export type StoredUserChange = typeof userHistory.$inferSelect;

/** Lists the history of a user, newest first, with the total count. */
export async function listUserHistory(
  { userId, page, size }: { userId: number; page: number; size: number },
  { tx }: Pick<HistoryContext, 'tx'>,
): Promise<{ rows: StoredUserChange[]; totalCount: number }> {
  const ofUser = eq(userHistory.userId, userId);
  const [total] = await tx.select({ number: count() }).from(userHistory).where(ofUser);
  const rows = await tx
    .select()
    .from(userHistory)
    .where(ofUser)
    .orderBy(desc(userHistory.createdAt), desc(userHistory.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}
