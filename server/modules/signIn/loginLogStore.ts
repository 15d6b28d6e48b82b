import type { Transaction } from '../../database/connect';
import { livenessAttempt, loginLog } from '../../database/tables/signInTables';
import { and, eq, gt, inArray } from 'drizzle-orm';

/** One face check and how it ended. */
type LivenessAttempt = typeof livenessAttempt.$inferInsert;

/** Writes a face check down, without its picture. */
export const writeLivenessAttempt = async (tx: Transaction, attempt: LivenessAttempt): Promise<void> => {
  await tx.insert(livenessAttempt).values(attempt);
};

/** One attempt to sign in, before it has a number. */
type LoginLogEntry = typeof loginLog.$inferInsert;

/** Outcome of a sign-in attempt. */
export type LoginOutcome = LoginLogEntry['outcome'];

/** Writes a sign-in attempt and returns its number, the userLoginLogId. */
export const writeLoginLog = async (tx: Transaction, entry: LoginLogEntry): Promise<number> => {
  const [row] = await tx.insert(loginLog).values(entry).returning({ id: loginLog.id });
  if (row === undefined) throw new Error('a sign-in was not written down');
  return row.id;
};

/** Writes down how the face check of a sign-in ended. */
export const setLoginOutcome = async (tx: Transaction, id: number, outcome: LoginOutcome): Promise<void> => {
  await tx.update(loginLog).set({ outcome }).where(eq(loginLog.id, id));
};

/** Returns true if a user has signed in from an address since a time. */
export async function hasSignedInFrom(
  tx: Transaction,
  { userId, ip, since }: { readonly userId: number; readonly ip: string; readonly since: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: loginLog.id })
    .from(loginLog)
    .where(
      and(
        eq(loginLog.userId, userId),
        gt(loginLog.createdAt, since),
        eq(loginLog.ip, ip),
        inArray(loginLog.outcome, ['success', 'livenessPassed']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
