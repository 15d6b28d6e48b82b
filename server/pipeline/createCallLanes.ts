import type { Call, Calls } from '@/contract/call';
import { achievementBoardCalls } from '@/contract/calls/management/achievementBoardCalls';
import { behaviorCalls } from '@/contract/calls/management/behaviorCalls';
import { boardCalls } from '@/contract/calls/management/boardCalls';
import { manageLoginLogCalls } from '@/contract/calls/users/manageLoginLogCalls';
import { callOutcomeCalls } from '@/contract/calls/cases/callOutcomeCalls';
import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import { trailCalls } from '@/contract/calls/users/trailCalls';
import { setTimeout as wait } from 'node:timers/promises';
import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';
import type { ResilientPool } from '../database/resilientPool';
import { FairQueue } from '../kernel/fairQueue';
import { Refusal } from '../kernel/refusal';
import { QueueFull } from '../kernel/createWorkQueue';

/** Priority under overload, first rejected first: deferrable calls, reads, writes. */
type CallRank = 'canWait' | 'question' | 'work';

/** Reports, statistics, monitoring and logs: no user is blocked by their delay. */
const FIGURES: readonly Calls[] = [
  achievementBoardCalls,
  behaviorCalls,
  boardCalls,
  manageLoginLogCalls,
  trailCalls,
  { statistics: olderRepayCalls.statistics },
];

const isFigure = (row: Call): boolean => FIGURES.some((file) => Object.values(file).includes(row));

/** Returns the priority of a call. Looking up the outcome of a write has the same priority as the write. */
const getRank = (row: Call): CallRank => {
  if (row.method !== 'GET' || row === callOutcomeCalls.outcome) return 'work';
  return row.download === 'saved' || isFigure(row) ? 'canWait' : 'question';
};

/** Runs work in a lane on behalf of an address. */
type Lane = (of: string, work: () => Promise<unknown>) => Promise<unknown>;

/** Lane without a limit. */
const open: Lane = (_, work) => work();

type ByRank = Readonly<Record<CallRank, number>>;
/** Maximum waiting calls per database connection; further calls are rejected. */
const WAITING_MOST: ByRank = { canWait: 1, question: 2, work: 10 };
/** Retry-After of a rejected call, in seconds. */
const AGAIN_AFTER: ByRank = { canWait: 5, question: 2, work: 2 };

const busy = (rank: CallRank): Refusal => new Refusal('busy', { seconds: AGAIN_AFTER[rank] });

/** Lets a call in while few enough others wait for the database. */
const beforePool = (pool: ResilientPool, rank: CallRank, lane: Lane): Lane => {
  return async (of, work) => {
    if (pool.waitingCount > WAITING_MOST[rank] * pool.options.max) throw busy(rank);
    return lane(of, work);
  };
};

/** Maximum share of the connections for reports, and the share that must remain free for others. */
const FIGURES_SHARE = 1 / 4;
/** Minimum limits for reports with a small pool: a board sends several requests at a time. */
const FIGURES_LEAST = { running: 2, waiting: 20 };
/** Below this pool size no connections are reserved from reports. */
const KEPT_FROM = 12;
/** Maximum waiting time of a report for its lane, and then for a connection, in milliseconds. */
const FIGURES_PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 25;

/** Starts a report only while the pool has other free connections than the one that it takes. */
const figuresLane = (pool: ResilientPool): Lane => {
  const { max } = pool.options;
  const share = Math.floor(max * FIGURES_SHARE);
  const reserved = max < KEPT_FROM ? 0 : share;
  const { running: leastRunning, waiting: leastWaiting } = FIGURES_LEAST;
  const running = Math.max(leastRunning, share);
  const waiting = Math.max(leastWaiting, running * 4);
  const queue = new FairQueue({ running, waiting, patienceMs: FIGURES_PATIENCE_MS });
  const untilFree = async (): Promise<void> => {
    for (const end = performance.now() + FIGURES_PATIENCE_MS; pool.free <= reserved;) {
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

/** Confirmations of the caller use a second connection, like a sign-in. */
const CONFIRMATIONS: readonly Call[] = [
  ownAccountCalls.confirmPassword,
  ownAccountCalls.startCompanyConfirmation,
  ownAccountCalls.finishCompanyConfirmation,
];

const isSignIn = (row: Call): boolean =>
  row.who === 'anyone' || row.who === 'halfSession' || CONFIRMATIONS.includes(row);

const getLane = (queue: FairQueue): Lane => queue.run.bind(queue);

/**
 * Selects the lane of a call. No other call, and no single address, can fill the sign-in lane. Under overload, deferrable calls are
 * rejected first and writes last (callRank).
 */
export const createCallLanes = (pool: ResilientPool): ((row: Call) => Lane) => {
  // Sign-in uses a second connection (`inOwnTransaction`) while it holds its first; the limit prevents a deadlock of the pool.
  const signIns = getLane(new FairQueue({ running: 6, waiting: 500, waitingOfOne: 250, patienceMs: 20_000 }));
  // Sign-in traces from the app can wait; the app sends them again.
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
