import { and, desc, eq, inArray, lte, or } from 'drizzle-orm';
import type { WorkOrderEvent } from '@/contract/entities/workOrder';
import { workOrderEvent } from '../../database/tables/complaintTables';
import type { StoredWorkOrder } from './workOrderStore';
import type { ComplaintContext } from '../../access/visibleWorkOrders';

type StoredEvent = typeof workOrderEvent.$inferSelect;

const onTheWire = (row: StoredEvent): WorkOrderEvent => ({
  id: String(row.id),
  workOrderId: String(row.workOrderId),
  event: row.event,
  fromState: row.fromState,
  toState: row.toState,
  by: row.actorName,
  time: row.createdAt.toISOString(),
  note: row.note,
  about: row.about,
});

/** All that happened to a work order, newest first; before it, what happened to the one that it was split off (CM-01). */
export async function historyOf(
  { id, parentId, createdAt }: StoredWorkOrder,
  { tx, caller }: ComplaintContext,
): Promise<WorkOrderEvent[]> {
  const ofParent =
    parentId === null
      ? undefined
      : and(inArray(workOrderEvent.workOrderId, [parentId]), lte(workOrderEvent.createdAt, createdAt));
  const rows = await tx
    .select()
    .from(workOrderEvent)
    .where(
      and(eq(workOrderEvent.institutionId, caller.institutionId), or(eq(workOrderEvent.workOrderId, id), ofParent)),
    )
    .orderBy(desc(workOrderEvent.createdAt), desc(workOrderEvent.id));
  return rows.map(onTheWire);
}

/** Writes a line into a work order's history; it is never changed. */
export const addWorkOrderEvent = async (
  { tx }: Pick<ComplaintContext, 'tx'>,
  added: typeof workOrderEvent.$inferInsert,
): Promise<void> => {
  await tx.insert(workOrderEvent).values(added);
};
