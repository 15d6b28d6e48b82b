import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { phoneCall } from '../../database/tables/callTables';
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
