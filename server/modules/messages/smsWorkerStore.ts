import { and, desc, eq, lt } from 'drizzle-orm';
import { matchesAnyKey } from '../../database/anyOf';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Database, Transaction } from '../../database/connect';
import { sms, smsOutbox } from '../../database/tables/messageTables';
import { appUser, institution } from '../../database/tables/organizationTables';
import type { AppContext } from '../../access/appContext';

/** Stored message. */
export type StoredSms = typeof sms.$inferSelect;

/** Outcome of a message: accepted by the gateway, or the reason why not (a code of contract/codes/messageCodes or the gateway's text). */
export type SmsOutcome =
  { readonly state: 'sent'; readonly gatewayId: string } | { readonly state: 'failed'; readonly failure: string };

/** Leases the oldest queued messages to this server. Committed before any request to the gateway, so that none is sent twice. */
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
    return tx.update(sms).set({ state: 'sending', handedAt: now() }).where(matchesAnyKey(sms, next)).returning();
  });

/** Reads the messages sent to the gateway before a time that still have no outcome. */
export const listAbandonedSms = (database: Database, before: Date): Promise<StoredSms[]> =>
  database
    .select()
    .from(sms)
    .where(and(eq(sms.state, 'sending'), lt(sms.handedAt, before)))
    .limit(100);

/** Maximum number of messages whose recipients are simulated at the same time. */
const SIMULATED_MAX = 500;

/** Lists the newest messages that the gateway accepted. */
export const listNewestSent = (database: Database): Promise<StoredSms[]> =>
  database.select().from(sms).where(eq(sms.state, 'sent')).orderBy(desc(sms.id)).limit(SIMULATED_MAX);

/** Stores the outcome of a message; false if another server has stored one. */
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

/** Reads the currency of an institution, which determines the country of its telephone numbers. */
export async function getInstitutionCurrency(database: Database, institutionId: number): Promise<string> {
  const [row] = await database
    .select({ currency: institution.currency })
    .from(institution)
    .where(eq(institution.id, institutionId));
  return row?.currency ?? '';
}

/** Reads the name of a message's sender; empty without such a user. */
export async function getSenderName(tx: Transaction, agentId: number): Promise<string> {
  const [agent] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, agentId));
  return agent?.name ?? '';
}

/** Stores a message as the embedded gateway would have sent it; returns its id. */
export async function addToOutbox(
  database: Database,
  message: typeof smsOutbox.$inferInsert,
): Promise<number | undefined> {
  const [row] = await database.insert(smsOutbox).values(message).returning({ id: smsOutbox.id });
  return row?.id;
}
