import type { UserStatus } from '@/contract/codes/userCodes';
import type { CallerContext } from '../../access/callContext';
import { lockUser, type VisibleUser, updateUser } from './systemUserStore';
import { writeUserHistory } from './userHistoryStore';
import { endUserSessions } from './endUserSessions';
import { assertAdministratorRemains } from './assertAdministratorRemains';

/**
 * Enables or disables a user; a disabled one is signed out immediately on every server (US-01). Does nothing if the status is unchanged.
 */
export async function setUserStatus(
  { id, status }: { readonly id: string; readonly status: UserStatus },
  context: CallerContext,
): Promise<void> {
  await changeStatus(await lockUser(id, context), status, context);
}

type StatusContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;

/** Changes the status of a user whose row is already locked. */
export async function changeStatus({ user }: VisibleUser, status: UserStatus, context: StatusContext): Promise<void> {
  const enabled = status === 'enabled';
  if (user.enabled === enabled) return;
  // A caller is always enabled; the last administrator, or the caller, cannot be disabled.
  const isRisky = user.id === context.caller.userId || user.role === 'admin';
  if (!enabled && isRisky) await assertAdministratorRemains(user.id, context);
  await updateUser(user.id, { enabled, ...(enabled && { directoryDeletedAt: null }) }, context);
  if (!enabled) await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: status }, context);
}

/** Ends all sessions of a user and returns their number (US-01). */
export async function signUserOut({ id }: { readonly id: string }, context: CallerContext): Promise<{ ended: number }> {
  const { user } = await lockUser(id, context);
  const ended = await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: 'sessionsEnded' }, context);
  return { ended };
}
