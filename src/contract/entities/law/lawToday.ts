import * as z from 'zod/mini';
import { count, time } from '../../schemas';

/** Contacts that the rules block today, and those that become available again, within the caller's visible cases (LC-06; shape ours). */
export const lawToday = z.object({
  /** Per hour, earliest first. Hours without entries are omitted. Upcoming hours cover the next 24 hours. */
  hours: z.array(
    z.object({
      /** Start of the hour. */
      at: time,
      /** Number of refused calls and messages. */
      lost: count,
      /** Cases that were next in line while nobody could be called. */
      parked: count,
      /** Parked cases with a contact who can be called from then on. */
      back: count,
    }),
  ),
  /** Number of parked cases that become available later than that. */
  later: count,
  /** Parked cases that do not become available with time. */
  waiting: count,
});

export type LawToday = z.output<typeof lawToday>;
