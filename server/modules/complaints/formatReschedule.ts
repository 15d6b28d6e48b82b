import type { ComplaintHistoryLine } from '@/contract/entities/management/complaint';
import type { StoredComplaint } from './complaintStore';

type Schedule = Pick<StoredComplaint, 'priority' | 'dueAt'>;

const written = ({ priority, dueAt }: Schedule): string => `${priority} ${dueAt.toISOString()}`;

/** Formats the change of priority and deadline for the history: 'normal 2026-…Z > urgent 2026-…Z' (CM-01). */
export const formatReschedule = (before: Schedule, after: Schedule): string => `${written(before)} > ${written(after)}`;

/** Parses it; null for another format. */
export function parseRescheduled(text: string): ComplaintHistoryLine['rescheduled'] {
  const [priorityBefore, dueTimeBefore, , priorityAfter, dueTimeAfter] = text.split(' ');
  if (!priorityBefore || !dueTimeBefore || !priorityAfter || !dueTimeAfter) return null;
  return { priorityBefore, priorityAfter, dueTimeBefore, dueTimeAfter };
}
