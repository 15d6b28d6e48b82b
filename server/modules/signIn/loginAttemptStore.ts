import { eq, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { attemptCount } from '../../database/tables/signInTables';

/** Wrong sign-ins before an account is locked. */
export const LOGIN_FAILURES_ALLOWED = 5;
/** How long an account stays locked. */
export const LOGIN_LOCK_MS = 15 * 60_000;

// Our own and not rate-limiter-flexible (see security/rateLimits): a lock goes by the call's clock, which the library
// cannot be told, begins with the last allowed try, and lets a good try take back itself and no other.

/** What is counted, and how much of it is allowed in which time. */
export interface AttemptRule {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  /** The window begins again with the last allowed attempt: a lock lasts its whole time. */
  readonly locks?: true;
}

/** The attempt's number in its window, whether it is allowed, and when the window ends. */
export interface CountedAttempt {
  readonly number: number;
  readonly allowed: boolean;
  readonly windowEnd: Date;
}

/** Counts an attempt before it is made, in one statement: of any number at once, on any server, only `most` are allowed. */
export const countAttempt = async (tx: Transaction, rule: AttemptRule, now: Date): Promise<CountedAttempt> => {
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
 * Forgets the attempts behind a key after a success. When others were counted meanwhile, only the good one is taken
 * back: what stays are wrong ones, or still being looked at, and as many as allowed of those keep the lock.
 */
export const forgetAttempts = async (tx: Transaction, { key, most }: AttemptRule, number: number): Promise<void> => {
  const others = sql`least(${attemptCount.tries}, ${most}::int) - 1`;
  await tx
    .update(attemptCount)
    .set({ tries: sql`case when ${attemptCount.tries} = ${number}::int then 0 else ${others} end` })
    .where(eq(attemptCount.key, key));
};

/** Takes back an attempt that could not be made through no fault of the caller's. */
export const takeBackAttempt = async (tx: Transaction, key: string): Promise<void> => {
  await tx
    .update(attemptCount)
    .set({ tries: sql`${attemptCount.tries} - 1` })
    .where(eq(attemptCount.key, key));
};

/** Forgets all attempts behind a key: an administrator's unlocking, or a sign-in that has to begin again. */
export const clearAttempts = async (tx: Transaction, key: string): Promise<void> => {
  await tx.delete(attemptCount).where(eq(attemptCount.key, key));
};

/** Where sign-ins of unknown browsers to a user's account are counted. */
export const userKey = (userId: number): string => `login:user:${userId}`;
/** The beginning of the keys of the addresses that a user signs in from. */
export const addressKeyStart = (userId: number): string => `login:address:${userId}:`;

/** Whether a count may keep unknown browsers out of a user's account. */
export const isLockOf = (userId: number): SQL | undefined =>
  or(eq(attemptCount.key, userKey(userId)), like(attemptCount.key, `${addressKeyStart(userId)}%`));

/** Lifts the locks of a user's account. */
export const unlockAccount = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(attemptCount).where(isLockOf(userId));
};

/** Deletes the counts whose window is over. */
export const sweepAttempts = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(attemptCount).where(lte(attemptCount.expiresAt, now));
};
