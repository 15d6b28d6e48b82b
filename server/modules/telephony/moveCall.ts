import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { inScope } from '../../database/callTransaction';
import type { Database } from '../../database/connect';
import { phoneCall } from '../../database/tables/callTables';
import { sendNews } from '../../live/liveNews';
import { dialNews } from './dialNews';
import type { LineStep } from './simulatedCall';

/** A call rings no longer than this. */
export const RING_MAX_MS = 45_000;

type Changes = Partial<typeof phoneCall.$inferInsert>;

/** Changes calls that are still under way, whichever server runs them, and tells their agents; gives back how many. */
const changeOpenCalls = (database: Database, which: SQL | undefined, changes: Changes): Promise<number> =>
  inScope(database, 'open', async (tx) => {
    const moved = await tx
      .update(phoneCall)
      .set(changes)
      .where(and(which, ne(phoneCall.state, 'ended')))
      .returning();
    await sendNews(tx, moved.map(dialNews));
    return moved.length;
  });

/** A step of one call at a time. */
export interface MadeStep extends LineStep {
  readonly callId: number;
  readonly now: Date;
}

/** Brings a call a step further; false when it was hung up meanwhile. */
export async function moveCall(database: Database, { callId, state, callStatus, now }: MadeStep): Promise<boolean> {
  const moved = await changeOpenCalls(database, eq(phoneCall.id, callId), {
    state,
    ...(callStatus && { callStatus }),
    ...(state === 'connected' && { connectedAt: now }),
    ...(state === 'ended' && { endedAt: now }),
  });
  return moved > 0;
}

/** Ends calls whose server stops: nobody is on their line any more. */
export const endCalls = (database: Database, callIds: readonly number[], now: Date): Promise<number> =>
  callIds.length === 0
    ? Promise.resolve(0)
    : changeOpenCalls(database, inArray(phoneCall.id, [...callIds]), { state: 'ended', endedAt: now });

/** No simulated call lasts this long: 45 s of ringing at most, one and a half minutes of talk. */
const CALL_MAX_MS = 5 * 60_000;

/** Ends calls that a server left behind when it died: they have been ringing or talking for longer than any call does. `tempo` is LINE_TEMPO. */
export const endHungCalls = (database: Database, { now, tempo }: { now: Date; tempo: number }): Promise<number> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms * Math.max(1, tempo));
  const isRingingOn = and(ne(phoneCall.state, 'connected'), lt(phoneCall.startedAt, before(RING_MAX_MS)));
  const hung = or(isRingingOn, lt(phoneCall.startedAt, before(CALL_MAX_MS)));
  return changeOpenCalls(database, hung, { state: 'ended', endedAt: now });
};
