import type { SQL } from 'drizzle-orm';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { phoneCall } from '../../database/tables/callTables';
import { preparedQuery } from '../../database/preparedQuery';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from '../cases/casesFacade';

type CallContext = Pick<CallerContext, 'tx' | 'caller'>;
/** A telephone call as the database keeps it. */
export type StoredCall = typeof phoneCall.$inferSelect;
/** Fields of a new call; the rest follows from the call's context. */
export type NewCall = Pick<StoredCall, 'taskId' | 'contactId' | 'contactName' | 'phone' | 'startedAt'>;

const isOwn = ({ caller }: CallContext): SQL | undefined =>
  and(eq(phoneCall.institutionId, caller.institutionId), eq(phoneCall.agentId, caller.userId));

/**
 * Finds the caller's call on a case; refuses calls of other users or cases as not found (RO-01). Locks it, so that a simultaneous report
 * of the line is compared with the result that the transaction stores.
 */
export async function findCaseCall(of: Task, callId: string, context: CallContext): Promise<StoredCall> {
  const [row] = await context.tx
    .select()
    .from(phoneCall)
    .where(and(eq(phoneCall.id, parseRowId(callId)), eq(phoneCall.taskId, of.id), isOwn(context)))
    .for('share');
  if (!row) throw new Refusal('notFound');
  return row;
}

const askLast = preparedQuery<StoredCall>('last_call', (tx) =>
  tx
    .select()
    .from(phoneCall)
    .where(
      and(
        eq(phoneCall.taskId, sql.placeholder('taskId')),
        eq(phoneCall.institutionId, sql.placeholder('institutionId')),
        eq(phoneCall.agentId, sql.placeholder('userId')),
      ),
    )
    .orderBy(desc(phoneCall.startedAt), desc(phoneCall.id))
    .limit(1),
);

/** Finds the caller's newest call on a case. */
export async function findLastCall(of: Task, { tx, caller }: CallContext): Promise<StoredCall | undefined> {
  const { institutionId, userId } = caller;
  const [row] = await askLast(tx, { taskId: of.id, institutionId, userId });
  return row;
}

/** Writes a new call of the caller down; undefined when another one of the caller is still under way. */
export async function addCall(made: NewCall, { tx, caller }: CallContext): Promise<StoredCall | undefined> {
  const row = { ...made, institutionId: caller.institutionId, agentId: caller.userId, state: 'dialling' as const };
  const [added] = await tx.insert(phoneCall).values(row).onConflictDoNothing().returning();
  return added;
}

/** Locks the caller's call until the end of the transaction, so that the line does not advance it meanwhile. */
export async function lockOwnCall(callId: string, context: CallContext): Promise<StoredCall> {
  const [row] = await context.tx
    .select()
    .from(phoneCall)
    .where(and(eq(phoneCall.id, parseRowId(callId)), isOwn(context)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Locks the caller's calls in progress in the same way. */
export const lockOpenCalls = (context: CallContext): Promise<StoredCall[]> =>
  context.tx
    .select()
    .from(phoneCall)
    .where(and(isOwn(context), ne(phoneCall.state, 'ended')))
    .for('update');

/** Updates a call locked by the transaction. */
export async function changeCall(
  id: number,
  changes: Partial<StoredCall>,
  { tx }: Pick<CallContext, 'tx'>,
): Promise<StoredCall> {
  const [row] = await tx.update(phoneCall).set(changes).where(eq(phoneCall.id, id)).returning();
  if (!row) throw new Refusal('notFound');
  return row;
}
