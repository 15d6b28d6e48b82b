import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../database/connect';
import { asServiceRole } from '../../../database/callTransaction';
import { oneTimePasswordEnd, getOneTimePassword } from '../../../security/oneTimePassword';
import { sharedSecret } from '../../signIn/signInFacade';
import type { StoredUserOperation } from './manyUsersStore';
import type { OneTimePassword } from '../passwords/oneTimePasswords';

/** Salt from which, with the servers' secret, the passwords of one operation are derived. */
export const newSalt = (): string => randomBytes(24).toString('base64url');

/** Expiry of an operation's passwords: the same for all, counted from the time of the request. */
export const passwordsEnd = ({ createdAt }: Pick<StoredUserOperation, 'createdAt'>): Date =>
  oneTimePasswordEnd(createdAt);

/** Derives the one-time password that an operation sets for a user; repeatable (US-01; see docs/decisions). */
export async function getPassword(of: StoredUserOperation, userId: number, tx: Transaction): Promise<OneTimePassword> {
  const { salt } = of.wish;
  if (salt === undefined) throw new Error(`the passwords of operation ${of.id} are forgotten`);
  const secret = await asServiceRole(tx, (own) => sharedSecret(own, 'manyPasswords'));
  return { password: getOneTimePassword(secret, `${salt}\n${userId}`), until: passwordsEnd(of) };
}
