import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { matchesRow } from '../../database/matchesRow';
import { contact, task } from '../../database/tables/caseTables';
import { contactDecision } from '../../database/tables/lawTables';
import { sms } from '../../database/tables/messageTables';
import { institution } from '../../database/tables/organizationTables';

/** Reads a message that is about to be sent: its case, its current contact, the applicable zones, and its decision. */
export async function findHandover(message: Pick<typeof sms.$inferSelect, 'institutionId' | 'id'>, tx: Transaction) {
  const [row] = await tx
    .select({
      institutionId: sms.institutionId,
      channel: sms.channel,
      content: sms.content,
      contactId: sms.contactId,
      phone: sms.phone,
      contactName: sms.contactName,
      contactRelation: sms.contactRelation,
      emergency: contact.emergency,
      borrowerId: task.borrowerId,
      loanId: task.loanId,
      penaltyDate: task.penaltyDate,
      queueId: task.queueId,
      timeZone: institution.timeZone,
      institutionName: institution.name,
      decision: contactDecision.decision,
    })
    .from(sms)
    .innerJoin(task, matchesRow(task, sms.taskId))
    .innerJoin(institution, eq(institution.id, sms.institutionId))
    .leftJoin(contact, matchesRow(contact, sms.contactId))
    // Joins by borrower, because the index begins with it.
    .leftJoin(
      contactDecision,
      and(
        eq(contactDecision.institutionId, sms.institutionId),
        eq(contactDecision.borrowerId, task.borrowerId),
        eq(contactDecision.smsId, sms.id),
      ),
    )
    .where(and(eq(sms.institutionId, message.institutionId), eq(sms.id, message.id)));
  return row;
}

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
