import type { Transaction } from '../../database/connect';
import { livenessAttempt } from '../../database/tables/signInTables';

/** One face check and how it ended. */
export type LivenessAttempt = typeof livenessAttempt.$inferInsert;

/** Writes a face check down, without its picture. */
export const writeLivenessAttempt = async (tx: Transaction, attempt: LivenessAttempt): Promise<void> => {
  await tx.insert(livenessAttempt).values(attempt);
};
