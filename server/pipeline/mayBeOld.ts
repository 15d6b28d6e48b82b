import type { Call } from '@/contract/call';
import { behaviourCalls } from '@/contract/calls/behaviourCalls';
import { boardCalls } from '@/contract/calls/boardCalls';
import { olderRepayCalls } from '@/contract/calls/olderRepayCalls';

/**
 * Figures of days gone by, statistics and monitoring: nobody acts on a case by them. The board of today is not among them, and no
 * file: who takes one away is written down with it.
 */
const ROWS: ReadonlySet<Call> = new Set<Call>([
  boardCalls.history,
  behaviourCalls.countList,
  behaviourCalls.detailList,
  olderRepayCalls.statistics,
]);

/** Whether a replica that is some seconds behind may answer a call. */
export const mayBeOld = (row: Call): boolean => ROWS.has(row);
