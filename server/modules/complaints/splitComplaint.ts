import { addComplaintEvent } from './complaintHistoryStore';
import {
  addComplaint,
  lockComplaint,
  getAllegations,
  type StoredAllegation,
  type StoredComplaint,
} from './complaintStore';
import { type ComplaintMoveContext, moveComplaint } from './moveComplaint';

/** Creates a part with one matter and without a handler; the deadline is not extended, and its cases remain on hold. */
async function splitOff(
  whole: StoredComplaint,
  matter: StoredAllegation,
  context: ComplaintMoveContext,
): Promise<number> {
  const { caller, now } = context;
  const { id, ...kept } = whole;
  const state = 'pending';
  const fresh = { state, result: null, proposedById: null, waitsForAnswer: false, createdAt: now } as const;
  const part = await addComplaint({ ...kept, ...fresh, parentId: id }, [matter], context);
  await addComplaintEvent(context, {
    institutionId: whole.institutionId,
    workOrderId: part.id,
    actorId: caller.userId,
    actorName: caller.name,
    event: 'splitOff',
    fromState: null,
    toState: state,
    about: String(id),
    createdAt: now,
  });
  return part.id;
}

/** Splits a complaint into one for each of its matters. It is completed; its parts continue with the same handler and deadline (CM-01). */
export async function splitComplaint(id: string, context: ComplaintMoveContext): Promise<{ parts: string[] }> {
  const held = await lockComplaint(id, context);
  const matters = await getAllegations([held.id], context);
  const parts: string[] = [];
  for (const matter of matters) parts.push(String(await splitOff(held, matter, context)));
  await moveComplaint(held, { event: 'split', about: parts.join(', ') }, context);
  return { parts };
}
