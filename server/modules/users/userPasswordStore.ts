import { eq, inArray } from 'drizzle-orm';
import { asServiceRole } from '../../database/callTransaction';
import { appUser } from '../../database/tables/organisationTables';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx'>;

/** Stored password: a user's own never expires, one set by another user is valid for one sign-in until its expiry. */
interface KeptPassword {
  readonly passwordHash: string;
  readonly oneTimePasswordUntil: Date | null;
}

/** Sets a user's password hash. The caller must have checked the right to do so. */
export const setPasswordHash = (userId: number, password: KeptPassword, { tx }: Context): Promise<void> =>
  asServiceRole(tx, async (own) => {
    await own
      .update(appUser)
      .set({ ...password, mustChangePassword: password.oneTimePasswordUntil !== null })
      .where(inArray(appUser.id, [userId]));
  });

/** Returns a user's password hash; requires the server's rights. */
export const getPasswordHash = async (tx: Transaction, userId: number): Promise<string | undefined> => {
  const [row] = await tx.select({ passwordHash: appUser.passwordHash }).from(appUser).where(eq(appUser.id, userId));
  return row?.passwordHash;
};

/** Returns a user's password hash, and locks the user until the end of the transaction. */
export const lockPasswordHash = (userId: number, { tx }: Context): Promise<string | undefined> =>
  asServiceRole(tx, async (own) => {
    const [row] = await own
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for('update');
    return row?.passwordHash;
  });
