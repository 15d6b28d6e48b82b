import type * as z from 'zod/mini';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { userSelection } from '@/contract/entities/users/userOperation';
import { ONE_TIME_PASSWORD_LIFE_MS, USER_OPERATION_LISTED_MS, USER_OPERATION_MAX } from '@/contract/ourLimits';
import { matchesRow } from '../../../database/matchesRow';
import type { Transaction } from '../../../database/connect';
import { appUser } from '../../../database/tables/organizationTables';
import { userOperation, userOperationItem, type BulkUserParameters } from '../../../database/tables/userTables';
import type { CallerContext } from '../../../access/callContext';
import { isVisibleUser } from '../../../access/isVisibleUser';
import { Refusal } from '../../../kernel/refusal';
import { parseRowId } from '../../../values/parseRowId';
import { matchesUser } from '../systemUserFilterStore';

export type { PreviousUserValues } from '../../../database/tables/userTables';

type ManyUsersContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

export type { BulkUserParameters };

/** An operation on many users as the database keeps it. */
export type StoredUserOperation = typeof userOperation.$inferSelect;

const SUBJECT = {
  id: appUser.id,
  name: appUser.name,
  role: appUser.role,
  enabled: appUser.enabled,
  groupId: appUser.groupId,
  queueId: appUser.queueId,
  sendBlu: appUser.sendBlu,
  sendIvr: appUser.sendIvr,
  sendLunar: appUser.sendLunar,
  sendSms: appUser.sendSms,
  sendWaba: appUser.sendWaba,
};

const selectSubjects = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select(SUBJECT)
    .from(appUser)
    .where(where)
    .orderBy(asc(appUser.id))
    .limit(USER_OPERATION_MAX + 1);

/** User of an operation. */
export type SelectedUser = Awaited<ReturnType<typeof selectSubjects>>[number];

/** Lists the selected users among those that the caller sees; one id that is not visible refuses all. */
export async function listSelectedUsers(
  input: z.output<typeof userSelection>,
  { tx, caller }: ManyUsersContext,
): Promise<SelectedUser[]> {
  const seen = isVisibleUser(caller);
  if ('userIds' in input) {
    const ids = [...new Set(input.userIds.map(parseRowId))];
    const found = await selectSubjects(tx, and(seen, inArray(appUser.id, ids)));
    if (found.length !== ids.length) throw new Refusal('notFound');
    return found;
  }
  const except = input.except.map(parseRowId);
  const without = except.length > 0 ? notInArray(appUser.id, except) : undefined;
  const found = await selectSubjects(tx, and(seen, matchesUser(input.filters), without));
  if (found.length > USER_OPERATION_MAX) throw new Refusal('tooLarge');
  return found;
}

type NewOperation = Pick<StoredUserOperation, 'act' | 'wish'> & { readonly userIds: readonly number[] };

/** Stores an operation; the worker processes it. */
export async function addOperation(
  { userIds, ...operation }: NewOperation,
  { tx, caller, now }: ManyUsersContext,
): Promise<StoredUserOperation> {
  const { institutionId, userId: actorId } = caller;
  const [made] = await tx
    .insert(userOperation)
    .values({ ...operation, institutionId, actorId, state: 'waiting', total: userIds.length, createdAt: now })
    .returning();
  if (!made) throw new Error('no operation was kept');
  const items = userIds.map((userId, place) => ({ institutionId, operationId: made.id, place, userId }));
  await tx.insert(userOperationItem).values(items);
  return made;
}

const own = ({ caller }: ManyUsersContext) =>
  and(eq(userOperation.institutionId, caller.institutionId), eq(userOperation.actorId, caller.userId));

/** Condition for the users of an operation. */
export const inOperation = ({ institutionId, id }: Pick<StoredUserOperation, 'institutionId' | 'id'>) =>
  and(eq(userOperationItem.institutionId, institutionId), eq(userOperationItem.operationId, id));

/** Condition: the user still has the password of an operation; only such passwords expire with it. */
const hasGivenPassword = and(
  eq(userOperation.act, 'resetPassword'),
  eq(userOperationItem.outcome, 'done'),
  appUser.mustChangePassword,
  sql`${appUser.oneTimePasswordUntil} = ${userOperation.createdAt} + make_interval(secs => ${ONE_TIME_PASSWORD_LIFE_MS / 1000})`,
);

/** Operation with the numbers of processed users, of changed users, and of users who have not used its password yet. */
export interface UserOperationCounts {
  readonly row: StoredUserOperation;
  readonly done: number;
  readonly changed: number;
  readonly waiting: number;
  /** True if another operation undoes or has undone it. */
  readonly isUndone: boolean;
}

const isItemOfIt = and(
  eq(userOperationItem.institutionId, userOperation.institutionId),
  eq(userOperationItem.operationId, userOperation.id),
);

// Columns written by name, because the table is read twice.
const isUndone = sql<boolean>`exists (select 1 from user_operation as undo
  where undo.institution_id = user_operation.institution_id and undo.undo_of = user_operation.id)`;

