import { and, count, eq, gte, type SQL } from 'drizzle-orm';
import { CASE } from '@/contract/codes/caseStatus';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { task } from '../../database/tables/caseTables';
import { queue } from '../../database/tables/organisationTables';

type ExtensionContext = Pick<CallerContext, 'tx'>;

/** The part of a queue's cases that may be extended in a month, per cent; the queue is held until the end of the transaction. */
export async function lockExtensionPercent(queueId: number, { tx }: ExtensionContext): Promise<number | undefined> {
  const [limit] = await tx
    .select({ percent: queue.extensionPercent })
    .from(queue)
    .where(eq(queue.id, queueId))
    .for('no key update');
  return limit?.percent;
}

async function countCases(condition: SQL | undefined, { tx }: ExtensionContext): Promise<number> {
  const [row] = await tx.select({ cases: count() }).from(task).where(condition);
  return row?.cases ?? 0;
}

/** How many cases of a queue are open now. */
export const countOpenOfQueue = (queueId: number, context: ExtensionContext): Promise<number> =>
  countCases(and(eq(task.queueId, queueId), isOpenTask), context);

/** How many cases of a queue have ended by extension since a time. */
export const countExtended = (queueId: number, since: Date, context: ExtensionContext): Promise<number> =>
  countCases(and(eq(task.queueId, queueId), eq(task.status, CASE.extended), gte(task.settledAt, since)), context);
