import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@/contract/call';
import { ownAccountCalls } from '@/contract/calls/ownAccountCalls';
import { trailCalls } from '@/contract/calls/trailCalls';
import type { ResilientPool } from '../database/steadyPool';
import { FairQueue } from '../kernel/fairQueue';
import { Refusal } from '../kernel/refusal';
import { QueueFull } from '../kernel/workQueue';
import { type CallRank, getRank } from './callRank';

/** Work in its lane, on behalf of an address. */
type Lane = (of: string, work: () => Promise<unknown>) => Promise<unknown>;

/** Waits for nobody. */
const open: Lane = (_, work) => work();

type ByRank = Readonly<Record<CallRank, number>>;
/** For each connection to the database so many calls may wait; with more of them no new one is taken. */
const WAITING_MOST: ByRank = { canWait: 1, question: 2, work: 10 };
/** Seconds after which who was turned away may come again. */
const AGAIN_AFTER: ByRank = { canWait: 5, question: 2, work: 2 };

const busy = (rank: CallRank): Refusal => new Refusal('busy', { seconds: AGAIN_AFTER[rank] });

/** Lets a call in while few enough others wait for the database. */
const beforePool = (pool: ResilientPool, rank: CallRank, lane: Lane): Lane => {
  return async (of, work) => {
    if (pool.waitingCount > WAITING_MOST[rank] * pool.options.max) throw busy(rank);
    return lane(of, work);
  };
};

/** This part of the connections is the most that figures hold at once, and what they leave to others. */
const FIGURES_SHARE = 1 / 4;
/** At least two at once and some behind them, however few connections there are: a board asks for several things at a time. */
const FIGURES_LEAST = { running: 2, waiting: 20 };
/** With fewer connections than this none are kept from figures. */
const KEPT_FROM = 12;
/** So long figures wait for their turn, and then for a connection, before they are turned away. */
const FIGURES_PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 25;

/** Figures begin when connections are left beside the one that they take. */
const figuresLane = (pool: ResilientPool): Lane => {
  const { max } = pool.options;
  const share = Math.floor(max * FIGURES_SHARE);
  const kept = max < KEPT_FROM ? 0 : share;
  const { running: leastRunning, waiting: leastWaiting } = FIGURES_LEAST;
  const running = Math.max(leastRunning, share);
  const waiting = Math.max(leastWaiting, running * 4);
  const queue = new FairQueue({ running, waiting, patienceMs: FIGURES_PATIENCE_MS });
  const untilFree = async (): Promise<void> => {
    for (const end = performance.now() + FIGURES_PATIENCE_MS; pool.free <= kept;) {
      if (performance.now() > end) throw new QueueFull();
      await wait(LOOK_EVERY_MS);
    }
  };
  const begin = async (work: () => Promise<unknown>): Promise<unknown> => {
    await untilFree();
    return work();
  };
  return (of, work) =>
    queue
      .run(of, () => begin(work))
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? busy('canWait') : error;
      });
};

/** A confirmed password counts its tries on a second connection, as a sign-in does. */
const isSignIn = (row: Call): boolean =>
  row.who === 'anyone' || row.who === 'halfSession' || row === ownAccountCalls.confirmPassword;

const getLane = (queue: FairQueue): Lane => queue.run.bind(queue);

/**
 * Which lane a call runs in. No other call can fill that of signing in, and no address alone; too much at once turns away first
 * what can wait, last what somebody records (callRank).
 */
export const callLanes = (pool: ResilientPool): ((row: Call) => Lane) => {
  // Signing in uses a second connection (`inOwnTransaction`) while it holds its first; so few at once that the pool cannot lock itself.
  const signIns = getLane(new FairQueue({ running: 6, waiting: 500, waitingOfOne: 250, patienceMs: 20_000 }));
  // What the app tells of its sign-in can wait; it tells it again.
  const stories = getLane(new FairQueue({ running: 2, waiting: 200, waitingOfOne: 100, patienceMs: 10_000 }));
  const figures = figuresLane(pool);
  return (row) => {
    if (row.storeless) return open;
    if (row === trailCalls.add) return stories;
    if (isSignIn(row)) return signIns;
    const rank = getRank(row);
    return beforePool(pool, rank, rank === 'canWait' ? figures : open);
  };
};
