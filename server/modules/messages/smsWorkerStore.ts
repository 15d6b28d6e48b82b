import { and, eq, lt } from 'drizzle-orm';
import { inKeys } from '../../database/anyOf';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Database, Transaction } from '../../database/connect';
import { sms, smsOutbox } from '../../database/tables/messageTables';
import { appUser, institution } from '../../database/tables/organisationTables';
import type { AppContext } from '../../access/appContext';

/** A message as the database keeps it. */
export type StoredSms = typeof sms.$inferSelect;

/** The outcome of a message: taken over by the gateway, or not and why (a code of contract/codes/smsFailure or the gateway's words). */
export type SmsOutcome =
  { readonly state: 'sent'; readonly gatewayId: string } | { readonly state: 'failed'; readonly failure: string };

/** Takes the oldest waiting messages for this server alone. Committed before anybody speaks with the gateway: whatever happens then, none is sent twice. */
export const takeQueuedSms = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  most: number,
): Promise<StoredSms[]> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const next = await tx
      .select({ institutionId: sms.institutionId, id: sms.id })
      .from(sms)
      .where(eq(sms.state, 'queued'))
      .orderBy(sms.id)
      .limit(most)
      .for('update', { skipLocked: true });
    if (next.length === 0) return [];
    return tx.update(sms).set({ state: 'sending', handedAt: now() }).where(inKeys(sms, next)).returning();
  });

/** Messages that were handed over before a time and of which nobody has written down what became. */
export const abandonedSms = (database: Database, before: Date): Promise<StoredSms[]> =>
  database
    .select()
    .from(sms)
    .where(and(eq(sms.state, 'sending'), lt(sms.handedAt, before)))
    .limit(100);

/** Writes down the outcome of a message; false when somebody else has. */
export const writeSmsOutcome = async (
  tx: Transaction,
  id: number,
  { now, outcome }: { now: Date; outcome: SmsOutcome },
): Promise<boolean> => {
  const changed = await tx
    .update(sms)
    .set({ ...outcome, finishedAt: now })
    .where(and(eq(sms.id, id), eq(sms.state, 'sending')))
    .returning({ id: sms.id });
  return changed.length === 1;
};

/** The currency of an institution, which names the country of its telephone numbers. */
export async function institutionCurrency(database: Database, institutionId: number): Promise<string> {
  const [row] = await database
    .select({ currency: institution.currency })
    .from(institution)
    .where(eq(institution.id, institutionId));
  return row?.currency ?? '';
}

/** The name of who sends a message; empty where nobody has this number. */
export async function senderName(tx: Transaction, agentId: number): Promise<string> {
  const [agent] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, agentId));
  return agent?.name ?? '';
}

/** Writes a message down as the embedded gateway would have sent it; gives its number. */
export async function addToOutbox(
  database: Database,
  message: typeof smsOutbox.$inferInsert,
): Promise<number | undefined> {
  const [row] = await database.insert(smsOutbox).values(message).returning({ id: smsOutbox.id });
  return row?.id;
}
