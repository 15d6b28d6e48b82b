import type { Transaction } from '../../../database/connect';
import { OperatorError } from '../../../kernel/operatorError';
import { FORCED } from '../../../live/endEverySession';
import { publishEvents } from '../../../live/domainEvents';
import { createOneTimePassword, getOneTimePasswordExpiry } from '../../../security/createOneTimePassword';
import { hashPassword } from '../../../security/passwords';
import { endSessionsOfUser } from '../../../security/session/sessions';
import { addTrail } from '../../../security/trail/trailStore';
import { removeAllFactors, unlockAccount } from '../../signIn/signInFacade';
import { type Account, storeOperatorPassword, lockAccount, writeOperatorHistory } from './userPasswordStore';

/** One-time password for the operator, with its expiry. */
export interface OperatorPassword {
  readonly username: string;
  readonly password: string;
  readonly until: Date;
}

/** Account to reset, by its username. */
interface OperatorReset {
  readonly input: string;
  /** Removes the second factors as well, for a user who has lost them. */
  readonly removesFactors: boolean;
}

const removeFactorsByOperator = async (tx: Transaction, account: Account, now: Date): Promise<void> => {
  const { id: userId, institutionId } = account;
  if ((await removeAllFactors(tx, { institutionId, userId })) === 0) return;
  await writeOperatorHistory(tx, account, { kind: 'factorsByOperator', now });
  const outcome = 'factorsByOperator';
  await addTrail(tx, { institutionId, userId, loginLogId: null, event: 'factorChanged', outcome, now });
};

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
export const resetByOperator = async (
  tx: Transaction,
  { input, removesFactors }: OperatorReset,
  now: Date,
): Promise<OperatorPassword> => {
  const password = createOneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = await lockAccount(tx, input);
  if (account === undefined) throw new OperatorError(`Nobody is called ${input}: nothing was changed.`);
  const until = getOneTimePasswordExpiry(now);
  await storeOperatorPassword(tx, account, { passwordHash, until, now });
  await signOut(tx, account, now);
  const { id: userId, institutionId, username } = account;
  if (removesFactors) await removeFactorsByOperator(tx, account, now);
  await addTrail(tx, { institutionId, userId, loginLogId: null, event: 'passwordReset', outcome: 'operator', now });
  return { username, password, until };
};
