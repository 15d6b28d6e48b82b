import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { achievementStandard } from '../../database/tables/boardTables';
import { queue } from '../../database/tables/organisationTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Stored = typeof achievementStandard.$inferSelect;

const isOf = (queueId: number | null, { caller }: Context) =>
  and(
    eq(achievementStandard.institutionId, caller.institutionId),
    queueId === null ? isNull(achievementStandard.queueId) : eq(achievementStandard.queueId, queueId),
  );

/** The standards that a queue, or the institution where null, has of its own; the disabled ones too. */
export const ownStandards = (queueId: number | null, context: Context): Promise<Stored[]> =>
  context.tx.select().from(achievementStandard).where(isOf(queueId, context)).orderBy(asc(achievementStandard.id));

/** A queue of the institution; another one does not exist here. */
export async function findStandardQueue(queueId: string, { tx, caller }: Context): Promise<number> {
  const [row] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.id, parseRowId(queueId)), eq(queue.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** The institution's queues by code, and whether they have standards of their own. */
export async function standardQueues({ tx, caller }: Context): Promise<{ id: string; name: string; isOwn: boolean }[]> {
  const isOwn = sql<boolean>`exists (select 1 from achievement_standard s where s.queue_id = queue.id)`;
  const rows = await tx
    .select({ id: queue.id, code: queue.code, name: queue.name, isOwn })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));
  return rows.map(({ id, code, name, isOwn: own }) => ({ id: String(id), name: `${code} · ${name}`, isOwn: own }));
}

/** Puts standards in the place of those that were there. */
export async function replaceStandards(
  queueId: number | null,
  standards: readonly Pick<Stored, 'indicator' | 'target' | 'weight' | 'enabled'>[],
  context: Context,
): Promise<void> {
  const { tx, caller, now } = context;
  const { institutionId } = caller;
  // Of two administrators at once the second waits and replaces all of the first's.
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
