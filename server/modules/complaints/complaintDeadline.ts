import type { ComplaintChannel } from '@/contract/codes/complaintChannel';
import type { ComplaintDeadline } from '@/contract/codes/complaintDeadline';
import type { ComplaintPriority } from '@/contract/codes/complaintPriority';

/** Hours within which an urgent complaint has to be completed. */
const COMPLAINT_HOURS_URGENT = 24;
/** The same for one of high priority. */
const COMPLAINT_HOURS_HIGH = 72;
/** The same for any other. */
const COMPLAINT_HOURS_NORMAL = 168;
/** A regulator waits no longer than this, whatever the priority, in hours. */
export const COMPLAINT_HOURS_REGULATOR = 48;
/** A deadline is near when at most this many hours are left. */
export const COMPLAINT_NEAR_HOURS = 24;

const HOUR_MS = 3_600_000;

const HOURS: Readonly<Record<ComplaintPriority, number>> = {
  urgent: COMPLAINT_HOURS_URGENT,
  high: COMPLAINT_HOURS_HIGH,
  normal: COMPLAINT_HOURS_NORMAL,
};

/** By when a complaint has to be completed: by its priority, and a regulator never waits longer than its own limit (CM-01). */
export function complaintDueAt(now: Date, channel: ComplaintChannel, priority: ComplaintPriority): Date {
  const most = channel === 'regulator' ? COMPLAINT_HOURS_REGULATOR : Infinity;
  return new Date(now.getTime() + Math.min(HOURS[priority], most) * HOUR_MS);
}

/** How a complaint stands to its deadline (CM-01). */
export function getDeadline(
  { dueAt, completedAt }: { readonly dueAt: Date; readonly completedAt: Date | null },
  now: Date,
): ComplaintDeadline {
  if (completedAt) return completedAt <= dueAt ? 'met' : 'missed';
  if (dueAt < now) return 'overdue';
  return dueAt.getTime() - now.getTime() <= COMPLAINT_NEAR_HOURS * HOUR_MS ? 'near' : 'onTime';
}
