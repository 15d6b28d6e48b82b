import { and, eq, inArray, notInArray, asc, count, ne, sql } from 'drizzle-orm';
import { appUser, queue, userGroup, institution } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { selectVisibleBinders } from '../../access/queueScope';
import { Refusal } from '../../kernel/refusal';
import { parseRowId } from '../../values/parseRowId';
import { matchesRow } from '../../database/matchesRow';
import { seatPlan } from '../../database/tables/seatTables';

type UserGroupContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Lists the agents of some groups who could take over cases, except some users. */
export async function listAgentsByGroups(
  groupIds: readonly number[],
  { except }: { readonly except: readonly number[] },
  { tx, caller }: UserGroupContext,
): Promise<{ readonly id: number; readonly groupId: number | null }[]> {
  if (groupIds.length === 0) return [];
  return tx
    .select({ id: appUser.id, groupId: appUser.groupId })
    .from(appUser)
    .where(
      and(
        selectVisibleBinders(caller),
        eq(appUser.role, 'member'),
        inArray(appUser.groupId, [...groupIds]),
        except.length > 0 ? notInArray(appUser.id, [...except]) : undefined,
      ),
    );
}

/** Parses the number of a group of the caller's institution; null for none. Refuses others as not found. */
export async function groupNumber(id: string | null, { tx, caller }: UserGroupContext): Promise<number | null> {
  if (id === null) return null;
  const condition = and(eq(userGroup.id, parseRowId(id)), eq(userGroup.institutionId, caller.institutionId));
  const [row] = await tx.select({ id: userGroup.id }).from(userGroup).where(condition);
  // A leader learns nothing about other groups, not even that they exist.
  if (!row || (caller.role === 'leader' && row.id !== caller.groupId)) throw new Refusal('notFound');
  return row.id;
}

/** Parses the number of a queue of the caller's institution; null for none. Refuses others as not found. */
export async function queueNumber(id: string | null, { tx, caller }: UserGroupContext): Promise<number | null> {
  if (id === null) return null;
  const condition = and(eq(queue.id, parseRowId(id)), eq(queue.institutionId, caller.institutionId));
  const [row] = await tx.select({ id: queue.id }).from(queue).where(condition);
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** Group with its number of users. */
export interface FoundGroup {
  readonly id: number;
  readonly name: string;
  readonly userCount: number;
  /** Its enabled leaders, by name. */
  readonly leaders: { readonly id: string; readonly name: string }[];
}

/** A queue by its names. */
export interface FoundQueue {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const leaders = sql<FoundGroup['leaders']>`coalesce(
  jsonb_agg(jsonb_build_object('id', ${appUser.id}::text, 'name', ${appUser.name}) order by ${appUser.name}, ${appUser.id})
  filter (where ${appUser.role} = 'leader' and ${appUser.enabled}), '[]')`;

/** Lists the groups of the institution with their numbers of users, by name. */
export const listGroups = ({ tx, caller }: UserGroupContext): Promise<FoundGroup[]> =>
  tx
    .select({ id: userGroup.id, name: userGroup.name, userCount: count(appUser.id), leaders })
    .from(userGroup)
    .leftJoin(appUser, matchesRow(userGroup, appUser.groupId))
    .where(eq(userGroup.institutionId, caller.institutionId))
    .groupBy(userGroup.institutionId, userGroup.id)
    .orderBy(asc(sql`lower(${userGroup.name})`));

/** Lists the queues of the institution, by code. */
export const listQueueNames = ({ tx, caller }: UserGroupContext): Promise<FoundQueue[]> =>
  tx
    .select({ id: queue.id, code: queue.code, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));

/** Returns the name of the caller's institution. */
export async function getInstitutionName({ tx, caller }: UserGroupContext): Promise<string> {
  const [row] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return row?.name ?? '';
}

/** Refuses a name that another group of the institution has. */
export async function refuseGroupNameInUse(name: string, { tx, caller }: UserGroupContext, except = -1): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${caller.institutionId}`}, 0))`);
  const same = and(
    eq(userGroup.institutionId, caller.institutionId),
    ne(userGroup.id, except),
    sql`lower(${userGroup.name}) = lower(${name})`,
  );
  const taken = await tx.select({ id: userGroup.id }).from(userGroup).where(same);
  if (taken.length > 0) throw new Refusal('nameTaken', { fields: 'name' });
}

/** Adds a group and returns its number. */
export async function addGroup(name: string, { tx, caller }: UserGroupContext): Promise<number> {
  const rows = await tx
    .insert(userGroup)
    .values({ institutionId: caller.institutionId, name })
    .returning({ id: userGroup.id });
  return rows[0]?.id ?? 0;
}

/** Renames a group. */
export async function renameGroup(id: number, name: string, { tx }: Pick<UserGroupContext, 'tx'>): Promise<void> {
  await tx.update(userGroup).set({ name }).where(eq(userGroup.id, id));
}

/** Locks a group, so that no users are added meanwhile, and counts its users and plans. */
export async function lockGroupUse(
  id: number,
  { tx }: Pick<UserGroupContext, 'tx'>,
): Promise<{ users: number; plans: number }> {
  await tx.select({ id: userGroup.id }).from(userGroup).where(eq(userGroup.id, id)).for('update');
  const [users] = await tx.select({ number: count() }).from(appUser).where(eq(appUser.groupId, id));
  const [plans] = await tx.select({ number: count() }).from(seatPlan).where(eq(seatPlan.groupId, id));
  return { users: users?.number ?? 0, plans: plans?.number ?? 0 };
}

/** Deletes an unused group. */
export async function dropGroup(id: number, { tx }: Pick<UserGroupContext, 'tx'>): Promise<void> {
  await tx.delete(userGroup).where(eq(userGroup.id, id));
}
