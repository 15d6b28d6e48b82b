import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { CallerContext } from '../../../access/callContext';
import { isVisibleUser } from '../../../access/isVisibleUser';
import { appUser } from '../../../database/tables/organizationTables';
import { isRowId } from '../../../values/parseRowId';
import type { ScimCondition, ScimPage, USER_FILTER } from './scimQuery';

type ListContext = Pick<CallerContext, 'tx' | 'caller'>;

const SHOWN = {
  id: appUser.id,
  username: appUser.username,
  name: appUser.name,
  email: appUser.email,
  externalId: appUser.externalId,
  directoryRoles: appUser.directoryRoles,
  enabled: appUser.enabled,
  createdAt: appUser.createdAt,
  updatedAt: appUser.updatedAt,
};

/** Columns of a user that a directory sees. */
export type ProvisionedUser = { readonly [Name in keyof typeof SHOWN]: (typeof appUser.$inferSelect)[Name] };

/** Attribute of users that a filter can compare. */
type UserAttribute = typeof USER_FILTER extends Map<string, infer Attribute extends string> ? Attribute : never;

const COLUMNS = {
  id: appUser.id,
  userName: sql`lower(${appUser.username})`,
  email: sql`lower(${appUser.email})`,
  externalId: appUser.externalId,
  active: sql`${appUser.enabled}::text`,
};

const matches = ({ attribute, value }: ScimCondition<UserAttribute>): SQL => {
  if (attribute === 'id' && !isRowId(value)) return sql`false`;
  const isCaseExact = attribute === 'externalId';
  return sql`${COLUMNS[attribute]} = ${isCaseExact ? value : value.toLowerCase()}`;
};

/** Condition for users that the directory has not deleted. */
const isKnown = isNull(appUser.directoryDeletedAt);

/** Returns a page of the institution's users by number, with the total count. */
export const selectProvisionedUsers = async (
  { conditions, offset, limit }: ScimPage<UserAttribute>,
  { tx, caller }: ListContext,
): Promise<{ rows: ProvisionedUser[]; totalCount: number }> => {
  const where = and(isVisibleUser(caller), isKnown, ...conditions.map(matches));
  const totalCount = await tx.$count(appUser, where);
  const rows = await tx.select(SHOWN).from(appUser).where(where).orderBy(asc(appUser.id)).limit(limit).offset(offset);
  return { rows, totalCount };
};

/** Returns true if another user of the institution has the identifier in the directory. */
export const isExternalIdInUse = async (
  externalId: string,
  { tx, caller }: ListContext,
  except: number,
): Promise<boolean> => {
  const isTaken = and(eq(appUser.institutionId, caller.institutionId), eq(appUser.externalId, externalId));
  return (await tx.$count(appUser, and(isTaken, ne(appUser.id, except)))) > 0;
};

/** Returns the number of the user with this identifier whom the directory has deleted. */
export const findDeletedUser = async (
  externalId: string | null,
  { tx, caller }: ListContext,
): Promise<number | undefined> => {
  if (externalId === null) return undefined;
  const where = and(isVisibleUser(caller), isNotNull(appUser.directoryDeletedAt), eq(appUser.externalId, externalId));
  const [row] = await tx.select({ id: appUser.id }).from(appUser).where(where);
  return row?.id;
};

/** Lists those of some numbers that are users whom the directory knows. */
export const listKnownUserIds = async (
  ids: readonly number[],
  { tx, caller }: ListContext,
): Promise<ReadonlySet<number>> => {
  const where = and(isVisibleUser(caller), isKnown, inArray(appUser.id, [...ids]));
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(where);
  return new Set(rows.map(({ id }) => id));
};

const PLACED = {
  id: appUser.id,
  role: appUser.role,
  groupId: appUser.groupId,
  queueId: appUser.queueId,
  directoryRoles: appUser.directoryRoles,
};

/** Columns of a user that decide about role, group and queue. */
export type PlacedUser = { readonly [Name in keyof typeof PLACED]: (typeof appUser.$inferSelect)[Name] };

/** Locks users by number until the end of the transaction, and returns them. */
export const lockProvisionedUsers = async (
  ids: readonly number[],
  { tx, caller }: ListContext,
): Promise<PlacedUser[]> => {
  if (ids.length === 0) return [];
  const where = and(eq(appUser.institutionId, caller.institutionId), inArray(appUser.id, [...ids]));
  return tx.select(PLACED).from(appUser).where(where).orderBy(asc(appUser.id)).for('update');
};
