import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { appUser } from '../../database/tables/organisationTables';
import { userHistory } from '../../database/tables/userTables';

// Runs with the server's own rights and is not reachable from calls of signed-in users.

/** Account that the operator's command changes. */
export interface Account {
  readonly id: number;
  readonly institutionId: number;
  readonly username: string;
}

/** Locks an account by its username, in any institution, until the end of the transaction. */
export const lockAccount = async (tx: Transaction, wanted: string): Promise<Account | undefined> => {
  const { id, institutionId, username } = appUser;
  const [found] = await tx
    .select({ id, institutionId, username })
    .from(appUser)
    .where(sql`lower(${username}) = lower(${wanted})`)
    .for('update');
  return found;
};

/** Writes the hash of a one-time password, and into the user's history that the operator made it. */
export const keepOperatorsPassword = async (
  tx: Transaction,
  { id: userId, institutionId }: Account,
  { passwordHash, until, now }: { readonly passwordHash: string; readonly until: Date; readonly now: Date },
): Promise<void> => {
  await tx
    .update(appUser)
    .set({ passwordHash, mustChangePassword: true, oneTimePasswordUntil: until, updatedAt: now })
    .where(eq(appUser.id, userId));
  await tx.insert(userHistory).values({ institutionId, userId, kind: 'passwordByOperator', createdAt: now });
};
