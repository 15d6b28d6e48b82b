import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matchesRow } from '../../database/matchesRow';
import { complaint, complaintAllegation, complaintPenalty } from '../../database/tables/complaintTables';
import { appUser } from '../../database/tables/organizationTables';
import { parseRowId } from '../../values/parseRowId';
import { PAST_ACTIONS_MAX, type PastAction } from '../../kernel/approvableAction';
import { Refusal } from '../../kernel/refusal';
import { type ComplaintContext, selectVisibleComplaints } from '../../access/selectVisibleComplaints';

/** Stored complaint. */
export type StoredComplaint = typeof complaint.$inferSelect;
/** Stored matter of a complaint. */
export type StoredAllegation = typeof complaintAllegation.$inferSelect;
/** Stored penalty. */
export type StoredPenalty = typeof complaintPenalty.$inferSelect;

/** Complaint with the names of the users involved. */
export interface NamedComplaint {
  readonly row: StoredComplaint;
  readonly handlerName: string | null;
  readonly accusedName: string | null;
}

const handler = alias(appUser, 'handler');
const accused = alias(appUser, 'accused');

/** Sortable names of users related to a complaint. */
export const complaintNames = { handler: handler.name };

/** Selects complaints with the names of the users involved, for further filters; always within selectVisibleComplaints. */
export const selectNamedComplaints = ({ tx }: Pick<ComplaintContext, 'tx'>) =>
  tx
    .select({ row: complaint, handlerName: handler.name, accusedName: accused.name })
    .from(complaint)
    .leftJoin(handler, matchesRow(handler, complaint.handlerId))
    .leftJoin(accused, matchesRow(accused, complaint.accusedId))
    .$dynamic();

/** Finds a complaint that the caller may see; others are refused as not found (RO-01). */
export async function findComplaint(id: string, context: ComplaintContext): Promise<NamedComplaint> {
  const [found] = await selectNamedComplaints(context).where(
    and(eq(complaint.id, parseRowId(id)), selectVisibleComplaints(context)),
  );
  if (!found) throw new Refusal('notFound');
  return found;
}

/**
 * Finds a complaint of the institution by id, whether the caller may see it or not: the columns read are already known from the
 * caller's own complaint.
 */
export async function findComplaintById(
  id: number,
  { tx, caller }: ComplaintContext,
): Promise<StoredComplaint | undefined> {
  const [row] = await tx
    .select()
    .from(complaint)
    .where(and(eq(complaint.id, id), eq(complaint.institutionId, caller.institutionId)));
  return row;
}

/** Locks several complaints until the end of the transaction, always in the same order; a missing one refuses all. */
export async function lockComplaints(ids: readonly string[], context: ComplaintContext): Promise<StoredComplaint[]> {
  const uniqueIds = [...new Set(ids.map(parseRowId))];
  const locked = await context.tx
    .select()
    .from(complaint)
    .where(and(inArray(complaint.id, uniqueIds), selectVisibleComplaints(context)))
    .orderBy(asc(complaint.id))
    .for('update');
  if (locked.length !== uniqueIds.length) throw new Refusal('notFound');
  return locked;
}

/** Locks one complaint until the end of the transaction. */
export async function lockComplaint(id: string, context: ComplaintContext): Promise<StoredComplaint> {
  const [locked] = await lockComplaints([id], context);
  if (!locked) throw new Refusal('notFound');
  return locked;
}

/** Reads the allegations of complaints in the order in which they were named. */
export const getAllegations = (ids: readonly number[], { tx, caller }: ComplaintContext): Promise<StoredAllegation[]> =>
  tx
    .select()
    .from(complaintAllegation)
    .where(
      and(
        // One array parameter: a file has more ids than a statement may have parameters.
        sql`${complaintAllegation.workOrderId} = any(${sql.param([...ids])})`,
        eq(complaintAllegation.institutionId, caller.institutionId),
      ),
    )
    .orderBy(asc(complaintAllegation.id));

/** Returns the last penalty of a complaint, if one was issued. */
export async function getPenalty(id: number, { tx, caller }: ComplaintContext): Promise<StoredPenalty | undefined> {
  const [row] = await tx
    .select()
    .from(complaintPenalty)
    .where(and(eq(complaintPenalty.workOrderId, id), eq(complaintPenalty.institutionId, caller.institutionId)))
    .orderBy(desc(complaintPenalty.id))
    .limit(1);
  return row;
}

/** Returns the ids of the complaints that one was split into. */
export async function getParts(id: number, context: ComplaintContext): Promise<number[]> {
  const rows = await context.tx
    .select({ id: complaint.id })
    .from(complaint)
    .where(and(eq(complaint.parentId, id), selectVisibleComplaints(context)))
    .orderBy(asc(complaint.id));
  return rows.map((row) => row.id);
}

/** Stores a new complaint with its matters. */
export async function addComplaint(
  added: typeof complaint.$inferInsert,
  matters: readonly Pick<StoredAllegation, 'kind' | 'taskId' | 'loanNo'>[],
  { tx, caller }: ComplaintContext,
): Promise<StoredComplaint> {
  const [row] = await tx.insert(complaint).values(added).returning();
  if (!row) throw new Error('the complaint was not stored');
  const { institutionId } = caller;
  await tx
    .insert(complaintAllegation)
    .values(matters.map(({ kind, taskId, loanNo }) => ({ institutionId, workOrderId: row.id, kind, taskId, loanNo })));
  return row;
}

/** Updates a complaint locked by the transaction. */
export async function changeWorkOrder(
  id: number,
  changes: Partial<Omit<StoredComplaint, 'id' | 'institutionId'>>,
  { tx }: Pick<ComplaintContext, 'tx'>,
): Promise<void> {
  await tx.update(complaint).set(changes).where(eq(complaint.id, id));
}

/** Stores the penalty of a complaint. */
export async function addPenalty(
  penalty: typeof complaintPenalty.$inferInsert,
  { tx }: Pick<ComplaintContext, 'tx'>,
): Promise<void> {
  await tx.insert(complaintPenalty).values(penalty);
}

/** Lists the fines since a time; reads the newest PAST_ACTIONS_MAX penalties. */
export async function listPastFines(since: Date, { tx, caller }: ComplaintContext): Promise<PastAction[]> {
  const newest = tx
    .select({ amount: complaintPenalty.amount, createdAt: complaintPenalty.createdAt })
    .from(complaintPenalty)
    .where(eq(complaintPenalty.institutionId, caller.institutionId))
    .orderBy(desc(complaintPenalty.id))
    .limit(PAST_ACTIONS_MAX)
    .as('newest');
  const rows = await tx.select({ amount: newest.amount }).from(newest).where(gte(newest.createdAt, since));
  return rows.flatMap(({ amount }) => (amount === null ? [] : [{ amount }]));
}
