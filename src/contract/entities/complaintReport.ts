import * as z from 'zod/mini';
import { code, count, day } from '../schemas';

/** Periods of the report: so many days that end with the institution's today. */
export const REPORT_DAYS = ['7', '30', '90', '365'] as const;

/** Query of customer/service/report (ours, CM-01). */
export const complaintReportQuery = z.strictObject({ days: z._default(z.enum(REPORT_DAYS), '30') });

/** What is counted (formulas in docs/complaints.md). A work order that was split is not, its parts are. */
const figures = {
  /** Registered in the period. */
  registered: count,
  /** Completed in the period. */
  completed: count,
  /** Of the completed ones those not later than their deadline. */
  inTime: count,
  /** Open now, whenever they were registered. */
  open: count,
  /** Of the open ones those whose deadline has passed. */
  overdue: count,
};

/** Answer of customer/service/report: the work orders that the caller sees. */
export const complaintReport = z.object({
  from: day,
  to: day,
  total: z.object(figures),
  /** By contract/codes/complaintKind; with several causes a work order counts for each. Causes without any are left out. */
  byKind: z.array(z.object({ kind: code, ...figures })),
  /** The open ones by contract/codes/complaintAge, all ages in their order. */
  byAge: z.array(z.object({ age: code, open: count, overdue: count })),
});

/** Work orders by cause and by age. */
export type ComplaintReport = z.output<typeof complaintReport>;
