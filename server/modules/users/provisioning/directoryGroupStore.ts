import { and, asc, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { CallerContext } from '../../../access/callContext';
import { matchesRow } from '../../../database/matchesRow';
import { directoryGroup, directoryGroupMember } from '../../../database/tables/directoryTables';
import { appUser } from '../../../database/tables/organizationTables';
import { isRowId } from '../../../values/parseRowId';
import type { GROUP_FILTER, ScimCondition, ScimPage } from './scimQuery';

type GroupContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Group of the directory as stored. */
export type DirectoryGroup = typeof directoryGroup.$inferSelect;

/** Attribute of groups that a filter can compare. */
type GroupAttribute = typeof GROUP_FILTER extends Map<string, infer Attribute extends string> ? Attribute : never;

const isOfInstitution = ({ caller }: Pick<GroupContext, 'caller'>): SQL =>
  eq(directoryGroup.institutionId, caller.institutionId);

const matches = ({ attribute, value }: ScimCondition<GroupAttribute>, { tx }: Pick<GroupContext, 'tx'>): SQL => {
  if (attribute === 'displayName') return sql`lower(${directoryGroup.displayName}) = ${value.toLowerCase()}`;
  if (attribute === 'externalId') return eq(directoryGroup.externalId, value);
  if (!isRowId(value)) return sql`false`;
  if (attribute === 'id') return eq(directoryGroup.id, Number(value));
  const members = tx
    .select({ userId: directoryGroupMember.userId })
    .from(directoryGroupMember)
    .where(
      and(matchesRow(directoryGroup, directoryGroupMember.groupId), eq(directoryGroupMember.userId, Number(value))),
    );
  return exists(members);
};

/** Returns a page of the institution's groups by number, with the total count. */
export const selectDirectoryGroups = async (
  { conditions, offset, limit }: ScimPage<GroupAttribute>,
  context: GroupContext,
): Promise<{ rows: DirectoryGroup[]; totalCount: number }> => {
  const where = and(isOfInstitution(context), ...conditions.map((each) => matches(each, context)));
  const totalCount = await context.tx.$count(directoryGroup, where);
  const rows = await context.tx
    .select()
    .from(directoryGroup)
    .where(where)
    .orderBy(asc(directoryGroup.id))
    .limit(limit)
    .offset(offset);
  return { rows, totalCount };
};

/** Finds a group of the institution. */
export const findDirectoryGroup = async (id: number, context: GroupContext): Promise<DirectoryGroup | undefined> => {
  const where = and(isOfInstitution(context), eq(directoryGroup.id, id));
  const [row] = await context.tx.select().from(directoryGroup).where(where);
  return row;
};

/** Like findDirectoryGroup, but locks the group until the end of the transaction. */
export const lockDirectoryGroup = async (id: number, context: GroupContext): Promise<DirectoryGroup | undefined> => {
  const where = and(isOfInstitution(context), eq(directoryGroup.id, id));
  const [row] = await context.tx.select().from(directoryGroup).where(where).for('update');
  return row;
};

/** Unused group number. */
const NO_GROUP = -1;

/** Returns true if another group of the institution has the name or the identifier. Concurrent requests wait for each other. */
export const isGroupNameInUse = async (
  { displayName, externalId }: { readonly displayName?: string; readonly externalId?: string | null },
  context: GroupContext,
  except = NO_GROUP,
): Promise<boolean> => {
  const { tx, caller } = context;
  const lock = `directory groups ${caller.institutionId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const isTaken = sql`(lower(${directoryGroup.displayName}) = ${displayName?.toLowerCase() ?? null}
    or ${directoryGroup.externalId} = ${externalId ?? null})`;
  return (await tx.$count(directoryGroup, and(isOfInstitution(context), isTaken, ne(directoryGroup.id, except)))) > 0;
};

/** Adds a group and returns its number. */
export const insertDirectoryGroup = async (
  group: Pick<DirectoryGroup, 'displayName' | 'externalId'>,
  { tx, caller, now }: GroupContext & Pick<CallerContext, 'now'>,
): Promise<number> => {
  const made = { institutionId: caller.institutionId, createdAt: now, updatedAt: now };
  const rows = await tx
    .insert(directoryGroup)
    .values({ ...group, ...made })
    .returning({ id: directoryGroup.id });
  return rows[0]?.id ?? NO_GROUP;
};

/** Updates groups and counts the change in their versions. */
export const updateDirectoryGroups = async (
  ids: readonly number[],
  changes: Partial<Pick<DirectoryGroup, 'displayName' | 'externalId'>>,
  context: GroupContext & Pick<CallerContext, 'now'>,
): Promise<void> => {
  await context.tx
    .update(directoryGroup)
    .set({ ...changes, revision: sql`${directoryGroup.revision} + 1`, updatedAt: context.now })
    .where(and(isOfInstitution(context), inArray(directoryGroup.id, [...ids])));
};

/** Deletes a group with its members. */
export const deleteDirectoryGroupRow = async (id: number, context: GroupContext): Promise<void> => {
  await context.tx.delete(directoryGroup).where(and(isOfInstitution(context), eq(directoryGroup.id, id)));
};

/** Member of a group. */
export interface DirectoryGroupMember {
  readonly groupId: number;
  readonly userId: number;
  readonly name: string;
}

/** Lists the members of groups by number. */
export const listDirectoryGroupMembers = async (
  groupIds: readonly number[],
  { tx, caller }: GroupContext,
): Promise<DirectoryGroupMember[]> =>
  tx
    .select({ groupId: directoryGroupMember.groupId, userId: directoryGroupMember.userId, name: appUser.name })
    .from(directoryGroupMember)
    .innerJoin(appUser, matchesRow(appUser, directoryGroupMember.userId))
    .where(
      and(
        eq(directoryGroupMember.institutionId, caller.institutionId),
        inArray(directoryGroupMember.groupId, [...groupIds]),
      ),
    )
    .orderBy(asc(directoryGroupMember.userId));

/** Group of a user. */
export interface DirectoryGroupOfUser extends Pick<DirectoryGroup, 'id' | 'displayName' | 'externalId'> {
  readonly userId: number;
}

/** Lists the groups of users by number. */
export const listGroupsOfUsers = async (
  userIds: readonly number[],
  { tx, caller }: GroupContext,
): Promise<DirectoryGroupOfUser[]> =>
  tx
    .select({
      userId: directoryGroupMember.userId,
      id: directoryGroup.id,
      displayName: directoryGroup.displayName,
      externalId: directoryGroup.externalId,
    })
    .from(directoryGroupMember)
    .innerJoin(directoryGroup, matchesRow(directoryGroup, directoryGroupMember.groupId))
    .where(
      and(
        eq(directoryGroupMember.institutionId, caller.institutionId),
        inArray(directoryGroupMember.userId, [...userIds]),
      ),
    )
    .orderBy(asc(directoryGroup.id));

/** Adds users to a group. */
export const insertDirectoryGroupMembers = async (
  groupId: number,
  userIds: readonly number[],
  { tx, caller }: GroupContext,
): Promise<void> => {
  if (userIds.length === 0) return;
  const { institutionId } = caller;
  await tx
    .insert(directoryGroupMember)
    .values(userIds.map((userId) => ({ institutionId, groupId, userId })))
    .onConflictDoNothing();
};

/** Removes users from groups. */
export const deleteDirectoryGroupMembers = async (
  { groupIds, userIds }: { readonly groupIds: readonly number[]; readonly userIds: readonly number[] },
  { tx, caller }: GroupContext,
): Promise<void> => {
  await tx
    .delete(directoryGroupMember)
    .where(
      and(
        eq(directoryGroupMember.institutionId, caller.institutionId),
        inArray(directoryGroupMember.groupId, [...groupIds]),
        inArray(directoryGroupMember.userId, [...userIds]),
      ),
    );
};
