import { and, eq, sql } from 'drizzle-orm';
import { inIds } from '../../database/anyOf';
import type { Transaction } from '../../database/connect';
import { repaymentCode } from '../../database/tables/moneyTables';

/**
 * Withdraws the codes of some cases, which have ended or whose codes must no longer be paid.
 * The channel is notified of the codes that it knows (MI-06).
 */
export async function withdrawCodes(
  tx: Transaction,
  {
    institutionId,
    taskIds,
    now,
  }: { readonly institutionId: number; readonly taskIds: readonly number[]; readonly now: Date },
): Promise<void> {
  if (taskIds.length === 0) return;
  await tx
    .update(repaymentCode)
    .set({
      endedAt: now,
      endedHow: 'withdrawn',
      updatedAt: now,
      asked: 0,
      askAt: sql`case when ${repaymentCode.askedAt} is null then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(repaymentCode.institutionId, institutionId),
        inIds(repaymentCode.taskId, taskIds),
        sql`${repaymentCode.endedAt} is null`,
      ),
    );
}
