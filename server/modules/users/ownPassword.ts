import type * as z from 'zod/mini';
import type { ownPasswordRequest } from '@/contract/entities/users/ownAccount';
import { isNewPassword } from '@/contract/rules';
import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isGuessable } from '../../security/guessablePassword';
import { hashPassword, verifyPassword } from '../../security/passwords';
import { leaveOtherSessions } from './leaveOtherSessions';
import { writeUserHistory } from './userHistoryStore';
import { lockPasswordHash, setPasswordHash } from './userPasswordStore';
import { openSentPassword } from '../signIn/signInFacade';

type Sent = z.output<typeof ownPasswordRequest>;

const opened = ({ oldPassword, newPassword }: Sent, { tx, now }: CallerContext) =>
  asServiceRole(tx, async (own) => ({
    old: await openSentPassword(own, oldPassword, now),
    fresh: await openSentPassword(own, newPassword, now),
  }));

async function refuseWeak(fresh: string, old: string, { caller }: CallerContext): Promise<void> {
  if (!isNewPassword(fresh)) throw new Refusal('invalidInput', { fields: 'newPassword' });
  if (fresh === old || (await isGuessable(fresh, [caller.username]))) throw new Refusal('passwordGuessable');
}

/** Sets the caller's password after verifying the old one (US-01): 8 to 14 characters (§5), not easy to guess. */
export async function setOwnPassword(sent: Sent, context: CallerContext): Promise<void> {
  const { caller } = context;
  await context.limit('ownPassword', caller.userId);
  const { old, fresh } = await opened(sent, context);
  if (old === undefined || fresh === undefined) throw new Refusal('passwordKeyExpired');
  const stored = await lockPasswordHash(caller.userId, context);
  if (!(await verifyPassword(stored, old))) throw new Refusal('wrongCredentials');
  await refuseWeak(fresh, old, context);
  const passwordHash = await hashPassword(fresh);
  await setPasswordHash(caller.userId, { passwordHash, oneTimePasswordUntil: null }, context);
  await writeUserHistory({ userIds: [caller.userId], kind: 'passwordSet' }, context);
  // Sessions on other devices must sign in with the new password (ASVS 7.4.3).
  await leaveOtherSessions({ reason: 'elsewhere' }, context);
}
