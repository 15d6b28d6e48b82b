import type { Transaction } from '../../database/connect';
import { contactDecision } from '../../database/tables/lawTables';

/** A decision before it is written. */
export type NewDecision = typeof contactDecision.$inferInsert;

const NOTHING_CAME = { callId: null, smsId: null, overrideId: null, doubted: false };

/** Writes a decision down; it stays. Every column is named, so that it is planned once for a connection. */
export async function addDecision(decision: NewDecision, { tx }: { readonly tx: Transaction }): Promise<void> {
  await tx
    .insert(contactDecision)
    .values({ ...NOTHING_CAME, ...decision })
    .prepare('law_decision')
    .execute();
}
