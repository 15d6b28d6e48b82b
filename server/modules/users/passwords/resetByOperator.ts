import type { Transaction } from '../../../database/connect';
import { OperatorError } from '../../../kernel/operatorError';
import { FORCED } from '../../../live/endEverySession';
import { publishEvents } from '../../../live/domainEvents';
import { createOneTimePassword, getOneTimePasswordExpiry } from '../../../security/createOneTimePassword';
import { hashPassword } from '../../../security/passwords';
import { endSessionsOfUser } from '../../../security/session/sessions';
import { addTrail } from '../../../security/trail/trailStore';
import { unlockAccount } from '../../signIn/signInFacade';
import { type Account, storeOperatorPassword, lockAccount } from './userPasswordStore';

/** One-time password for the operator, with its expiry. */
export interface OperatorPassword {
  readonly username: string;
  readonly password: string;
  readonly until: Date;
}

const signOut = async (tx: Transaction, { id: userId, institutionId }: Account, now: Date): Promise<void> => {
  await unlockAccount(tx, userId);
  const ended = await endSessionsOfUser(tx, userId, { reason: 'administrator', now });
  const address = { institutionId, userIds: [userId] };
  await publishEvents(
    tx,
    ended.map((sessionId) => ({ address: { ...address, sessionId }, event: FORCED })),
  );
};

/**
 * Sets a one-time password for any user on behalf of the operator. It is the only way for supervisors, and for the last administrator
 * who has none. Sessions end, a lock is removed; history and audit log name the operator (TR-02, US-01).
 */
export const resetByOperator = async (tx: Transaction, input: string, now: Date): Promise<OperatorPassword> => {
  const password = createOneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = await lockAccount(tx, input);
  if (account === undefined) throw new OperatorError(`Nobody is called ${input}: nothing was changed.`);
  const until = getOneTimePasswordExpiry(now);
  await storeOperatorPassword(tx, account, { passwordHash, until, now });
  await signOut(tx, account, now);
  const { id: userId, institutionId, username } = account;
  await addTrail(tx, { institutionId, userId, loginLogId: null, event: 'passwordReset', outcome: 'operator', now });
  return { username, password, until };
};
