import { and, asc, eq, ne } from 'drizzle-orm';
import { workOrder, workOrderMatter } from '../../database/tables/complaintTables';
import type { Task } from './taskStore';
import type { ComplaintContext } from '../../access/visibleWorkOrders';

/** The oldest open work order that holds a case; null where it is free (CM-01). */
export async function holderOf(of: Pick<Task, 'id'>, { tx, caller }: ComplaintContext): Promise<number | null> {
  const [row] = await tx
    .select({ id: workOrder.id })
    .from(workOrderMatter)
    .innerJoin(workOrder, eq(workOrder.id, workOrderMatter.workOrderId))
    .where(
      and(
        eq(workOrderMatter.taskId, of.id),
        eq(workOrder.institutionId, caller.institutionId),
        ne(workOrder.state, 'completed'),
      ),
    )
    .orderBy(asc(workOrder.id))
    .limit(1);
  return row?.id ?? null;
}
