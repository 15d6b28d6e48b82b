import { isPerson } from '../../../access/isVisibleUser';
import { and, eq, sql, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { appUser } from '../../../database/tables/organizationTables';
import { userHistory } from '../../../database/tables/userTables';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { CallerContext } from '../../../access/callContext';

// Runs with the server's own rights and is not reachable from calls of signed-in users.

/** Account that the operator's command changes. */
export interface Account {
  readonly id: number;
  readonly institutionId: number;
  readonly username: string;
}

/** Locks an account by its username, in any institution, until the end of the transaction. */
export const lockAccount = async (tx: Transaction, input: string): Promise<Account | undefined> => {
  const { id, institutionId, username } = appUser;
  const [found] = await tx
    .select({ id, institutionId, username })
    .from(appUser)
    .where(and(sql`lower(${username}) = lower(${input})`, isPerson))
    .for('update');
  return found;
};

/** Writes into a user's history what the operator changed. */
export const writeOperatorHistory = async (
  tx: Transaction,
  { id: userId, institutionId }: Account,
  { kind, now }: { readonly kind: 'passwordByOperator' | 'factorsByOperator'; readonly now: Date },
): Promise<void> => {
  await tx.insert(userHistory).values({ institutionId, userId, kind, createdAt: now });
};

/** Writes the hash of a one-time password, and into the user's history that the operator made it. */
export const storeOperatorPassword = async (
  tx: Transaction,
  account: Account,
  { passwordHash, until, now }: { readonly passwordHash: string; readonly until: Date; readonly now: Date },
): Promise<void> => {
  await tx
    .update(appUser)
    .set({ passwordHash, mustChangePassword: true, oneTimePasswordUntil: until, updatedAt: now })
    .where(eq(appUser.id, account.id));
  await writeOperatorHistory(tx, account, { kind: 'passwordByOperator', now });
};

type UserPasswordContext = Pick<CallerContext, 'tx'>;

/** Stored password: a user's own never expires, one set by another user is valid for one sign-in until its expiry. */
interface KeptPassword {
  readonly passwordHash: string;
  readonly oneTimePasswordUntil: Date | null;
}

/** Sets a user's password hash. The caller must have checked the right to do so. */
export const setPasswordHash = (userId: number, password: KeptPassword, { tx }: UserPasswordContext): Promise<void> =>
  runAsServiceRole(tx, async (own) => {
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
export const lockPasswordHash = (userId: number, { tx }: UserPasswordContext): Promise<string | undefined> =>
  runAsServiceRole(tx, async (own) => {
    const [row] = await own
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.id, userId))
      .for('update');
    return row?.passwordHash;
  });
