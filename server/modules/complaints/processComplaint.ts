import type * as z from 'zod/mini';
import type { doneRequest, processingRequest, rejectionRequest, transferRequest } from '@/contract/entities/workOrder';
import { lockWorkOrder, type StoredWorkOrder } from './workOrderStore';
import { type ComplaintMoveContext, type ComplaintStep, moveComplaint, type MovedWorkOrder } from './moveComplaint';
import { storableText } from '../../values/storableText';

type Processing = z.output<typeof processingRequest>;
type Changes = NonNullable<ComplaintStep['changes']>;

/** What changes with each step beside the state; an answer of the complainant is what its handler notes. */
function changesOf({ step, note }: Processing, held: StoredWorkOrder, userId: number): Changes {
  if (step === 'taken') return { handlerId: userId };
  if (step === 'askedBack') return { waitsForAnswer: true };
  if (step === 'proposed') {
    return { result: storableText(note ?? ''), proposedById: userId, waitsForAnswer: false };
  }
  return held.handlerId === userId ? { waitsForAnswer: false } : {};
}

/** A handler's step: takes it up, notes, asks back, proposes its closure (CM-01). */
export async function processComplaint(asked: Processing, context: ComplaintMoveContext): Promise<MovedWorkOrder> {
  const held = await lockWorkOrder(asked.id, context);
  const changes = changesOf(asked, held, context.caller.userId);
  return moveComplaint(held, { event: asked.step, note: asked.note, changes }, context);
}

/** Completes what is pending closure; its cases are free again (CM-01). */
export async function closeComplaint(
  { id, note }: z.output<typeof doneRequest>,
  context: ComplaintMoveContext,
): Promise<MovedWorkOrder> {
  return moveComplaint(await lockWorkOrder(id, context), { event: 'closed', note }, context);
}

/** Sends what is pending closure back to its handler (CM-01). */
export async function rejectClosure(
  { id, note }: z.output<typeof rejectionRequest>,
  context: ComplaintMoveContext,
): Promise<MovedWorkOrder> {
  const held = await lockWorkOrder(id, context);
  return moveComplaint(held, { event: 'rejected', note, changes: { proposedById: null } }, context);
}

/** Hands a work order over to operations: it waits there for somebody to take it up (CM-01). */
export async function transferComplaint(
  { id, team, note }: z.output<typeof transferRequest>,
  context: ComplaintMoveContext,
): Promise<MovedWorkOrder> {
  const held = await lockWorkOrder(id, context);
  const changes = { team, handlerId: null, waitsForAnswer: false };
  return moveComplaint(held, { event: 'transferred', note, about: team, changes }, context);
}
