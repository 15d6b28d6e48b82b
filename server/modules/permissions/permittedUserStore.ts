import { sendFlagColumns } from '../../database/sendFlagColumns';
import { isPerson } from '../../access/isVisibleUser';
import type { Role } from '@/contract/codes/userCodes';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matchesRow } from '../../database/matchesRow';
import { permissionChange, permissionGrant } from '../../database/tables/userTables';
import { appUser, userGroup } from '../../database/tables/organizationTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { anyColumnContainsWords } from '../../values/searchText';

type PermittedUserContext = Pick<CallerContext, 'tx' | 'caller'>;

interface Page {
  readonly page: number;
  readonly size: number;
}

const ownCount = sql<number>`(select count(*)::int from ${permissionGrant} where ${matchesRow(appUser, permissionGrant.userId)})`;

const PERMITTED = {
  id: appUser.id,
  name: appUser.name,
  username: appUser.username,
  role: appUser.role,
  groupName: userGroup.name,
  enabled: appUser.enabled,
  ...sendFlagColumns,
  longAging: appUser.longAging,
  ownCount,
};

const selectPermitted = ({ tx, caller }: PermittedUserContext, where: SQL | undefined) =>
  tx
    .select(PERMITTED)
    .from(appUser)
    .leftJoin(userGroup, matchesRow(userGroup, appUser.groupId))
    .where(and(eq(appUser.institutionId, caller.institutionId), isPerson, where));

/** User whose permissions are shown. */
export type PermittedRow = Awaited<ReturnType<typeof selectPermitted>>[number];

const named = (text: string): SQL => anyColumnContainsWords([appUser.name, appUser.username], text);

const hasOwn = sql`exists (select 1 from ${permissionGrant} where ${matchesRow(appUser, permissionGrant.userId)})`;

/** Finds users of the institution by part of their name, those with their own overrides first. */
export const listPermittedUsers = async (
  { name, own, page, size }: Page & { name?: string | undefined; own?: boolean | undefined },
  context: PermittedUserContext,
): Promise<{ rows: PermittedRow[]; totalCount: number }> => {
  const where = and(name === undefined ? undefined : named(name), own === true ? hasOwn : undefined);
  const [total] = await context.tx
    .select({ number: count() })
    .from(appUser)
    .where(and(eq(appUser.institutionId, context.caller.institutionId), isPerson, where));
  const rows = await selectPermitted(context, where)
    .orderBy(desc(ownCount), appUser.name, appUser.id)
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
};

/** Finds a user of the institution by id; another institution's user is not found. */
export const getPermittedUser = async (userId: string, context: PermittedUserContext): Promise<PermittedRow> => {
  const [row] = await selectPermitted(context, eq(appUser.id, parseRowId(userId)));
  if (!row) throw new Refusal('notFound');
  return row;
};

/** Lists the ids of the enabled users of some roles. */
export const listUserIdsByRoles = async (
  roles: readonly Role[],
  { tx, caller }: PermittedUserContext,
): Promise<number[]> => {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.institutionId, caller.institutionId),
        eq(appUser.enabled, true),
        inArray(appUser.role, [...roles]),
      ),
    );
  return rows.map(({ id }) => id);
};

const actor = alias(appUser, 'actor');

const selectChanges = (tx: PermittedUserContext['tx'], where: SQL | undefined) =>
  tx
    .select({
      id: permissionChange.id,
      createdAt: permissionChange.createdAt,
      role: permissionChange.role,
      permission: permissionChange.permission,
      allowed: permissionChange.allowed,
      actorName: actor.name,
      userName: appUser.name,
    })
    .from(permissionChange)
    .innerJoin(actor, matchesRow(actor, permissionChange.actorId))
    .leftJoin(appUser, matchesRow(appUser, permissionChange.userId))
    .where(where);

/** Permission change with the names of its author and its subject. */
export type ListedChange = Awaited<ReturnType<typeof selectChanges>>[number];

/** Lists the changes of the institution's permissions, newest first; optionally of one user. */
export const listPermissionChanges = async (
  { userId, page, size }: Page & { userId?: string | undefined },
  { tx, caller }: PermittedUserContext,
): Promise<{ rows: ListedChange[]; totalCount: number }> => {
  const where = and(
    eq(permissionChange.institutionId, caller.institutionId),
    userId === undefined ? undefined : eq(permissionChange.userId, parseRowId(userId)),
  );
  const [total] = await tx.select({ number: count() }).from(permissionChange).where(where);
  const rows = await selectChanges(tx, where)
    .orderBy(desc(permissionChange.createdAt), desc(permissionChange.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
};
