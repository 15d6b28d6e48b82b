import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { addBehavior } from '../../monitoring/monitoringFacade';
import { getPassword, createSalt } from './manyPasswords';
import {
  getOwnOperation,
  listUsersWithOneTimePassword,
  addOperation,
  addUndo,
  listSelectedUsers,
  listSkippedUsers,
  lockOwnOperation,
  listOwnOperations,
  closeOperation,
  type StoredUserOperation,
  type SelectedUser,
} from './manyUsersStore';
import { type PasswordRow, createPasswordSheet } from '../passwords/createPasswordSheet';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { manyUsersRunRequest, UserOperation } from '@/contract/entities/users/userOperation';
import { refuseUnconfirmed } from '../../../access/refuseUnconfirmed';
import { requireApprovalForMove } from '../../binding/bindingFacade';
import { requireApprovalForDeciders } from '../requireApprovalForDeciders';
import { serializeSkippedUser, serializeUserOperation } from './manyUsersWire';
import { planBulkUserUpdate, toBulkUserParameters } from './planBulkUserUpdate';
import { isUndoable } from './manyUsersActs';

/** Returns the unused one-time passwords of one of the caller's operations; the download is recorded (US-01, MO-01). */
export async function exportBulkPasswords({ id }: { readonly id: string }, context: CallerContext) {
  const { tx, caller, now, ip: socketIp } = context;
  const operation = await getOwnOperation(id, context);
  if (operation.finishedAt === null) throw new Refusal('wrongState');
  const users = operation.wish.salt === undefined ? [] : await listUsersWithOneTimePassword(operation, context);
  if (users.length === 0) throw new Refusal('notFound');
  const rows: PasswordRow[] = [];
  for (const user of users) rows.push({ ...user, ...(await getPassword(operation, user.id, tx)) });
  const detail = `one-time passwords, ${rows.length} rows, xlsx`;
  await addBehavior(tx, { caller, type: 'exportList', loanNo: null, detail, ip: null, socketIp, now });
  return createPasswordSheet(rows, context);
}

/** Operation of which no user has been processed yet. */
const begun = (row: StoredUserOperation) => ({ row, done: 0, changed: 0, waiting: 0, isUndone: false });

/** Starts the undo of a move or of a change of sending rights; possible once. Skips users that were changed since (US-01). */
export async function undoManyUsers(id: string, context: CallerContext): Promise<UserOperation> {
  const { row, isUndone } = await lockOwnOperation(id, context);
  if (isUndone || !isUndoable(row)) throw new Refusal('wrongState');
  const undo = await addUndo(row, context);
  context.afterCommit(async () => context.services.userWorker.wake());
  return serializeUserOperation(begun(undo));
}

/** Creates the operation that moves the cases of disabled users. */
const getMove = (whom: readonly string[], { cases, users }: { cases: number; users: readonly SelectedUser[] }) => ({
  subject: `disable ${createHash('sha256').update(whom.join('\n')).digest('hex')}`,
  cases,
  facts: [{ fact: 'user', text: users.map(({ name }) => name).join(', ') } as const],
});

/**
 * Starts a bulk operation as planned in the dry run. Refuses it if the selected users have changed since, or nothing would change
 * (US-01).
 */
export async function runManyUsers(
  { expected, ...request }: z.output<typeof manyUsersRunRequest>,
  context: CallerContext,
): Promise<UserOperation> {
  const isReset = request.act === 'resetPassword';
  if (isReset) refuseUnconfirmed(context.caller, context.now);
  const { total, willChange, cases } = await planBulkUserUpdate(request, context);
  if (total !== expected) throw new Refusal('outOfDate');
  if (willChange === 0) throw new Refusal('wrongState');
  const wish = { ...(await toBulkUserParameters(request, context)), ...(isReset && { salt: createSalt() }) };
  const users = await listSelectedUsers(request.selection, context);
  const whom = users.map(({ id }) => String(id));
  if (isReset) await requireApprovalForDeciders(users, { what: 'password', whom }, context);
  if (cases > 0) await requireApprovalForMove(getMove(whom, { cases, users }), context);
  const row = await addOperation({ act: request.act, wish, userIds: users.map(({ id }) => id) }, context);
  context.afterCommit(async () => context.services.userWorker.wake());
  return serializeUserOperation(begun(row));
}

/** Lists the caller's recent bulk operations, newest first. */
export const showOperations = async (context: CallerContext): Promise<UserOperation[]> =>
  (await listOwnOperations(context)).map(serializeUserOperation);

/** Lists the skipped users with their reasons. */
export async function showSkippedUsers(
  { id, ...page }: { readonly id: string; readonly page: number; readonly size: number },
  context: CallerContext,
) {
  const { rows, totalCount } = await listSkippedUsers(await getOwnOperation(id, context), page, context);
  return { result: rows.map(serializeSkippedUser), totalCount };
}

/** Takes what is over from the caller's list. */
export async function hideOperation({ id }: { readonly id: string }, context: CallerContext): Promise<void> {
  const operation = await getOwnOperation(id, context);
  if (operation.finishedAt === null) throw new Refusal('wrongState');
  await closeOperation(operation, context);
}
