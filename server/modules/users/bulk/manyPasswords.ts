import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../database/connect';
import { runAsServiceRole } from '../../../database/callTransaction';
import { getOneTimePasswordExpiry, getOneTimePassword } from '../../../security/createOneTimePassword';
import { getSharedSecret } from '../../signIn/signInFacade';
import type { StoredUserOperation } from './manyUsersStore';
import type { OneTimePassword } from '../passwords/oneTimePasswords';

/** Salt from which, with the servers' secret, the passwords of one operation are derived. */
export const createSalt = (): string => randomBytes(24).toString('base64url');

/** Expiry of an operation's passwords: the same for all, counted from the time of the request. */
export const getPasswordsExpiry = ({ createdAt }: Pick<StoredUserOperation, 'createdAt'>): Date =>
  getOneTimePasswordExpiry(createdAt);

/** Derives the one-time password that an operation sets for a user; repeatable (US-01; see docs/decisions). */
export async function getPassword(of: StoredUserOperation, userId: number, tx: Transaction): Promise<OneTimePassword> {
  const { salt } = of.wish;
  if (salt === undefined) throw new Error(`the passwords of operation ${of.id} are forgotten`);
  const secret = await runAsServiceRole(tx, (own) => getSharedSecret(own, 'manyPasswords'));
  return { password: getOneTimePassword(secret, `${salt}\n${userId}`), until: getPasswordsExpiry(of) };
}
