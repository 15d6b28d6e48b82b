import type { Call } from '@/contract/call';
import { behaviourCalls } from '@/contract/calls/management/behaviourCalls';
import { boardCalls } from '@/contract/calls/management/boardCalls';
import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';

/**
 * Calls that a replica may answer: figures of past days, statistics and monitoring, which nobody works cases by. Excludes today's board,
 * and files, because each download is recorded.
 */
const ROWS: ReadonlySet<Call> = new Set<Call>([
  boardCalls.history,
  behaviourCalls.countList,
  behaviourCalls.detailList,
  olderRepayCalls.statistics,
]);

/** Returns true if a replica that is some seconds behind may answer the call. */
export const mayBeOld = (row: Call): boolean => ROWS.has(row);