/** Locks one of the caller's operations until the end of the transaction; reads under the lock whether it was undone. */
export async function lockOwnOperation(
  id: string,
  context: ManyUsersContext,
): Promise<{ readonly row: StoredUserOperation; readonly isUndone: boolean }> {
  const { id: held } = await getOwnOperation(id, context);
  await context.tx.select({ id: userOperation.id }).from(userOperation).where(eq(userOperation.id, held)).for('update');
  const [found] = await context.tx
    .select({ row: userOperation, isUndone })
    .from(userOperation)
    .where(and(own(context), eq(userOperation.id, held)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Stores the undo of an operation: every changed user with the values to restore. */
export async function addUndo(
  of: StoredUserOperation,
  { tx, caller, now }: ManyUsersContext,
): Promise<StoredUserOperation> {
  const isDone = and(inOperation(of), eq(userOperationItem.outcome, 'done'), isNotNull(userOperationItem.before));
  const [total] = await tx.select({ number: count() }).from(userOperationItem).where(isDone);
  const [made] = await tx
    .insert(userOperation)
    .values({
      act: of.act,
      wish: of.wish,
      undoOf: of.id,
      institutionId: of.institutionId,
      actorId: caller.userId,
      state: 'waiting',
      total: total?.number ?? 0,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('no undo was kept');
  await tx.execute(sql`
    insert into ${userOperationItem} (institution_id, operation_id, place, user_id, restored)
    select institution_id, ${made.id}::bigint, row_number() over (order by place) - 1, user_id, before
    from ${userOperationItem} where ${isDone}`);
  return made;
}

/** Lists the caller's operations of the last day that were not dismissed, newest first. */
export async function listOwnOperations(context: ManyUsersContext): Promise<UserOperationCounts[]> {
  const since = new Date(context.now.getTime() - USER_OPERATION_LISTED_MS);
  return context.tx
    .select({
      row: userOperation,
      done: sql<number>`count(${userOperationItem.outcome})::int`,
      changed: sql<number>`(count(*) filter (where ${userOperationItem.outcome} = 'done'))::int`,
      waiting: sql<number>`(count(*) filter (where ${hasGivenPassword}))::int`,
      isUndone,
    })
    .from(userOperation)
    .innerJoin(userOperationItem, isItemOfIt)
    .innerJoin(appUser, matchesRow(appUser, userOperationItem.userId))
    .where(and(own(context), isNull(userOperation.putAwayAt), gt(userOperation.createdAt, since)))
    .groupBy(userOperation.institutionId, userOperation.id)
    .orderBy(desc(userOperation.id));
}

/** Finds one of the caller's operations; refuses others as not found. */
export async function getOwnOperation(id: string, context: ManyUsersContext): Promise<StoredUserOperation> {
  const [row] = await context.tx
    .select()
    .from(userOperation)
    .where(and(own(context), eq(userOperation.id, parseRowId(id))));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Dismisses an operation from its author's list; deletes the salt of its passwords. */
export const closeOperation = ({ id, wish }: StoredUserOperation, { tx, now }: ManyUsersContext): Promise<unknown> => {
  const { salt: _salt, ...others } = wish;
  return tx.update(userOperation).set({ putAwayAt: now, wish: others }).where(eq(userOperation.id, id));
};

/** Lists the visible users who have not used the password of an operation yet. */
export const listUsersWithOneTimePassword = ({ id }: StoredUserOperation, { tx, caller, now }: ManyUsersContext) =>
  tx
    .select({ id: appUser.id, username: appUser.username, name: appUser.name, email: appUser.email })
    .from(userOperation)
    .innerJoin(userOperationItem, isItemOfIt)
    .innerJoin(appUser, matchesRow(appUser, userOperationItem.userId))
    .where(
      and(eq(userOperation.id, id), hasGivenPassword, gt(appUser.oneTimePasswordUntil, now), isVisibleUser(caller)),
    )
    .orderBy(asc(userOperationItem.place));

/** Lists the skipped users in order of their numbers. */
export async function listSkippedUsers(
  operation: StoredUserOperation,
  { page, size }: { readonly page: number; readonly size: number },
  { tx }: Pick<ManyUsersContext, 'tx'>,
) {
  const left = and(inOperation(operation), isNotNull(userOperationItem.outcome), ne(userOperationItem.outcome, 'done'));
  const [total] = await tx.select({ number: count() }).from(userOperationItem).where(left);
  const rows = await tx
    .select({ userId: appUser.id, name: appUser.name, username: appUser.username, outcome: userOperationItem.outcome })
    .from(userOperationItem)
    .innerJoin(appUser, matchesRow(appUser, userOperationItem.userId))
    .where(left)
    .orderBy(asc(userOperationItem.place))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}

const isUnderWay = inArray(userOperation.state, ['waiting', 'running']);

/** Lists all pending or started operations, oldest first. */
export const listRunningUserOperations = (tx: Pick<Transaction, 'select'>): Promise<StoredUserOperation[]> =>
  tx.select().from(userOperation).where(isUnderWay).orderBy(asc(userOperation.id));

/** Stores the progress of an operation. */
export const updateOperation = (
  tx: Pick<Transaction, 'update'>,
  { id }: StoredUserOperation,
  change: Partial<Pick<StoredUserOperation, 'state' | 'finishedAt'>>,
): Promise<unknown> =>
  tx
    .update(userOperation)
    .set(change)
    .where(and(eq(userOperation.id, id), isUnderWay));
