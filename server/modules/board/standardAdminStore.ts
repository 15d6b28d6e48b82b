import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { achievementStandard } from '../../database/tables/boardTables';
import { queue } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Stored standard. */
export type StoredStandard = typeof achievementStandard.$inferSelect;
/** Editable fields of a standard; an amount in minor units. */
export type StandardFields = Pick<StoredStandard, 'indicator' | 'target' | 'weight' | 'enabled'>;

const isOf = (queueId: number | null, { caller }: Context) =>
  and(
    eq(achievementStandard.institutionId, caller.institutionId),
    queueId === null ? isNull(achievementStandard.queueId) : eq(achievementStandard.queueId, queueId),
  );

/** Lists the standards of a queue, or of the institution if null, including disabled ones. */
export const ownStandards = (queueId: number | null, context: Context): Promise<StoredStandard[]> =>
  context.tx.select().from(achievementStandard).where(isOf(queueId, context)).orderBy(asc(achievementStandard.id));

/** Queue that can have separate standards. */
export interface StandardQueue {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isOwn: boolean;
}

const isOwn = sql<boolean>`exists (select 1 from achievement_standard s where s.institution_id = queue.institution_id and s.queue_id = queue.id)`;

/** Returns the institution's queues by code, and whether they have standards of their own. */
export const standardQueues = ({ tx, caller }: Context): Promise<StandardQueue[]> =>
  tx
    .select({ id: queue.id, code: queue.code, name: queue.name, isOwn })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));

/** Replaces the existing standards. */
export async function replaceStandards(
  queueId: number | null,
  standards: readonly StandardFields[],
  context: Context,
): Promise<void> {
  const { tx, caller, now } = context;
  const { institutionId } = caller;
  // A second administrator at the same time waits for the lock and replaces all standards of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`standards of ${institutionId}`}, 0))`);
  await tx.delete(achievementStandard).where(isOf(queueId, context));
  if (standards.length === 0) return;
  await tx.insert(achievementStandard).values(
    standards.map(({ indicator, target, weight, enabled }) => ({
      institutionId,
      queueId,
      indicator,
      target,
      weight,
      enabled,
      updatedAt: now,
    })),
  );
}
