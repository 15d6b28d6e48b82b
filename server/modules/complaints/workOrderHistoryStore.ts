import { and, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { workOrderEvent } from '../../database/tables/complaintTables';
import type { StoredWorkOrder } from './workOrderStore';
import type { ComplaintContext } from '../../access/visibleWorkOrders';

/** A line of a work order's history as the database keeps it. */
export type StoredEvent = typeof workOrderEvent.$inferSelect;

/** All that happened to a work order, newest first; before it, what happened to the one that it was split off (CM-01). */
export function historyOf(
  { id, parentId, createdAt }: StoredWorkOrder,
  { tx, caller }: ComplaintContext,
): Promise<StoredEvent[]> {
  const ofParent =
    parentId === null
      ? undefined
      : and(inArray(workOrderEvent.workOrderId, [parentId]), lte(workOrderEvent.createdAt, createdAt));
  return tx
    .select()
    .from(workOrderEvent)
    .where(
      and(eq(workOrderEvent.institutionId, caller.institutionId), or(eq(workOrderEvent.workOrderId, id), ofParent)),
    )
    .orderBy(desc(workOrderEvent.createdAt), desc(workOrderEvent.id));
}

/** Writes a line into a work order's history; it is never changed. */
export const addWorkOrderEvent = async (
  { tx }: Pick<ComplaintContext, 'tx'>,
  added: typeof workOrderEvent.$inferInsert,
): Promise<void> => {
  await tx.insert(workOrderEvent).values(added);
};
