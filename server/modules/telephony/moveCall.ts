import { inTenantTransaction } from '../../database/callTransaction';
import type { Database, Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/domainEvents';
import { compareCall } from './compareCall';
import { dialEvent } from './dialEvent';
import { changeHungCalls, changeOpenCall, changeOpenCalls } from './lineStore';
import type { StoredCall } from './phoneCallStore';
import type { CallProgress } from './simulatedCall';

/** Maximum ringing time of a call. */
export const RING_MAX_MS = 45_000;

/** Changes calls and notifies their agents; returns the number of calls. */
const changeAndTell = (database: Database, change: (tx: Transaction) => Promise<StoredCall[]>): Promise<number> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const moved = await change(tx);
    const news: DomainEvent[] = moved.map(dialEvent);
    for (const call of moved) news.push(...(await compareCall(call, tx)));
    await publishEvents(tx, news);
    return moved.length;
  });

/** One step of a call. */
export interface CallStep extends CallProgress {
  readonly callId: number;
  readonly now: Date;
}

/** Advances a call by one step; false if it was ended in the meantime. */
export async function moveCall(database: Database, { callId, state, callStatus, now }: CallStep): Promise<boolean> {
  const changes = {
    state,
    ...(callStatus && { callStatus }),
    ...(state === 'connected' && { connectedAt: now }),
    ...(state === 'ended' && { endedAt: now }),
  };
  return (await changeAndTell(database, (tx) => changeOpenCall(tx, callId, changes))) > 0;
}

/** Ends the calls of a server that stops. */
export const endCalls = (database: Database, callIds: readonly number[], now: Date): Promise<number> =>
  callIds.length === 0
    ? Promise.resolve(0)
    : changeAndTell(database, (tx) => changeOpenCalls(tx, callIds, { state: 'ended', endedAt: now }));

/** Upper limit of a simulated call: at most 45 s of ringing and one and a half minutes of talk. */
const CALL_MAX_MS = 5 * 60_000;

/** Ends calls that a server left behind when it died: they have been ringing or talking for longer than any call does. `tempo` is LINE_TEMPO. */
export const endHungCalls = (database: Database, { now, tempo }: { now: Date; tempo: number }): Promise<number> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms * Math.max(1, tempo));
  const hung = { ringing: before(RING_MAX_MS), any: before(CALL_MAX_MS) };
  return changeAndTell(database, (tx) => changeHungCalls(tx, hung, { state: 'ended', endedAt: now }));
};

/** Time after which a call without a reported answer ends as unknown. */
export const UNREPORTED_ANSWER_MS = 3 * 60_000;

/** Time after which any call without a reported end ends. */
const UNREPORTED_END_MS = 2 * 60 * 60_000;

/** Ends calls whose end the telephone system has not reported in time; their outcome stays as it was reported, or unknown. */
export const endUnreportedCalls = (database: Database, now: Date): Promise<number> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const unreported = { ringing: before(UNREPORTED_ANSWER_MS), any: before(UNREPORTED_END_MS) };
  return changeAndTell(database, (tx) => changeHungCalls(tx, unreported, { state: 'ended', endedAt: now }));
};
