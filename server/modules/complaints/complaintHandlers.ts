import { Refusal } from '../../kernel/refusal';
import { findHandler, listHandlers, listStaff } from './complaintStaffStore';
import {
  lockComplaints,
  addComplaint,
  lockComplaint,
  getAllegations,
  type StoredAllegation,
  type StoredComplaint,
  findComplaintById,
  findComplaint,
} from './complaintStore';
import { type ComplaintMoveContext, moveComplaint, type MovedComplaint } from './moveComplaint';
import { addComplaintEvent, getHistory } from './complaintHistoryStore';
import type * as z from 'zod/mini';
import type { rescheduleRequest } from '@/contract/entities/management/complaint';
import { COMPLAINT_HOURS_REGULATOR, calculateComplaintDeadline } from './complaintDeadline';
import { formatReschedule } from './formatReschedule';
import type { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';
import { exportComplaints, showComplaint, showComplaints } from './showComplaint';
import { serializeEvent, serializeHandler } from './complaintWire';
import { penalizeComplaint, withdrawPenalty } from './penalizeComplaint';
import { closeComplaint, processComplaint, rejectClosure, transferComplaint } from './processComplaint';
import { registerComplaint } from './registerComplaint';
import { reportComplaints, exportComplaintReport } from './exportComplaintReport';
import { findTask } from '../cases/casesFacade';
import type { Handlers } from '../../access/callContext';

/** New handler, and a note for them. */
interface Allocation {
  readonly userId: string;
  readonly note?: string | null | undefined;
}

/** Allocates complaints to a permitted handler, all or none (CM-01); from operations they return to the complaints desk. */
async function allocateComplaints(
  ids: readonly string[],
  { userId, note }: Allocation,
  context: ComplaintMoveContext,
): Promise<MovedComplaint[]> {
  const handler = await findHandler(userId, context);
  const moved: MovedComplaint[] = [];
  for (const complaint of await lockComplaints(ids, context)) {
    if (complaint.accusedId === handler.id) throw new Refusal('complaintAboutThem');
    const changes = { handlerId: handler.id, team: null, waitsForAnswer: false };
    moved.push(await moveComplaint(complaint, { event: 'allocated', note, about: handler.name, changes }, context));
  }
  return moved;
}

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
async function splitComplaint(id: string, context: ComplaintMoveContext): Promise<{ parts: string[] }> {
  const complaint = await lockComplaint(id, context);
  const matters = await getAllegations([complaint.id], context);
  const parts: string[] = [];
  for (const matter of matters) parts.push(String(await splitOff(complaint, matter, context)));
  await moveComplaint(complaint, { event: 'split', about: parts.join(', ') }, context);
  return { parts };
}

type ComplaintInput = z.output<typeof rescheduleRequest>;

/** Returns the registration time; a part has that of the original complaint, so that splitting does not extend the deadline. */
async function registeredAt(complaint: StoredComplaint, context: ComplaintMoveContext): Promise<Date> {
  if (complaint.parentId === null) return complaint.createdAt;
  return (await findComplaintById(complaint.parentId, context))?.createdAt ?? complaint.createdAt;
}

function wantedDue(complaint: StoredComplaint, { priority, dueTime }: ComplaintInput, registered: Date): Date {
  if (dueTime) return new Date(dueTime);
  return priority === undefined ? complaint.dueAt : calculateComplaintDeadline(registered, complaint.channel, priority);
}

function checkDue(complaint: StoredComplaint, dueAt: Date, { registered, now }: { registered: Date; now: Date }): void {
  if (complaint.channel === 'regulator' && dueAt > calculateComplaintDeadline(registered, 'regulator', 'normal')) {
    throw new Refusal('complaintRegulatorLimit', { hours: COMPLAINT_HOURS_REGULATOR });
  }
  if (dueAt <= now) throw new Refusal('invalidInput', { fields: 'dueTime' });
}

/**
 * Changes priority, deadline or both, with the reason. A chosen deadline must be in the future; one that results from a higher
 * priority may have passed (CM-01).
 */
async function rescheduleComplaint(input: ComplaintInput, context: ComplaintMoveContext): Promise<MovedComplaint> {
  const complaint = await lockComplaint(input.id, context);
  const registered = await registeredAt(complaint, context);
  const after = { priority: input.priority ?? complaint.priority, dueAt: wantedDue(complaint, input, registered) };
  const isMoved = after.dueAt.getTime() !== complaint.dueAt.getTime();
  if (!isMoved && after.priority === complaint.priority) throw new Refusal('invalidInput', { fields: 'priority' });
  if (isMoved && input.dueTime) checkDue(complaint, after.dueAt, { registered, now: context.now });
  const about = formatReschedule(complaint, after);
  return moveComplaint(complaint, { event: 'rescheduled', note: input.note, about, changes: after }, context);
}

/** Handlers of complaints, which the user interface calls work orders (§7 customer/service/…; CM-01). */
export const complaintHandlers: Handlers<typeof customerServiceCalls> = {
  lists: showComplaints,
  export: exportComplaints,
  detail: ({ id }, context) => showComplaint(id, context),
  history: async ({ id }, context) => {
    const events = await getHistory((await findComplaint(id, context)).row, context);
    return events.map(serializeEvent);
  },
  staff: async ({ id }, context) => {
    const staff = await listStaff([(await findTask(id, context)).id], context);
    return staff.map((person) => ({ id: String(person.id), name: person.name }));
  },
  handlers: async (_, context) => (await listHandlers(context)).map(serializeHandler),
  add: registerComplaint,
  allocation: async ({ id, ...allocation }, context) => {
    const [moved] = await allocateComplaints([id], allocation, context);
    if (!moved) throw new Refusal('notFound');
    return moved;
  },
  batchAllocation: async ({ ids, ...allocation }, context) => ({
    count: (await allocateComplaints(ids, allocation, context)).length,
  }),
  processing: processComplaint,
  done: closeComplaint,
  rejection: rejectClosure,
  reschedule: rescheduleComplaint,
  report: reportComplaints,
  reportFile: exportComplaintReport,
  penalty: penalizeComplaint,
  penaltyWithdrawal: withdrawPenalty,
  transfer: transferComplaint,
  splitting: ({ id }, context) => splitComplaint(id, context),
};
