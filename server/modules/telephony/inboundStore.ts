import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { matchesRow } from '../../database/matchesRow';
import { inboundCall, inboundCallCase } from '../../database/tables/callTables';
import { contact, task } from '../../database/tables/caseTables';

/** Maximum number of cases of one number. */
const CASES_MAX = 20;

/** Incoming call as stored. */
export type StoredInboundCall = typeof inboundCall.$inferSelect;

/** Institution of the telephone system. */
export interface InboundTenant {
  readonly tx: Transaction;
  readonly institutionId: number;
}

/** Locks an incoming call until the end of the transaction; adds it with its first event. */
export async function lockInboundCall(
  { lineId, startedAt }: Pick<StoredInboundCall, 'lineId' | 'startedAt'>,
  { tx, institutionId }: InboundTenant,
): Promise<StoredInboundCall> {
  await tx.insert(inboundCall).values({ institutionId, lineId, state: 'ringing', startedAt }).onConflictDoNothing();
  const isCall = and(eq(inboundCall.institutionId, institutionId), eq(inboundCall.lineId, lineId));
  const [row] = await tx.select().from(inboundCall).where(isCall).for('update');
  if (row === undefined) throw new Error('the call was deleted');
  return row;
}

/** Updates an incoming call locked by the transaction. */
export async function changeInboundCall(
  { id }: Pick<StoredInboundCall, 'id'>,
  changes: Partial<StoredInboundCall>,
  { tx, institutionId }: InboundTenant,
): Promise<void> {
  await tx
    .update(inboundCall)
    .set(changes)
    .where(and(eq(inboundCall.institutionId, institutionId), eq(inboundCall.id, id)));
}

/** Stores the open cases of the contacts with one of these numbers; without an open one, the newest case. */
export async function addInboundCases(
  { id }: Pick<StoredInboundCall, 'id'>,
  numbers: readonly string[],
  { tx, institutionId }: InboundTenant,
): Promise<void> {
  const isOpen = inArray(task.status, [...OPEN_CASE_STATUSES]);
  const found = await tx
    .selectDistinctOn([task.id], { taskId: task.id, contactId: contact.id, status: task.status })
    .from(contact)
    .innerJoin(task, and(eq(task.institutionId, contact.institutionId), eq(task.borrowerId, contact.borrowerId)))
    .where(and(eq(contact.institutionId, institutionId), inArray(contact.phoneDigits, [...numbers])))
    .orderBy(desc(task.id), desc(isOpen), asc(contact.id))
    .limit(CASES_MAX);
  const open = found.filter(({ status }) => OPEN_CASE_STATUSES.some((each) => each === status));
  const rows = (open.length > 0 ? open : found.slice(0, 1)).map(({ taskId, contactId }) => ({
    institutionId,
    inboundCallId: id,
    taskId,
    contactId,
  }));
  if (rows.length > 0) await tx.insert(inboundCallCase).values(rows);
}

/** Lists the cases of an incoming call with their agents. */
export const listInboundCases = ({ id }: Pick<StoredInboundCall, 'id'>, { tx, institutionId }: InboundTenant) =>
  tx
    .select({ id: task.id, agentId: task.agentId, groupId: task.groupId })
    .from(inboundCallCase)
    .innerJoin(task, matchesRow(task, inboundCallCase.taskId))
    .where(and(eq(inboundCallCase.institutionId, institutionId), eq(inboundCallCase.inboundCallId, id)))
    .orderBy(asc(task.id));

/** Locks the calls of all institutions that have been ringing since before a time. */
export const lockUnansweredCalls = (tx: Transaction, before: Date): Promise<StoredInboundCall[]> =>
  tx
    .select()
    .from(inboundCall)
    .where(and(eq(inboundCall.state, 'ringing'), lt(inboundCall.startedAt, before)))
    .orderBy(asc(inboundCall.id))
    .limit(100)
    .for('update', { skipLocked: true });

/** Lists the ringing calls for the cases of a user, one row per case. */
export const listRingingCases = ({ tx, institutionId, userId }: InboundTenant & { readonly userId: number }) =>
  tx
    .select({
      id: inboundCall.id,
      phone: inboundCall.phone,
      startedAt: inboundCall.startedAt,
      taskId: task.id,
      loanId: task.loanId,
      loanNo: task.loanNo,
      borrowerName: task.borrowerName,
      contactName: contact.name,
    })
    .from(inboundCall)
    .innerJoin(
      inboundCallCase,
      and(
        eq(inboundCallCase.institutionId, inboundCall.institutionId),
        eq(inboundCallCase.inboundCallId, inboundCall.id),
      ),
    )
    .innerJoin(task, matchesRow(task, inboundCallCase.taskId))
    .innerJoin(contact, matchesRow(contact, inboundCallCase.contactId))
    .where(
      and(eq(inboundCall.institutionId, institutionId), eq(inboundCall.state, 'ringing'), eq(task.agentId, userId)),
    )
    .orderBy(asc(inboundCall.id), asc(task.id));

/** Case of a ringing call. */
export type RingingCase = Awaited<ReturnType<typeof listRingingCases>>[number];
