import { Refusal } from '../../kernel/refusal';
import { findHandler } from './complaintStaffStore';
import { lockComplaints } from './complaintStore';
import { type ComplaintMoveContext, moveComplaint, type MovedComplaint } from './moveComplaint';

/** New handler, and a note for them. */
export interface Allocation {
  readonly userId: string;
  readonly note?: string | null | undefined;
}

/** Allocates complaints to a permitted handler, all or none (CM-01); from operations they return to the complaints desk. */
export async function allocateComplaints(
  ids: readonly string[],
  { userId, note }: Allocation,
  context: ComplaintMoveContext,
): Promise<MovedComplaint[]> {
  const handler = await findHandler(userId, context);
  const moved: MovedComplaint[] = [];
  for (const held of await lockComplaints(ids, context)) {
    if (held.accusedId === handler.id) throw new Refusal('complaintAboutThem');
    const changes = { handlerId: handler.id, team: null, waitsForAnswer: false };
    moved.push(await moveComplaint(held, { event: 'allocated', note, about: handler.name, changes }, context));
  }
  return moved;
}
