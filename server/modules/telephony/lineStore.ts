import { contradictsLine, TELEPHONE_STATUSES } from '@/contract/codes/contactCodes';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { phoneCall } from '../../database/tables/callTables';
import { collectionLog } from '../../database/tables/caseTables';
import { parseRowId } from '../../values/parseRowId';
import type { StoredCall } from './phoneCallStore';

type CallChanges = Partial<typeof phoneCall.$inferInsert>;

const changeOpen = (tx: Transaction, which: SQL | undefined, changes: CallChanges): Promise<StoredCall[]> =>
  tx
    .update(phoneCall)
    .set(changes)
    .where(and(which, ne(phoneCall.state, 'ended')))
    .returning();

/** Changes a call that is still under way, whichever server runs it. */
export const changeOpenCall = (tx: Transaction, callId: number, changes: CallChanges): Promise<StoredCall[]> =>
  changeOpen(tx, eq(phoneCall.id, callId), changes);

/** Like `changeOpenCall`, for several calls. */
export const changeOpenCalls = (
  tx: Transaction,
  callIds: readonly number[],
  changes: CallChanges,
): Promise<StoredCall[]> => changeOpen(tx, inArray(phoneCall.id, [...callIds]), changes);

/** Start times before which a call in progress counts as hung. */
export interface HungCallCutoffs {
  /** For unanswered calls. */
  readonly ringing: Date;
  /** For all calls. */
  readonly any: Date;
}

/** Changes the calls that have been under way for too long. */
export const changeHungCalls = (
  tx: Transaction,
  { ringing, any }: HungCallCutoffs,
  changes: CallChanges,
): Promise<StoredCall[]> => {
  const isRingingOn = and(ne(phoneCall.state, 'connected'), lt(phoneCall.startedAt, ringing));
  return changeOpen(tx, or(isRingingOn, lt(phoneCall.startedAt, any)), changes);
};

/** Locks a call of an institution until the end of the transaction; undefined for an unknown one. */
export async function lockReportedCall(
  callId: string,
  { tx, institutionId }: { readonly tx: Transaction; readonly institutionId: number },
): Promise<StoredCall | undefined> {
  const isCall = and(eq(phoneCall.institutionId, institutionId), eq(phoneCall.id, parseRowId(callId)));
  const [row] = await tx.select().from(phoneCall).where(isCall).for('update');
  return row;
}

/**
 * Stores the status of a call with those of its results that contradict it, and removes it from the others. Returns true if a result
 * changed. The caller holds the lock of the call.
 */
export async function compareResults(
  { id, institutionId, taskId, startedAt, callStatus }: StoredCall,
  tx: Transaction,
): Promise<boolean> {
  if (callStatus === null) return false;
  const contradicting = TELEPHONE_STATUSES.filter((each) => contradictsLine(each, callStatus));
  const lineStatus = sql`case when ${inArray(collectionLog.callStatus, contradicting)} then ${callStatus} end`;
  const changed = await tx
    .update(collectionLog)
    .set({ lineStatus })
    .where(
      and(
        eq(collectionLog.institutionId, institutionId),
        eq(collectionLog.taskId, taskId),
        gte(collectionLog.createdAt, startedAt),
        eq(collectionLog.phoneCallId, id),
        sql`${collectionLog.lineStatus} is distinct from ${lineStatus}`,
      ),
    )
    .returning({ id: collectionLog.id });
  return changed.length > 0;
}
