import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { workOrder, workOrderMatter, workOrderPenalty } from '../../database/tables/complaintTables';
import { appUser } from '../../database/tables/organisationTables';
import { rowNumber } from '../../values/rowNumber';
import { Refusal } from '../../kernel/refusal';
import { type ComplaintContext, visibleWorkOrders } from '../../access/visibleWorkOrders';

/** A work order as the database keeps it. */
export type StoredWorkOrder = typeof workOrder.$inferSelect;
/** A matter of a work order as the database keeps it. */
export type StoredMatter = typeof workOrderMatter.$inferSelect;
/** A penalty as the database keeps it. */
export type StoredPenalty = typeof workOrderPenalty.$inferSelect;

/** A work order with the names of those in it. */
export interface NamedWorkOrder {
  readonly row: StoredWorkOrder;
  readonly handlerName: string | null;
  readonly accusedName: string | null;
}

const handler = alias(appUser, 'handler');
const accused = alias(appUser, 'accused');

/** Work orders with the names of those in them, to be narrowed down; always within visibleWorkOrders. */
export const namedWorkOrders = ({ tx }: Pick<ComplaintContext, 'tx'>) =>
  tx
    .select({ row: workOrder, handlerName: handler.name, accusedName: accused.name })
    .from(workOrder)
    .leftJoin(handler, eq(handler.id, workOrder.handlerId))
    .leftJoin(accused, eq(accused.id, workOrder.accusedId))
    .$dynamic();

/** A work order that the caller may see; any other does not exist for the caller (RO-01). */
export async function findWorkOrder(id: string, context: ComplaintContext): Promise<NamedWorkOrder> {
  const [found] = await namedWorkOrders(context).where(
    and(eq(workOrder.id, rowNumber(id)), visibleWorkOrders(context)),
  );
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Several of them, held until the end of the transaction, always in the same order; one that is missing refuses them all. */
export async function lockWorkOrders(ids: readonly string[], context: ComplaintContext): Promise<StoredWorkOrder[]> {
  const wanted = [...new Set(ids.map(rowNumber))];
  const held = await context.tx
    .select()
    .from(workOrder)
    .where(and(inArray(workOrder.id, wanted), visibleWorkOrders(context)))
    .orderBy(asc(workOrder.id))
    .for('update');
  if (held.length !== wanted.length) throw new Refusal('notFound');
  return held;
}

/** One of them, held until the end of the transaction. */
export async function lockWorkOrder(id: string, context: ComplaintContext): Promise<StoredWorkOrder> {
  const [held] = await lockWorkOrders([id], context);
  if (!held) throw new Refusal('notFound');
  return held;
}

/** What work orders are about, in the order in which it was named. */
export const mattersOf = (ids: readonly number[], { tx, caller }: ComplaintContext): Promise<StoredMatter[]> =>
  tx
    .select()
    .from(workOrderMatter)
    .where(and(inArray(workOrderMatter.workOrderId, [...ids]), eq(workOrderMatter.institutionId, caller.institutionId)))
    .orderBy(asc(workOrderMatter.id));

/** The penalty of a work order, if one was issued. */
export async function penaltyOf(id: number, { tx, caller }: ComplaintContext): Promise<StoredPenalty | undefined> {
  const [row] = await tx
    .select()
    .from(workOrderPenalty)
    .where(and(eq(workOrderPenalty.workOrderId, id), eq(workOrderPenalty.institutionId, caller.institutionId)));
  return row;
}

/** The numbers of the work orders that one was split into. */
export async function partsOf(id: number, context: ComplaintContext): Promise<number[]> {
  const rows = await context.tx
    .select({ id: workOrder.id })
    .from(workOrder)
    .where(and(eq(workOrder.parentId, id), visibleWorkOrders(context)))
    .orderBy(asc(workOrder.id));
  return rows.map((row) => row.id);
}

/** Stores a new work order with its matters. */
export async function addWorkOrder(
  added: typeof workOrder.$inferInsert,
  matters: readonly Pick<StoredMatter, 'kind' | 'taskId' | 'loanNo'>[],
  { tx, caller }: ComplaintContext,
): Promise<StoredWorkOrder> {
  const [row] = await tx.insert(workOrder).values(added).returning();
  if (!row) throw new Error('the work order was not stored');
  const { institutionId } = caller;
  await tx
    .insert(workOrderMatter)
    .values(matters.map(({ kind, taskId, loanNo }) => ({ institutionId, workOrderId: row.id, kind, taskId, loanNo })));
  return row;
}

/** Changes a work order that the transaction holds. */
export async function changeWorkOrder(
  id: number,
  changes: Partial<Omit<StoredWorkOrder, 'id' | 'institutionId'>>,
  { tx }: Pick<ComplaintContext, 'tx'>,
): Promise<void> {
  await tx.update(workOrder).set(changes).where(eq(workOrder.id, id));
}

/** Stores the penalty of a work order. */
export async function addPenalty(
  penalty: typeof workOrderPenalty.$inferInsert,
  { tx }: Pick<ComplaintContext, 'tx'>,
): Promise<void> {
  await tx.insert(workOrderPenalty).values(penalty);
}
