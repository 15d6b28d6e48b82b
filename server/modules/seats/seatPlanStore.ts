import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import { appUser, queue, userGroup } from '../../database/tables/organisationTables';
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

/** The plans of some teams, by team, queue and first day. */
export const getPlans = (groupIds: readonly number[], context: SeatContext): Promise<StoredPlan[]> =>
  context.tx
    .select()
    .from(seatPlan)
    .where(and(visiblePlans(context), inArray(seatPlan.groupId, [...groupIds])))
    .orderBy(seatPlan.groupId, seatPlan.queueId, seatPlan.fromDay);

/** A plan with the names of its team, its queue and who changed it. */
export interface NamedPlan {
  readonly plan: StoredPlan;
  readonly groupName: string;
  readonly queueName: string;
  readonly updatedByName: string;
}

/** The plans that a caller sees, those that began last first (SS-01). */
export const listPlans = (groupId: number | undefined, context: SeatContext): Promise<NamedPlan[]> =>
  context.tx
    .select({ plan: seatPlan, groupName: userGroup.name, queueName: queue.name, updatedByName: appUser.name })
    .from(seatPlan)
    .innerJoin(userGroup, joinsTo(userGroup, seatPlan.groupId))
    .innerJoin(queue, joinsTo(queue, seatPlan.queueId))
    .innerJoin(appUser, joinsTo(appUser, seatPlan.updatedBy))
    .where(and(visiblePlans(context), groupId === undefined ? undefined : eq(seatPlan.groupId, groupId)))
    .orderBy(asc(userGroup.name), asc(queue.code), desc(seatPlan.fromDay));

/** The number of a queue of the institution; another one does not exist here. */
export async function knownQueue(queueId: string, { tx, caller }: SeatContext): Promise<number> {
  const [row] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.id, parseRowId(queueId)), eq(queue.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** What a plan is known by: one a team, queue and first day. */
export type PlanKey = Pick<StoredPlan, 'groupId' | 'queueId' | 'fromDay'>;

/** The plan of that first day, held until the end of the transaction. */
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

/** Writes a plan; undefined when somebody else wrote one for that first day at the same moment. */
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

/** Takes a plan out; one that the caller does not see does not exist here. */
export async function removePlan(planId: string, context: SeatContext): Promise<void> {
  const gone = await context.tx
    .delete(seatPlan)
    .where(and(visiblePlans(context), eq(seatPlan.id, parseRowId(planId))))
    .returning({ id: seatPlan.id });
  if (gone.length === 0) throw new Refusal('notFound');
}
