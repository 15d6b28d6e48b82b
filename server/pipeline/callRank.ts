import type { Call, Calls } from '@/contract/call';
import { achievementBoardCalls } from '@/contract/calls/management/achievementBoardCalls';
import { behaviourCalls } from '@/contract/calls/management/behaviourCalls';
import { boardCalls } from '@/contract/calls/management/boardCalls';
import { manageLoginLogCalls } from '@/contract/calls/users/manageLoginLogCalls';
import { intentCalls } from '@/contract/calls/cases/intentCalls';
import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import { trailCalls } from '@/contract/calls/users/trailCalls';

/** Priority under overload, first rejected first: deferrable calls, reads, writes. */
export type CallRank = 'canWait' | 'question' | 'work';

/** Reports, statistics, monitoring and logs: no user is blocked by their delay. */
const FIGURES: readonly Calls[] = [
  achievementBoardCalls,
  behaviourCalls,
  boardCalls,
  manageLoginLogCalls,
  trailCalls,
  { statistics: olderRepayCalls.statistics },
];

const isFigure = (row: Call): boolean => FIGURES.some((file) => Object.values(file).includes(row));

/** Returns the priority of a call. Looking up the outcome of a write has the same priority as the write. */
export const getRank = (row: Call): CallRank => {
  if (row.method !== 'GET' || row === intentCalls.outcome) return 'work';
  return row.download === 'saved' || isFigure(row) ? 'canWait' : 'question';
};
