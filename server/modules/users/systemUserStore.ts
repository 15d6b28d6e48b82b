import { runAsServiceRole } from '../../database/callTransaction';
import { appUser, institution, queue, userGroup } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import type { USER_LIST } from '@/contract/lists/userLists';
import { matchesRow } from '../../database/matchesRow';
import type { Transaction } from '../../database/connect';
import { loginLog } from '../../database/tables/signInTables';
import { NO_PASSWORD } from '../../security/passwords';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { isVisibleUser } from '../../access/isVisibleUser';
import { ATTENTION, matchesUser, type SystemUserFilters } from './systemUserFilterStore';

type SystemUserContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** User to be added, without the fields that the server sets. */
type NewUser = Omit<
  typeof appUser.$inferInsert,
  'institutionId' | 'passwordHash' | 'mustChangePassword' | 'creatorId' | 'creatorName' | 'createdAt' | 'updatedAt'
>;

/**
 * Adds users of the caller's institution without a password, and returns their numbers in order. The caller must have checked the right
 * to do so. Users who sign in with a company account only have no password to change.
 */
export async function insertUsers(
  users: readonly NewUser[],
  { tx, caller, now }: SystemUserContext,
  mustChangePassword = true,
): Promise<number[]> {
  if (users.length === 0) return [];
  const { institutionId, userId: creatorId, name: creatorName } = caller;
  const common = { institutionId, creatorId, creatorName, modifierId: creatorId, modifierName: creatorName };
  const made = { ...common, createdAt: now, updatedAt: now, passwordHash: NO_PASSWORD, mustChangePassword };
  const rows = await runAsServiceRole(tx, (own) =>
    own
      .insert(appUser)
      .values(users.map((user) => ({ ...user, ...made })))
      .returning({ id: appUser.id }),
  );
  return rows.map(({ id }) => id);
}

type UserContext = Pick<CallerContext, 'tx' | 'caller'>;

// Callers must not read the hash, and the pictures are too large for a list.
const { passwordHash: _hash, photo: _photo, ...LISTED } = getTableColumns(appUser);

const lastLogin = sql<string | null>`(
  select max(${loginLog.createdAt}) from ${loginLog}
  where ${matchesRow(appUser, loginLog.userId)} and ${loginLog.outcome} in ('success', 'livenessPassed')
)`;

const selectSeen = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select({
      user: LISTED,
      groupName: userGroup.name,
      queueName: queue.name,
      institutionName: institution.name,
      lastLogin,
    })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .leftJoin(userGroup, matchesRow(userGroup, appUser.groupId))
    .leftJoin(queue, matchesRow(queue, appUser.queueId))
    .where(where);

/** A user with the names of group, queue and institution. */
export type VisibleUser = Awaited<ReturnType<typeof selectSeen>>[number];

const lower = (column: PgColumn): SQL => sql`lower(${column})`;

const SORTS: Readonly<Record<SortColumn<typeof USER_LIST>, SQL>> = {
  name: lower(appUser.name),
  // Enabled ones first.
  status: sql`not ${appUser.enabled}`,
  role: sql`${appUser.role}`,
  group: lower(userGroup.name),
  queue: lower(queue.name),
  dailyTarget: sql`${appUser.dailyTarget}`,
  lastLogin,
};

/** Sort order of a user list: empty values last in both directions, ties by name and number. */
const getOrder = ({ sort = 'name', order = 'asc' }: UserOrder): SQL[] => [
  sql`${SORTS[sort]} ${sql.raw(order)} nulls last`,
  sql`${SORTS.name} asc`,
  asc(appUser.id),
];

/** Sort order of the user list. */
export type UserOrder = ListOrder<SortColumn<typeof USER_LIST>>;

/** Returns a page of the users that the caller sees, by default by name, with the total count. */
export async function listUsers(
  { page, size, sort, order, ...filters }: SystemUserFilters & UserOrder & { page: number; size: number },
  { tx, caller }: UserContext,
): Promise<{ rows: VisibleUser[]; totalCount: number }> {
  const filter = and(isVisibleUser(caller), matchesUser(filters));
  const [total] = await tx.select({ number: count() }).from(appUser).where(filter);
  const rows = await selectSeen(tx, filter)
    .orderBy(...getOrder({ sort, order }))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`;
const hasRole = (role: VisibleUser['user']['role']) => countWhere(eq(appUser.role, role));

/** Counts the users that the caller sees by kind. */
export async function countUsers({ tx, caller }: UserContext) {
  const [counts] = await tx
    .select({
      enabled: countWhere(eq(appUser.enabled, true)),
      disabled: countWhere(eq(appUser.enabled, false)),
      member: hasRole('member'),
      leader: hasRole('leader'),
      admin: hasRole('admin'),
      auditor: hasRole('auditor'),
      noQueue: countWhere(ATTENTION.noQueue),
      noGroup: countWhere(ATTENTION.noGroup),
      neverSignedIn: countWhere(ATTENTION.neverSignedIn),
      oneTimePassword: countWhere(ATTENTION.oneTimePassword),
    })
    .from(appUser)
    .where(isVisibleUser(caller));
  if (!counts) throw new Error('an aggregate without groups always has one row');
  return counts;
}

/** Finds a user that the caller sees; refuses others as not found. */
export async function getVisibleUser(id: string, { tx, caller }: UserContext): Promise<VisibleUser> {
  const [found] = await selectSeen(tx, and(eq(appUser.id, parseRowId(id)), isVisibleUser(caller)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Like getVisibleUser, but locks the user until the end of the transaction. */
export async function lockUser(id: string, context: UserContext): Promise<VisibleUser> {
  const seen = await getVisibleUser(id, context);
  await context.tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, seen.user.id)).for('update');
  // Reads again under the lock: another transaction may have changed the row.
  return getVisibleUser(id, context);
}

/** Returns a user's picture. */
export async function getPhoto(userId: number, { tx }: Pick<UserContext, 'tx'>): Promise<string | null> {
  const [row] = await tx.select({ photo: appUser.photo }).from(appUser).where(eq(appUser.id, userId));
  return row?.photo ?? null;
}

/** Updates a user's own columns with the author and the time. */
export async function updateUser(
  userId: number,
  changes: Partial<typeof appUser.$inferInsert>,
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<void> {
  const modified = { modifierId: caller.userId, modifierName: caller.name, updatedAt: now };
  await tx
    .update(appUser)
    .set({ ...changes, ...modified })
    .where(eq(appUser.id, userId));
}
