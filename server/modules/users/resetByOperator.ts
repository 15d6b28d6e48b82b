import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { appUser } from '../../database/tables/organisationTables';
import { userHistory } from '../../database/tables/userTables';
import { OperatorError } from '../../kernel/operatorError';
import { FORCED } from '../../live/endEverySession';
import { sendNews } from '../../live/liveNews';
import { oneTimePassword, oneTimePasswordEnd } from '../../security/oneTimePassword';
import { hashPassword } from '../../security/passwords';
import { endSessionsOfUser } from '../../security/session/sessions';
import { addTrail } from '../../security/trail/trailStore';
import { clearAttempts } from '../signIn/signInFacade';

/** A one-time password that the operator hands over, and until when it can be signed in with. */
export interface OperatorsPassword {
  readonly username: string;
  readonly password: string;
  readonly until: Date;
}

interface Account {
  readonly id: number;
  readonly institutionId: number;
  readonly username: string;
}

const accountOf = async (tx: Transaction, username: string): Promise<Account> => {
  const { id, institutionId } = appUser;
  const [found] = await tx
    .select({ id, institutionId, username: appUser.username })
    .from(appUser)
    .where(sql`lower(${appUser.username}) = lower(${username})`)
    .for('update');
  if (found === undefined) throw new OperatorError(`Nobody is called ${username}: nothing was changed.`);
  return found;
};

const signOut = async (tx: Transaction, { id: userId, institutionId }: Account, now: Date): Promise<void> => {
  await clearAttempts(tx, `login:user:${userId}`);
  const ended = await endSessionsOfUser(tx, userId, { reason: 'administrator', now });
  const address = { institutionId, userIds: [userId] };
  await sendNews(
    tx,
    ended.map((sessionId) => ({ address: { ...address, sessionId }, event: FORCED })),
  );
};

/**
 * Gives anybody a one-time password at the operator's hand: the only way for those who watch the others, and for the last
 * administrator who has none. Sessions end, a lock is lifted; history and trail say that the operator did it (TR-02, US-01).
 */
export const resetByOperator = async (tx: Transaction, wanted: string, now: Date): Promise<OperatorsPassword> => {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = await accountOf(tx, wanted);
  const { id: userId, institutionId, username } = account;
  const until = oneTimePasswordEnd(now);
  await tx
    .update(appUser)
    .set({ passwordHash, mustChangePassword: true, oneTimePasswordUntil: until, updatedAt: now })
    .where(eq(appUser.id, userId));
  await signOut(tx, account, now);
  await tx.insert(userHistory).values({ institutionId, userId, kind: 'passwordByOperator', createdAt: now });
  await addTrail(tx, { institutionId, userId, loginLogId: null, event: 'passwordReset', outcome: 'operator', now });
  return { username, password, until };
};
