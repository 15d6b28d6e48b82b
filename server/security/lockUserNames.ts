import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';

/**
 * Serializes the assignment of usernames, e-mail addresses and ID cards, so that of two concurrent requests with the same name the second
 * is refused without a constraint error.
 */
export const lockUserNames = async ({ tx }: { readonly tx: Transaction }): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('user names', 0))`);
};
