import { and, asc, eq, ne } from 'drizzle-orm';
import { complaint, complaintMatter } from '../../database/tables/complaintTables';
import type { Task } from './taskStore';
import type { ComplaintContext } from '../../access/visibleComplaints';

/** The oldest open complaint that holds a case; null where it is free (CM-01). */
export async function holderOf(of: Pick<Task, 'id'>, { tx, caller }: ComplaintContext): Promise<number | null> {
  const [row] = await tx
    .select({ id: complaint.id })
    .from(complaintMatter)
    .innerJoin(complaint, eq(complaint.id, complaintMatter.workOrderId))
    .where(
      and(
        eq(complaintMatter.taskId, of.id),
        eq(complaint.institutionId, caller.institutionId),
        ne(complaint.state, 'completed'),
      ),
    )
    .orderBy(asc(complaint.id))
    .limit(1);
  return row?.id ?? null;
}
