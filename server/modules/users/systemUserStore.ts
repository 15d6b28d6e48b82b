import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import type { USER_LIST } from '@/contract/lists/userList';
import { joinsTo } from '../../database/joinsTo';
import type { Transaction } from '../../database/connect';
import { appUser, institution, queue, userGroup } from '../../database/tables/organisationTables';
import { loginLog } from '../../database/tables/signInTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { seenUsers } from '../../access/seenUsers';
import { ATTENTION, matchesUser, type SystemUserFilters } from './systemUserFilterStore';

type UserContext = Pick<CallerContext, 'tx' | 'caller'>;

// The hash is no caller's to read, and the pictures are too heavy for a list.
const { passwordHash: _hash, photo: _photo, ...LISTED } = getTableColumns(appUser);

const lastLogin = sql<string | null>`(
  select max(${loginLog.createdAt}) from ${loginLog}
  where ${joinsTo(appUser, loginLog.userId)} and ${loginLog.outcome} in ('success', 'livenessPassed')
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
    .leftJoin(userGroup, joinsTo(userGroup, appUser.groupId))
    .leftJoin(queue, joinsTo(queue, appUser.queueId))
    .where(where);

/** A user with the names of group, queue and institution. */
export type SeenUser = Awaited<ReturnType<typeof selectSeen>>[number];

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

/** The users of a list in its order: empty values last whichever way, equal ones by name and number. */
const getOrder = ({ sort = 'name', order = 'asc' }: UserOrder): SQL[] => [
  sql`${SORTS[sort]} ${sql.raw(order)} nulls last`,
  sql`${SORTS.name} asc`,
  asc(appUser.id),
];

/** What a list of users is sorted by. */
export type UserOrder = ListOrder<SortColumn<typeof USER_LIST>>;

/** A page of the users that the caller sees, without a sort by name, with their number over all pages. */
export async function listUsers(
  { page, size, sort, order, ...filters }: SystemUserFilters & UserOrder & { page: number; size: number },
  { tx, caller }: UserContext,
): Promise<{ rows: SeenUser[]; totalCount: number }> {
  const wanted = and(seenUsers(caller), matchesUser(filters));
  const [total] = await tx.select({ number: count() }).from(appUser).where(wanted);
  const rows = await selectSeen(tx, wanted)
    .orderBy(...getOrder({ sort, order }))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}

const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`;
const hasRole = (role: SeenUser['user']['role']) => counted(eq(appUser.role, role));

/** How many of the users that the caller sees are of which kind. */
export async function countUsers({ tx, caller }: UserContext) {
  const [counts] = await tx
    .select({
      enabled: counted(eq(appUser.enabled, true)),
      disabled: counted(eq(appUser.enabled, false)),
      member: hasRole('member'),
      leader: hasRole('leader'),
      admin: hasRole('admin'),
      auditor: hasRole('auditor'),
      noQueue: counted(ATTENTION.noQueue),
      noGroup: counted(ATTENTION.noGroup),
      neverSignedIn: counted(ATTENTION.neverSignedIn),
      oneTimePassword: counted(ATTENTION.oneTimePassword),
    })
    .from(appUser)
    .where(seenUsers(caller));
  if (!counts) throw new Error('an aggregate without groups always has one row');
  return counts;
}

/** A user that the caller sees; anybody else does not exist for them. */
export async function seenUser(id: string, { tx, caller }: UserContext): Promise<SeenUser> {
  const [found] = await selectSeen(tx, and(eq(appUser.id, parseRowId(id)), seenUsers(caller)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** See seenUser; held until the end of the transaction. */
export async function lockUser(id: string, context: UserContext): Promise<SeenUser> {
  const seen = await seenUser(id, context);
  await context.tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, seen.user.id)).for('update');
  // Read again: whoever held it may have changed it.
  return seenUser(id, context);
}

/** A user's picture. */
export async function getPhoto(userId: number, { tx }: Pick<UserContext, 'tx'>): Promise<string | null> {
  const [row] = await tx.select({ photo: appUser.photo }).from(appUser).where(eq(appUser.id, userId));
  return row?.photo ?? null;
}

/** Changes a user's own columns, who did it and when with them. */
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
