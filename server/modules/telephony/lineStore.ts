import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { phoneCall } from '../../database/tables/callTables';
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

/** The same for those of some calls that are still under way. */
export const changeOpenCalls = (
  tx: Transaction,
  callIds: readonly number[],
  changes: CallChanges,
): Promise<StoredCall[]> => changeOpen(tx, inArray(phoneCall.id, [...callIds]), changes);

/** When a call that is still under way must have begun to be a hung one. */
export interface HungBefore {
  /** Of a call that was not answered. */
  readonly ringing: Date;
  /** Of any call. */
  readonly any: Date;
}

/** Changes the calls that have been under way for too long. */
export const changeHungCalls = (
  tx: Transaction,
  { ringing, any }: HungBefore,
  changes: CallChanges,
): Promise<StoredCall[]> => {
  const isRingingOn = and(ne(phoneCall.state, 'connected'), lt(phoneCall.startedAt, ringing));
  return changeOpen(tx, or(isRingingOn, lt(phoneCall.startedAt, any)), changes);
};
