import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { queue, type QueueRule } from '../../database/tables/organizationTables';

/** Fields of an automatic queue that routing needs. */
export interface RuledQueue {
  readonly id: number;
  readonly name: string;
  readonly rule: QueueRule;
  readonly priority: number;
}

/** Lists the enabled automatic queues of an institution with a rule, in order of precedence (QU-01). */
export async function listRuledQueues(tx: Pick<Transaction, 'select'>, institutionId: number): Promise<RuledQueue[]> {
  const rows = await tx
    .select({ id: queue.id, name: queue.name, rule: queue.rule, priority: queue.priority })
    .from(queue)
    .where(
      and(
        eq(queue.institutionId, institutionId),
        eq(queue.type, 'automatic'),
        eq(queue.enabled, true),
        isNotNull(queue.rule),
      ),
    )
    .orderBy(asc(queue.priority), asc(queue.id));
  return rows.flatMap(({ rule, ...row }) => (rule === null ? [] : [{ ...row, rule }]));
}
