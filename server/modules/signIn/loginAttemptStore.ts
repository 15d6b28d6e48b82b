import type { Transaction } from '../../database/connect';
import { livenessAttempt, loginLog, attemptCount } from '../../database/tables/signInTables';
import { and, eq, gt, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';

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

/** Wrong sign-ins before an account is locked. */
export const LOGIN_FAILURES_ALLOWED = 5;
/** Duration of an account lock. */
export const LOGIN_LOCK_MS = 15 * 60_000;

// Not rate-limiter-flexible (see security/rateLimits): a lock follows the call's clock, which the library does not accept. It begins
// with the last allowed attempt, and a successful attempt reverts only its own count.

/** Attempt limit: its key, maximum and window. */
export interface AttemptRule {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  /** The window restarts with the last allowed attempt, so that a lock lasts its full time. */
  readonly locks?: true;
}

/** Number of the attempt in its window, whether it is allowed, and the end of the window. */
interface RateLimitAttempt {
  readonly number: number;
  readonly allowed: boolean;
  readonly windowEnd: Date;
}

/** Counts an attempt before it is made, in one statement: of concurrent attempts on all servers only `most` are allowed. */
export const countAttempt = async (tx: Transaction, rule: AttemptRule, now: Date): Promise<RateLimitAttempt> => {
  const windowEnd = new Date(now.getTime() + rule.windowMs);
  const over = sql`${attemptCount.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const restarts = rule.locks === true ? sql`(${over} or ${attemptCount.tries} + 1 = ${rule.most}::int)` : over;
  const [row] = await tx
    .insert(attemptCount)
    .values({ key: rule.key, tries: 1, expiresAt: windowEnd })
    .onConflictDoUpdate({
      target: attemptCount.key,
      set: {
        tries: sql`case when ${over} then 1 else least(${attemptCount.tries} + 1, ${rule.most}::int + 1) end`,
        expiresAt: sql`case when ${restarts} then excluded.expires_at else ${attemptCount.expiresAt} end`,
      },
    })
    .returning({ number: attemptCount.tries, windowEnd: attemptCount.expiresAt });
  if (row === undefined) throw new Error('an attempt was not counted');
  return { ...row, allowed: row.number <= rule.most };
};

/**
 * Resets the count of a key after a success. If others were counted meanwhile, only the successful one is subtracted. The rest failed or
 * are in progress, and as many as allowed of those retain the lock.
 */
export const deleteAttempts = async (tx: Transaction, { key, most }: AttemptRule, number: number): Promise<void> => {
  const others = sql`least(${attemptCount.tries}, ${most}::int) - 1`;
  await tx
    .update(attemptCount)
    .set({ tries: sql`case when ${attemptCount.tries} = ${number}::int then 0 else ${others} end` })
    .where(eq(attemptCount.key, key));
};

/** Takes back an attempt that could not be made through no fault of the caller's. */
export const removeAttempt = async (tx: Transaction, key: string): Promise<void> => {
  await tx
    .update(attemptCount)
    .set({ tries: sql`${attemptCount.tries} - 1` })
    .where(eq(attemptCount.key, key));
};

/** Resets the count of a key: unlocking by an administrator, or a sign-in that must start again. */
export const clearAttempts = async (tx: Transaction, key: string): Promise<void> => {
  await tx.delete(attemptCount).where(eq(attemptCount.key, key));
};

/** Step of a sign-in with separate counts: the password, or the second factor. */
export type AttemptStep = 'login' | 'factor';

/** Key that counts attempts of unknown browsers at a user's account. */
export const toUserKey = (step: AttemptStep, userId: number): string => `${step}:user:${userId}`;
/** Prefix of the keys of the addresses that a user signs in from. */
export const toAddressKeyPrefix = (step: AttemptStep, userId: number): string => `${step}:address:${userId}:`;

const matchesStepLock = (step: AttemptStep, userId: number): SQL | undefined =>
  or(eq(attemptCount.key, toUserKey(step, userId)), like(attemptCount.key, `${toAddressKeyPrefix(step, userId)}%`));

/** Condition: a count can lock unknown browsers out of a user's account. */
export const matchesLock = (userId: number): SQL | undefined =>
  or(matchesStepLock('login', userId), matchesStepLock('factor', userId));

/** Lifts the locks of a user's account. */
export const unlockAccount = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(attemptCount).where(matchesLock(userId));
};

/** Deletes the counts whose window is over. */
export const sweepAttempts = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(attemptCount).where(lte(attemptCount.expiresAt, now));
};
