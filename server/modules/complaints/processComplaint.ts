import type * as z from 'zod/mini';
import type {
  doneRequest,
  processingRequest,
  rejectionRequest,
  transferRequest,
} from '@/contract/entities/management/complaint';
import { lockComplaint, type StoredComplaint } from './complaintStore';
import { type ComplaintMoveContext, type ComplaintStep, moveComplaint, type MovedComplaint } from './moveComplaint';
import { stripNul } from '../../values/cellText';

type Processing = z.output<typeof processingRequest>;
type Changes = NonNullable<ComplaintStep['changes']>;

/** Returns the changes of each step in addition to the state; the complainant's reply is stored as the handler's note. */
function getChanges({ step, note }: Processing, complaint: StoredComplaint, userId: number): Changes {
  if (step === 'taken') return { handlerId: userId };
  if (step === 'askedBack') return { waitsForAnswer: true };
  if (step === 'proposed') {
    return { result: stripNul(note ?? ''), proposedById: userId, waitsForAnswer: false };
  }
  return complaint.handlerId === userId ? { waitsForAnswer: false } : {};
}

/** Executes a step of the handler: taking, note, question, proposal of closure (CM-01). */
export async function processComplaint(request: Processing, context: ComplaintMoveContext): Promise<MovedComplaint> {
  const complaint = await lockComplaint(request.id, context);
  const changes = getChanges(request, complaint, context.caller.userId);
  return moveComplaint(complaint, { event: request.step, note: request.note, changes }, context);
}

/** Closes a complaint that is pending closure; its cases are released (CM-01). */
export async function closeComplaint(
  { id, note }: z.output<typeof doneRequest>,
  context: ComplaintMoveContext,
): Promise<MovedComplaint> {
  return moveComplaint(await lockComplaint(id, context), { event: 'closed', note }, context);
}

/** Returns a complaint that is pending closure to its handler (CM-01). */
export async function rejectClosure(
  { id, note }: z.output<typeof rejectionRequest>,
  context: ComplaintMoveContext,
): Promise<MovedComplaint> {
  const complaint = await lockComplaint(id, context);
  return moveComplaint(complaint, { event: 'rejected', note, changes: { proposedById: null } }, context);
}

/** Transfers a complaint to operations, where it waits for a handler (CM-01). */
export async function transferComplaint(
  { id, team, note }: z.output<typeof transferRequest>,
  context: ComplaintMoveContext,
): Promise<MovedComplaint> {
  const complaint = await lockComplaint(id, context);
  const changes = { team, handlerId: null, waitsForAnswer: false };
  return moveComplaint(complaint, { event: 'transferred', note, about: team, changes }, context);
}
