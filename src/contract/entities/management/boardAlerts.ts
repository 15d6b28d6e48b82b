import * as z from 'zod/mini';
import { code, count, id, time } from '../../schemas';

/** Early warnings for a leader, each with a limit configured by the institution (manage/config/board; not in the specification). */
export const boardAlerts = z.object({
  /** Number of case agents on duty today if below the limit; null means enough staff, or nothing is planned. */
  shortStaffed: z.nullable(z.object({ onDuty: count, agents: count })),
  /** Agents on duty who have worked today but have been inactive for longer than the limit, longest inactivity first. */
  silent: z.array(z.object({ agentId: id, name: z.string(), lastTime: time })),
  /** Promises due tomorrow if they exceed the limit per agent on duty; null if they do not. */
  promiseWave: z.nullable(z.object({ promises: count, agents: count })),
  /** Agents with more open cases than the limit's percentage of the capacity, the fullest first. */
  overCapacity: z.array(z.object({ agentId: id, name: z.string(), cases: count, capacity: count })),
  /** Results recorded today whose call status contradicts the line, newest first; at most 50. */
  againstLine: z.array(
    z.object({
      logId: id,
      agentId: id,
      name: z.string(),
      taskId: id,
      loanId: id,
      loanNo: z.string(),
      /** Recorded by the agent: CALL_STATUS. */
      callStatus: code,
      /** Reported by the line: CALL_STATUS. */
      lineStatus: code,
    }),
  ),
});

export type BoardAlerts = z.output<typeof boardAlerts>;
