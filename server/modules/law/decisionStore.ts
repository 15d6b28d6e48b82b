import type { Transaction } from '../../database/connect';
import { contactDecision } from '../../database/tables/lawTables';

/** A decision before it is written. */
export type NewDecision = typeof contactDecision.$inferInsert;

/** Writes a decision down; it stays. */
export async function addDecision(decision: NewDecision, { tx }: { readonly tx: Transaction }): Promise<void> {
  await tx.insert(contactDecision).values(decision);
}
