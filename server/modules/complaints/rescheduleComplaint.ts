import type * as z from 'zod/mini';
import type { rescheduleRequest } from '@/contract/entities/management/complaint';
import { Refusal } from '../../kernel/refusal';
import { COMPLAINT_HOURS_REGULATOR, complaintDueAt } from './complaintDeadline';
import { findComplaintById, lockComplaint, type StoredComplaint } from './complaintStore';
import { type ComplaintMoveContext, moveComplaint, type MovedComplaint } from './moveComplaint';
import { rescheduledText } from './rescheduledText';

type Asked = z.output<typeof rescheduleRequest>;

/** Returns the registration time; a part has that of the original complaint, so that splitting does not extend the deadline. */
async function registeredAt(held: StoredComplaint, context: ComplaintMoveContext): Promise<Date> {
  if (held.parentId === null) return held.createdAt;
  return (await findComplaintById(held.parentId, context))?.createdAt ?? held.createdAt;
}

function wantedDue(held: StoredComplaint, { priority, dueTime }: Asked, registered: Date): Date {
  if (dueTime) return new Date(dueTime);
  return priority === undefined ? held.dueAt : complaintDueAt(registered, held.channel, priority);
}

function checkDue(held: StoredComplaint, dueAt: Date, { registered, now }: { registered: Date; now: Date }): void {
  if (held.channel === 'regulator' && dueAt > complaintDueAt(registered, 'regulator', 'normal')) {
    throw new Refusal('complaintRegulatorLimit', { hours: COMPLAINT_HOURS_REGULATOR });
  }
  if (dueAt <= now) throw new Refusal('invalidInput', { fields: 'dueTime' });
}

/**
 * Changes priority, deadline or both, with the reason. A chosen deadline must be in the future; one that results from a higher
 * priority may have passed (CM-01).
 */
export async function rescheduleComplaint(asked: Asked, context: ComplaintMoveContext): Promise<MovedComplaint> {
  const held = await lockComplaint(asked.id, context);
  const registered = await registeredAt(held, context);
  const after = { priority: asked.priority ?? held.priority, dueAt: wantedDue(held, asked, registered) };
  const isMoved = after.dueAt.getTime() !== held.dueAt.getTime();
  if (!isMoved && after.priority === held.priority) throw new Refusal('invalidInput', { fields: 'priority' });
  if (isMoved && asked.dueTime) checkDue(held, after.dueAt, { registered, now: context.now });
  const about = rescheduledText(held, after);
  return moveComplaint(held, { event: 'rescheduled', note: asked.note, about, changes: after }, context);
}
