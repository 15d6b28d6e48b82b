import type { Transaction } from '../../database/connect';
import { contactDecision } from '../../database/tables/lawTables';

/** A decision before it is written. */
export type NewDecision = typeof contactDecision.$inferInsert;

const NOTHING_CAME = { callId: null, smsId: null, overrideId: null, doubted: false };

/** Stores a decision; decisions are immutable. Every column is named, so that the statement is planned once per connection. */
export async function addDecision(decision: NewDecision, { tx }: { readonly tx: Transaction }): Promise<void> {
  await tx
    .insert(contactDecision)
    .values({ ...NOTHING_CAME, ...decision })
    .prepare('law_decision')
    .execute();
}
