import { toNumberKey } from '@/contract/law/contactRole';
import { and, count, desc, eq } from 'drizzle-orm';
import { userCall } from '../../database/tables/materialTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

type UserCallContext = Pick<CallerContext, 'tx'>;
/** Stored line of a borrower's call list. */
export type StoredUserCall = typeof userCall.$inferSelect;

/** Lists the entries of the borrower's own call list, newest first (CD-09). */
export const listUserCalls = (of: Task, { tx }: UserCallContext): Promise<StoredUserCall[]> =>
  tx
    .select()
    .from(userCall)
    .where(eq(userCall.borrowerId, of.borrowerId))
    .orderBy(desc(userCall.at), desc(userCall.id));

/** Finds a line of the call list of a case's borrower; others are refused as not found (RO-01). */
export async function findUserCall(of: Task, callId: string, { tx }: UserCallContext): Promise<StoredUserCall> {
  const [row] = await tx
    .select()
    .from(userCall)
    .where(and(eq(userCall.id, parseRowId(callId)), eq(userCall.borrowerId, of.borrowerId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Counts the entries of each number in the borrower's call list, by its digits. */
export async function countUserCalls(of: Task, { tx }: UserCallContext): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ phone: userCall.phone, calls: count() })
    .from(userCall)
    .where(eq(userCall.borrowerId, of.borrowerId))
    .groupBy(userCall.phone);
  const counted = new Map<string, number>();
  for (const { phone, calls } of rows) {
    const digits = toNumberKey(phone);
    counted.set(digits, calls + (counted.get(digits) ?? 0));
  }
  return counted;
}
