import { and, eq } from 'drizzle-orm';
import { queue, userGroup } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { parseRowId } from '../../values/parseRowId';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Parses the number of a group of the caller's institution; null for none. Refuses others as not found. */
export async function groupNumber(id: string | null, { tx, caller }: Context): Promise<number | null> {
  if (id === null) return null;
  const wanted = and(eq(userGroup.id, parseRowId(id)), eq(userGroup.institutionId, caller.institutionId));
  const [row] = await tx.select({ id: userGroup.id }).from(userGroup).where(wanted);
  // A leader learns nothing about other groups, not even that they exist.
  if (!row || (caller.role === 'leader' && row.id !== caller.groupId)) throw new Refusal('notFound');
  return row.id;
}

/** Parses the number of a queue of the caller's institution; null for none. Refuses others as not found. */
export async function queueNumber(id: string | null, { tx, caller }: Context): Promise<number | null> {
  if (id === null) return null;
  const wanted = and(eq(queue.id, parseRowId(id)), eq(queue.institutionId, caller.institutionId));
  const [row] = await tx.select({ id: queue.id }).from(queue).where(wanted);
  if (!row) throw new Refusal('notFound');
  return row.id;
}
