import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/connect';
import { asServiceRole } from '../../database/callTransaction';
import { oneTimePasswordEnd, getOneTimePassword } from '../../security/oneTimePassword';
import { sharedSecret } from '../signIn/signInFacade';
import type { StoredUserOperation } from './manyUsersStore';
import type { OneTimePassword } from './oneTimePasswords';

/** What the passwords of one operation come of, with the servers' secret. */
export const newSalt = (): string => randomBytes(24).toString('base64url');

/** Until when the passwords of an operation can be signed in with: all the same, from when it was asked for. */
export const passwordsEnd = ({ createdAt }: Pick<StoredUserOperation, 'createdAt'>): Date =>
  oneTimePasswordEnd(createdAt);

/** The one-time password that an operation gives a user, the same each time it is asked for (US-01; see docs/decisions). */
export async function getPassword(of: StoredUserOperation, userId: number, tx: Transaction): Promise<OneTimePassword> {
  const { salt } = of.wish;
  if (salt === undefined) throw new Error(`the passwords of operation ${of.id} are forgotten`);
  const secret = await asServiceRole(tx, (own) => sharedSecret(own, 'manyPasswords'));
  return { password: getOneTimePassword(secret, `${salt}\n${userId}`), until: passwordsEnd(of) };
}
