import * as z from 'zod/mini';
import { count, money, percent } from '../../schemas';

/** Today's results box (§3 Score box): nine figures of one agent's day. Rates are per cent. */
export const scoreBox = z.object({
  /** Urgent cases: the agent's open cases that need action today. */
  taskCount: count,
  /** Cases settled today. */
  settleTaskCount: count,
  settleTaskRate: percent,
  /** Amount urged: due on the cases of taskCount, plus those settled today. */
  payableAmount: money,
  /** Amount recovered today. */
  actualReceivedAmount: money,
  actualReceivedRate: percent,
  /** Recall target of the day. */
  purpose: money,
  finishPurposeRate: percent,
  /** Rank in the group by the amount recovered today, from 1. */
  ranking: count,
});

/** Today's results box (§3). */
export type ScoreBox = z.output<typeof scoreBox>;
