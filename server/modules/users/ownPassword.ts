import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ownPasswordRequest } from '@/contract/entities/login';
import { isNewPassword } from '@/contract/rules';
import { withServerRights } from '../../database/callTransaction';
import { appUser } from '../../database/tables/organisationTables';
import { session } from '../../database/tables/signInTables';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import { Refusal } from '../../kernel/refusal';
import { isGuessable } from '../../security/guessablePassword';
import { hashPassword, verifyPassword } from '../../security/passwords';
import { setPasswordHash } from './newUserStore';
import { writeUserHistory } from './userHistoryStore';
import { openSentPassword } from '../signIn/signInFacade';

type Sent = z.output<typeof ownPasswordRequest>;

const opened = ({ oldPassword, newPassword }: Sent, { tx, now }: CallerContext) =>
  withServerRights(tx, async (own) => ({
    old: await openSentPassword(own, oldPassword, now),
    fresh: await openSentPassword(own, newPassword, now),
  }));

const storedHash = ({ tx, caller }: CallerContext): Promise<string | undefined> =>
  withServerRights(tx, async (own) => {
    const [row] = await own
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.id, caller.userId))
      .for('update');
    return row?.passwordHash;
  });

/** Whoever has the old password on another device has to know the new one there (ASVS 7.4.3). */
async function endOtherSessions({ tx, caller, now, publish }: CallerContext): Promise<void> {
  const others = and(eq(session.userId, caller.userId), ne(session.id, caller.sessionId), isNull(session.endedAt));
  const ended = await withServerRights(tx, (own) =>
    own.update(session).set({ endedAt: now, endReason: 'elsewhere' }).where(others).returning({ id: session.id }),
  );
  const address = { institutionId: caller.institutionId, userIds: [caller.userId] };
  for (const { id: sessionId } of ended) publish({ ...address, sessionId }, FORCED);
}

function refuseWeak(fresh: string, old: string, { caller }: CallerContext): void {
  if (!isNewPassword(fresh)) throw new Refusal('invalidInput', { fields: 'newPassword' });
  if (fresh === old || isGuessable(fresh, [caller.username])) throw new Refusal('passwordGuessable');
}

/** Sets the caller's own password against the old one (US-01): 8 to 14 characters (§5), none of those that are tried first. */
export async function setOwnPassword(sent: Sent, context: CallerContext): Promise<void> {
  const { caller } = context;
  await context.limit('ownPassword', caller.userId);
  const { old, fresh } = await opened(sent, context);
  if (old === undefined || fresh === undefined) throw new Refusal('passwordKeyExpired');
  if (!(await verifyPassword(await storedHash(context), old))) throw new Refusal('wrongCredentials');
  refuseWeak(fresh, old, context);
  const passwordHash = await hashPassword(fresh);
  await setPasswordHash(caller.userId, { passwordHash, mustChangePassword: false }, context);
  await endOtherSessions(context);
  await writeUserHistory({ userIds: [caller.userId], kind: 'passwordSet' }, context);
}
