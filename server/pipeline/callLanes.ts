import type { Call } from '@/contract/call';
import { ownAccountCalls } from '@/contract/calls/ownAccountCalls';
import { trailCalls } from '@/contract/calls/trailCalls';
import { FairQueue } from '../kernel/fairQueue';

/** Work in its lane, on behalf of an address. */
type Lane = (of: string, work: () => Promise<unknown>) => Promise<unknown>;

/** Waits for nobody: calls of people who are signed in, and what needs no database. */
const open: Lane = (_, work) => work();

const laneOf = (queue: FairQueue): Lane => queue.run.bind(queue);

/** Which lane a call runs in: no other call can fill that of signing in, and no address alone. */
export const callLanes = (): ((row: Call) => Lane) => {
  // Signing in uses a second connection (`inOwnTransaction`) while it holds its first; so few at once that the pool cannot lock itself.
  const signIns = laneOf(new FairQueue({ running: 6, waiting: 500, waitingOfOne: 250, patienceMs: 20_000 }));
  // What the app tells of its sign-in can wait; it tells it again.
  const stories = laneOf(new FairQueue({ running: 2, waiting: 200, waitingOfOne: 100, patienceMs: 10_000 }));
  return (row) => {
    if (row.storeless) return open;
    if (row === trailCalls.add) return stories;
    // It counts a password's tries on a second connection, as a sign-in does.
    const isSignIn = row.who === 'anyone' || row.who === 'halfSession' || row === ownAccountCalls.confirmPassword;
    return isSignIn ? signIns : open;
  };
};
