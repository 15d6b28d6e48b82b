import * as z from 'zod/mini';
import { count, time } from '../schemas';

/** What the rules cost today, and what comes back, of the cases that somebody may see (LC-06; shape ours). */
export const lawToday = z.object({
  /** By the hour, the earliest first; hours without any are left out. Those to come are of the next 24. */
  hours: z.array(
    z.object({
      /** When the hour begins. */
      at: time,
      /** Calls and messages that were refused. */
      lost: count,
      /** Cases whose turn came when nobody might be called. */
      parked: count,
      /** Parked cases on which somebody may be called from then on. */
      back: count,
    }),
  ),
  /** Parked cases that come back later than that. */
  later: count,
  /** Parked cases that no time brings back. */
  waiting: count,
});

/** What the rules cost today, and what comes back. */
export type LawToday = z.output<typeof lawToday>;
