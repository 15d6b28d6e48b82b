import type { Call } from '@/contract/call';
import { trailCalls } from '@/contract/calls/trailCalls';
import type { SteadyPool } from '../database/steadyPool';
import { FairQueue } from '../kernel/fairQueue';
import { Refusal } from '../kernel/refusal';
import { type CallRank, rankOf } from './callRank';

/** Work in its lane, on behalf of an address. */
type Lane = (of: string, work: () => Promise<unknown>) => Promise<unknown>;

/** Waits for nobody. */
const open: Lane = (_, work) => work();

/** For each connection to the database so many calls may wait; with more of them no new one is taken. */
const WAITING_MOST: Readonly<Record<CallRank, number>> = { canWait: 0, question: 2, work: 10 };
/** Seconds after which who was turned away may come again. */
const AGAIN_AFTER: Readonly<Record<CallRank, number>> = { canWait: 5, question: 2, work: 2 };
/** This part of the connections is the most that figures may hold, and is left free by them. */
const FIGURES_SHARE = 1 / 4;

/** Lets a call in while few enough others wait for the database. */
const beforePool = (pool: SteadyPool, rank: CallRank, lane: Lane): Lane => {
  const kept = rank === 'canWait' ? pool.options.max * FIGURES_SHARE : 0;
  return async (of, work) => {
    const isCrowded = pool.waitingCount > WAITING_MOST[rank] * pool.options.max || pool.free < kept;
    if (isCrowded) throw new Refusal('busy', { seconds: AGAIN_AFTER[rank] });
    return lane(of, work);
  };
};

const laneOf = (queue: FairQueue): Lane => queue.run.bind(queue);

/**
 * Which lane a call runs in. No other call can fill that of signing in, and no address alone; too much at once turns away first
 * what can wait, last what somebody records (callRank).
 */
export const callLanes = (pool: SteadyPool): ((row: Call) => Lane) => {
  // Signing in uses a second connection (`inOwnTransaction`) while it holds its first; so few at once that the pool cannot lock itself.
  const signIns = laneOf(new FairQueue({ running: 6, waiting: 500, waitingOfOne: 250, patienceMs: 20_000 }));
  // What the app tells of its sign-in can wait; it tells it again.
  const stories = laneOf(new FairQueue({ running: 2, waiting: 200, waitingOfOne: 100, patienceMs: 10_000 }));
  const running = Math.max(2, Math.floor(pool.options.max * FIGURES_SHARE));
  const figures = laneOf(new FairQueue({ running, waiting: running * 2, patienceMs: 5000 }));
  return (row) => {
    if (row.storeless) return open;
    if (row === trailCalls.add) return stories;
    if (row.who === 'anyone' || row.who === 'halfSession') return signIns;
    const rank = rankOf(row);
    return beforePool(pool, rank, rank === 'canWait' ? figures : open);
  };
};
