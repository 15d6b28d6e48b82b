import { and, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { complaintEvent } from '../../database/tables/complaintTables';
import type { StoredComplaint } from './complaintStore';
import type { ComplaintContext } from '../../access/visibleComplaints';

/** A line of a complaint's history as the database keeps it. */
export type StoredEvent = typeof complaintEvent.$inferSelect;

/** All that happened to a complaint, newest first; before it, what happened to the one that it was split off (CM-01). */
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

/** Writes a line into a complaint's history; it is never changed. */
export const addComplaintEvent = async (
  { tx }: Pick<ComplaintContext, 'tx'>,
  added: typeof complaintEvent.$inferInsert,
): Promise<void> => {
  await tx.insert(complaintEvent).values(added);
};

/** The line that took the last penalty of a complaint back; undefined where it holds, or where there is none. */
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
