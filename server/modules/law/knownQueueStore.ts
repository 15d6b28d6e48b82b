import { and, eq } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { queue } from '../../database/tables/organisationTables';
import { Refusal } from '../../kernel/refusal';
import { parseRowId } from '../../values/parseRowId';

/** Refuses a queue that the caller's institution does not have. */
export async function assertQueue(id: string, { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<void> {
  const [row] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.institutionId, caller.institutionId), eq(queue.id, parseRowId(id))));
  if (!row) throw new Refusal('notFound');
}
