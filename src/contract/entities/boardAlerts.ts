import * as z from 'zod/mini';
import { count, id, time } from '../schemas';

/** What a leader should know before it costs anything; each by a limit of the institution's (manage/config/board; ours). */
export const boardAlerts = z.object({
  /** How many are on duty today of those who work cases, where that is less than the limit; null: enough, or nothing is planned. */
  shortStaffed: z.nullable(z.object({ onDuty: count, agents: count })),
  /** Who is on duty, has worked today and has done nothing for longer than the limit, the longest first. */
  silent: z.array(z.object({ agentId: id, name: z.string(), lastTime: time })),
  /** Promises that fall due tomorrow, where they are more than the limit for each who is on duty then; null: no more than usual. */
  promiseWave: z.nullable(z.object({ promises: count, agents: count })),
  /** Who holds more open cases than the limit's part of the capacity, the fullest first. */
  overCapacity: z.array(z.object({ agentId: id, name: z.string(), cases: count, capacity: count })),
});

/** What a leader should know before it costs anything. */
export type BoardAlerts = z.output<typeof boardAlerts>;
