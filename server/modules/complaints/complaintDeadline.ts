import { HOUR_MS } from '@/contract/duration';
import type { ComplaintChannel, ComplaintDeadline, ComplaintPriority } from '@/contract/codes/complaintCodes';

/** Hours until an urgent complaint is due. */
const COMPLAINT_HOURS_URGENT = 24;
/** Hours until a complaint of high priority is due. */
const COMPLAINT_HOURS_HIGH = 72;
/** Hours until any other complaint is due. */
const COMPLAINT_HOURS_NORMAL = 168;
/** Maximum deadline for a regulator in hours, regardless of the priority. */
export const COMPLAINT_HOURS_REGULATOR = 48;
/** Number of remaining hours from which a deadline is near. */
export const COMPLAINT_NEAR_HOURS = 24;

const HOURS: Readonly<Record<ComplaintPriority, number>> = {
  urgent: COMPLAINT_HOURS_URGENT,
  high: COMPLAINT_HOURS_HIGH,
  normal: COMPLAINT_HOURS_NORMAL,
};

/** Returns the due time of a complaint: by its priority, but for a regulator never later than the regulator's limit (CM-01). */
export function calculateComplaintDeadline(now: Date, channel: ComplaintChannel, priority: ComplaintPriority): Date {
  const most = channel === 'regulator' ? COMPLAINT_HOURS_REGULATOR : Infinity;
  return new Date(now.getTime() + Math.min(HOURS[priority], most) * HOUR_MS);
}

/** Returns the state of a complaint relative to its deadline (CM-01). */
export function getDeadline(
  { dueAt, completedAt }: { readonly dueAt: Date; readonly completedAt: Date | null },
  now: Date,
): ComplaintDeadline {
  if (completedAt) return completedAt <= dueAt ? 'met' : 'missed';
  if (dueAt < now) return 'overdue';
  return dueAt.getTime() - now.getTime() <= COMPLAINT_NEAR_HOURS * HOUR_MS ? 'near' : 'onTime';
}
