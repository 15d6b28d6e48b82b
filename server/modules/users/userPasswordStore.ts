import { eq, inArray } from 'drizzle-orm';
import { asServiceRole } from '../../database/callTransaction';
import { appUser } from '../../database/tables/organisationTables';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx'>;

/** A password as it is kept: an own one has no end, one that somebody else made is good for one sign-in until then. */
interface KeptPassword {
  readonly passwordHash: string;
  readonly oneTimePasswordUntil: Date | null;
}

/** Gives a user another password hash. The caller's right to it is checked before. */
export const setPasswordHash = (userId: number, password: KeptPassword, { tx }: Context): Promise<void> =>
  asServiceRole(tx, async (own) => {
    await own
      .update(appUser)
      .set({ ...password, mustChangePassword: password.oneTimePasswordUntil !== null })
      .where(inArray(appUser.id, [userId]));
  });

/** A user's password hash; to be called with the server's rights. */
export const getPasswordHash = async (tx: Transaction, userId: number): Promise<string | undefined> => {
  const [row] = await tx.select({ passwordHash: appUser.passwordHash }).from(appUser).where(eq(appUser.id, userId));
  return row?.passwordHash;
};

/** A user's password hash, the user held until the end of the transaction. */
export const lockPasswordHash = (userId: number, { tx }: Context): Promise<string | undefined> =>
  asServiceRole(tx, async (own) => {
    const [row] = await own
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for('update');
    return row?.passwordHash;
  });
