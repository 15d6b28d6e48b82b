import type { UserStatus } from '@/contract/codes/userStatus';
import type { CallerContext } from '../../access/callContext';
import { lockUser, type SeenUser, updateUser } from './systemUserStore';
import { writeUserHistory } from './userHistoryStore';
import { endUserSessions } from './endUserSessions';
import { assertAdministratorRemains } from './assertAdministratorRemains';

/** Enables or disables a user; a disabled one is signed out at once, on every server (US-01). Nothing happens when it is so already. */
export async function setUserStatus(
  { id, status }: { readonly id: string; readonly status: UserStatus },
  context: CallerContext,
): Promise<void> {
  await changeStatus(await lockUser(id, context), status, context);
}

type StatusContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;

/** The same for a user who is held already. */
export async function changeStatus({ user }: SeenUser, status: UserStatus, context: StatusContext): Promise<void> {
  const enabled = status === 'enabled';
  if (user.enabled === enabled) return;
  // Nobody who calls is disabled; whoever is the last one, or oneself, stays enabled.
  const isRisky = user.id === context.caller.userId || user.role === 'admin';
  if (!enabled && isRisky) await assertAdministratorRemains(user.id, context);
  await updateUser(user.id, { enabled }, context);
  if (!enabled) await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: status }, context);
}

/** Signs a user out everywhere and tells how many sessions that were (US-01). */
export async function signUserOut({ id }: { readonly id: string }, context: CallerContext): Promise<{ ended: number }> {
  const { user } = await lockUser(id, context);
  const ended = await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: 'sessionsEnded' }, context);
  return { ended };
}
