import type * as z from 'zod/mini';
import type { idCardBindingRequest, livenessBindingRequest } from '@/contract/entities/users/systemUser';
import { runAsServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { refuseNamesInUse } from './saveUser';
import { clearAttempts } from '../signIn/signInFacade';
import { lockUser, updateUser } from './systemUserStore';
import { writeUserHistory } from './userHistoryStore';
import { lockUserNames } from '../../security/lockUserNames';
import { findNamesInUse } from './userNameStore';
import { endUserSessions } from './endUserSessions';

/** Assigns a liveness check to a user, or none. The user must sign in again, and failed checks are reset (US-03). */
export async function bindLiveness(
  { id, faceCheck }: z.output<typeof livenessBindingRequest>,
  context: CallerContext,
): Promise<void> {
  const { user } = await lockUser(id, context);
  await updateUser(user.id, { faceCheck }, context);
  await runAsServiceRole(context.tx, (own) => clearAttempts(own, `face:user:${user.id}`));
  // Callers do not sign themselves out by a setting; it applies at their next sign-in.
  if (user.id !== context.caller.userId) await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: 'livenessBinding' }, context);
}

/** Binds an ID card to a user, or removes the binding; a card belongs to one user of an institution (US-03). */
export async function bindIdCard(
  { id, idCard }: z.output<typeof idCardBindingRequest>,
  context: CallerContext,
): Promise<void> {
  const { user } = await lockUser(id, context);
  if (idCard !== null) {
    await lockUserNames(context);
    const taken = await findNamesInUse({ usernames: [], emails: [], idCards: [idCard] }, context, user.id);
    if (taken.idCards.size > 0) refuseNamesInUse(['idCard'], context);
  }
  await updateUser(user.id, { idCard }, context);
  await writeUserHistory({ userIds: [user.id], kind: 'idCardBinding' }, context);
}
