import * as z from 'zod/mini';
import { code, count, day } from '../../schemas';

/** Periods of the report: number of days up to and including the institution's today. */
export const REPORT_DAYS = ['7', '30', '90', '365'] as const;

/** Query of customer/service/report (ours, CM-01). */
export const complaintReportQuery = z.strictObject({ days: z._default(z.enum(REPORT_DAYS), '30') });

/** Counted figures (formulas in docs/complaints.md). A split work order is not counted, but its parts are. */
const figures = {
  /** Registered in the period. */
  registered: count,
  /** Completed in the period. */
  completed: count,
  /** Completed work orders that met their deadline. */
  inTime: count,
  /** Open now, regardless of the registration date. */
  open: count,
  /** Open work orders whose deadline has passed. */
  overdue: count,
};

/** Response of customer/service/report: the work orders visible to the caller. */
export const complaintReport = z.object({
  from: day,
  to: day,
  total: z.object(figures),
  /** Figures by contract/codes/complaintCodes. A work order with several causes counts for each. Causes without work orders are omitted. */
  byKind: z.array(z.object({ kind: code, ...figures })),
  /** Open work orders by contract/codes/complaintCodes, with all ages in order. */
  byAge: z.array(z.object({ age: code, open: count, overdue: count })),
});

export type ComplaintReport = z.output<typeof complaintReport>;
