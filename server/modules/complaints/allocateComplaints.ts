import { Refusal } from '../../kernel/refusal';
import { findHandler } from './complaintStaffStore';
import { lockWorkOrders } from './workOrderStore';
import { type ComplaintMoveContext, moveComplaint, type MovedWorkOrder } from './moveComplaint';

/** To whom, and what they should know. */
export interface Allocation {
  readonly userId: string;
  readonly note?: string | null | undefined;
}

/** Gives work orders to somebody who may handle them, all or none (CM-01); from operations they come back to the complaints desk. */
export async function allocateComplaints(
  ids: readonly string[],
  { userId, note }: Allocation,
  context: ComplaintMoveContext,
): Promise<MovedWorkOrder[]> {
  const handler = await findHandler(userId, context);
  const moved: MovedWorkOrder[] = [];
  for (const held of await lockWorkOrders(ids, context)) {
    if (held.accusedId === handler.id) throw new Refusal('complaintAboutThem');
    const changes = { handlerId: handler.id, team: null, waitsForAnswer: false };
    moved.push(await moveComplaint(held, { event: 'allocated', note, about: handler.name, changes }, context));
  }
  return moved;
}
