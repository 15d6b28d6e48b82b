import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { appUser, queue, userGroup } from '../../database/tables/organizationTables';
import { seatPlan } from '../../database/tables/seatTables';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import type { SeatContext } from '../../access/seatScope';

/** A plan as the database has it. */
export type StoredPlan = typeof seatPlan.$inferSelect;

/** Plans of the teams that a caller sees (RO-01). */
const visiblePlans = ({ caller }: SeatContext): SQL | undefined =>
  and(
    eq(seatPlan.institutionId, caller.institutionId),
    caller.role === 'leader' ? sql`${seatPlan.groupId} = ${caller.groupId ?? 0}` : undefined,
  );

/** Reads the plans of some teams by team, queue and first day. */
export const getPlans = (groupIds: readonly number[], context: SeatContext): Promise<StoredPlan[]> =>
  context.tx
    .select()
    .from(seatPlan)
    .where(and(visiblePlans(context), inArray(seatPlan.groupId, [...groupIds])))
    .orderBy(seatPlan.groupId, seatPlan.queueId, seatPlan.fromDay);

/** Plan with the names of its team, its queue and its last editor. */
export interface NamedPlan {
  readonly plan: StoredPlan;
  readonly groupName: string;
  readonly queueName: string;
  readonly updatedByName: string;
}

/** Lists the plans that a caller sees, latest start first (SS-01). */
export const listPlans = (groupId: number | undefined, context: SeatContext): Promise<NamedPlan[]> =>
  context.tx
    .select({ plan: seatPlan, groupName: userGroup.name, queueName: queue.name, updatedByName: appUser.name })
    .from(seatPlan)
    .innerJoin(userGroup, matchesRow(userGroup, seatPlan.groupId))
    .innerJoin(queue, matchesRow(queue, seatPlan.queueId))
    .innerJoin(appUser, matchesRow(appUser, seatPlan.updatedBy))
    .where(and(visiblePlans(context), groupId === undefined ? undefined : eq(seatPlan.groupId, groupId)))
    .orderBy(asc(userGroup.name), asc(queue.code), desc(seatPlan.fromDay));

/** Parses the number of a queue of the institution; refuses others as not found. */
export async function parseQueueId(queueId: string, { tx, caller }: SeatContext): Promise<number> {
  const [row] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.id, parseRowId(queueId)), eq(queue.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** Key of a plan: one per team, queue and first day. */
export type PlanKey = Pick<StoredPlan, 'groupId' | 'queueId' | 'fromDay'>;

/** Locks the plan of that first day until the end of the transaction. */
export async function lockPlan(
  { groupId, queueId, fromDay }: PlanKey,
  context: SeatContext,
): Promise<StoredPlan | undefined> {
  const [row] = await context.tx
    .select()
    .from(seatPlan)
    .where(
      and(
        visiblePlans(context),
        eq(seatPlan.groupId, groupId),
        eq(seatPlan.queueId, queueId),
        eq(seatPlan.fromDay, fromDay),
      ),
    )
    .for('update');
  return row;
}

/** Writes a plan; undefined if another user wrote one for that first day concurrently. */
export async function writePlan(
  known: StoredPlan | undefined,
  plan: Omit<StoredPlan, 'id' | 'institutionId' | 'updatedAt' | 'updatedBy'>,
  { tx, caller, now }: SeatContext,
): Promise<number | undefined> {
  const row = { ...plan, institutionId: caller.institutionId, updatedAt: now, updatedBy: caller.userId };
  const written = known
    ? await tx.update(seatPlan).set(row).where(eq(seatPlan.id, known.id)).returning({ id: seatPlan.id })
    : await tx.insert(seatPlan).values(row).onConflictDoNothing().returning({ id: seatPlan.id });
  return written[0]?.id;
}

/** Deletes a plan; refuses a plan that the caller does not see as not found. */
export async function removePlan(planId: string, context: SeatContext): Promise<void> {
  const gone = await context.tx
    .delete(seatPlan)
    .where(and(visiblePlans(context), eq(seatPlan.id, parseRowId(planId))))
    .returning({ id: seatPlan.id });
  if (gone.length === 0) throw new Refusal('notFound');
}
