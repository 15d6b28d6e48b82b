import { and, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { complaintEvent } from '../../database/tables/complaintTables';
import type { StoredComplaint } from './complaintStore';
import type { ComplaintContext } from '../../access/selectVisibleComplaints';

/** Stored line of a complaint's history. */
export type StoredEvent = typeof complaintEvent.$inferSelect;

/** Returns the history of a complaint, newest first, followed by that of the complaint that it was split from (CM-01). */
export function getHistory(
  { id, parentId, createdAt }: StoredComplaint,
  { tx, caller }: ComplaintContext,
): Promise<StoredEvent[]> {
  const ofParent =
    parentId === null
      ? undefined
      : and(inArray(complaintEvent.workOrderId, [parentId]), lte(complaintEvent.createdAt, createdAt));
  return tx
    .select()
    .from(complaintEvent)
    .where(
      and(eq(complaintEvent.institutionId, caller.institutionId), or(eq(complaintEvent.workOrderId, id), ofParent)),
    )
    .orderBy(desc(complaintEvent.createdAt), desc(complaintEvent.id));
}

/** Adds a line to a complaint's history; lines are immutable. */
export const addComplaintEvent = async (
  { tx }: Pick<ComplaintContext, 'tx'>,
  added: typeof complaintEvent.$inferInsert,
): Promise<void> => {
  await tx.insert(complaintEvent).values(added);
};

/** Finds the history line that withdrew the last penalty of a complaint; undefined if it is valid, or if there is none. */
export async function getPenaltyWithdrawal(
  workOrderId: number,
  { tx, caller }: ComplaintContext,
): Promise<StoredEvent | undefined> {
  const [last] = await tx
    .select()
    .from(complaintEvent)
    .where(
      and(
        eq(complaintEvent.institutionId, caller.institutionId),
        eq(complaintEvent.workOrderId, workOrderId),
        inArray(complaintEvent.event, ['penalised', 'penaltyWithdrawn']),
      ),
    )
    .orderBy(desc(complaintEvent.id))
    .limit(1);
  return last?.event === 'penaltyWithdrawn' ? last : undefined;
}
