import type { Call, Calls } from '@/contract/call';
import { achievementBoardCalls } from '@/contract/calls/achievementBoardCalls';
import { behaviourCalls } from '@/contract/calls/behaviourCalls';
import { boardCalls } from '@/contract/calls/boardCalls';
import { manageLoginLogCalls } from '@/contract/calls/manageLoginLogCalls';
import { intentCalls } from '@/contract/calls/intentCalls';
import { olderRepayCalls } from '@/contract/calls/olderRepayCalls';
import { trailCalls } from '@/contract/calls/trailCalls';

/** Whom overload turns away, first to last: what can wait, what somebody looks at, what somebody records. */
export type CallRank = 'canWait' | 'question' | 'work';

/** Figures, statistics, monitoring and logs: nobody's next step hangs on them. */
const FIGURES: readonly Calls[] = [
  achievementBoardCalls,
  behaviourCalls,
  boardCalls,
  manageLoginLogCalls,
  trailCalls,
  { statistics: olderRepayCalls.statistics },
];

const isFigure = (row: Call): boolean => FIGURES.some((file) => Object.values(file).includes(row));

/** How long a call may be put off. What became of a change is asked as urgently as the change was. */
export const getRank = (row: Call): CallRank => {
  if (row.method !== 'GET' || row === intentCalls.outcome) return 'work';
  return row.download === 'saved' || isFigure(row) ? 'canWait' : 'question';
};
