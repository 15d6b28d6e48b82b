import type { CallerContext } from '../../access/callContext';
import { getAllegations, changeWorkOrder, getPenalty, type StoredComplaint } from './complaintStore';
import { findNotificationColumns, publishCaseChanged } from '../cases/casesFacade';
import { type ComplaintEvent, getNextComplaintState } from '@/machines/complaintLifecycle';
import { Refusal } from '../../kernel/refusal';
import { addComplaintEvent, getPenaltyWithdrawal } from './complaintHistoryStore';
import { getComplaintRefusal, type ComplaintForDecision } from './complaintRights';
import { stripNul } from '../../values/cellText';

type NewsContext = Pick<CallerContext, 'tx' | 'caller' | 'publish'>;

/** Publishes the change of a complaint to all users with one of its cases open, and to its current and former handlers (AP-08). */
export async function publishComplaintChanged(
  workOrderId: number,
  handlers: readonly (number | null)[],
  context: NewsContext,
): Promise<void> {
  const { caller, publish } = context;
  const taskIds = (await getAllegations([workOrderId], context)).map(({ taskId }) => taskId);
  const cases = await findNotificationColumns(taskIds, context);
  const userIds = handlers.filter((id) => id !== null);
  for (const changed of cases) {
    await publishCaseChanged(changed, context);
    if (userIds.length === 0) continue;
    publish({ institutionId: caller.institutionId, userIds }, { type: 'caseChanged', taskId: String(changed.id) });
  }
}

/** Parts of the call context that a step of a complaint uses. */
export type ComplaintMoveContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;

/** Step of a complaint: its event, its reason, and the other changes. */
export interface ComplaintStep {
  readonly event: ComplaintEvent;
  readonly note?: string | null | undefined;
  /** Recipient, team or resulting complaints. */
  readonly about?: string;
  readonly changes?: Partial<Omit<StoredComplaint, 'id' | 'state' | 'institutionId'>>;
}

/** State of a complaint after a step, in its wire shape. */
export interface MovedComplaint {
  readonly id: string;
  readonly state: string;
}

/** Reads the facts about a complaint on which its permissions depend. */
export async function toDecisionInput(
  row: StoredComplaint,
  context: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<ComplaintForDecision> {
  const matters = (await getAllegations([row.id], context)).length;
  const isIssued = (await getPenalty(row.id, context)) !== undefined;
  const isPenalised = isIssued && (await getPenaltyWithdrawal(row.id, context)) === undefined;
  return { row, matters, isPenalised };
}

const textOrNull = (note: string | null | undefined): string | null => (note ? stripNul(note) : null);

/** Refuses a step that the caller may not take on a complaint now (CM-01). */
export async function assertStep(
  complaint: StoredComplaint,
  event: ComplaintEvent,
  context: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<void> {
  const refusal = getComplaintRefusal(await toDecisionInput(complaint, context), event, context.caller);
  if (refusal) throw new Refusal(refusal);
}

/**
 * Changes a locked complaint according to the transition table, with its history line; every change of state uses this function
 * (CM-01).
 */
export async function moveComplaint(
  complaint: StoredComplaint,
  { event, note, about, changes = {} }: ComplaintStep,
  context: ComplaintMoveContext,
): Promise<MovedComplaint> {
  const { caller, now } = context;
  await assertStep(complaint, event, context);
  const state = getNextComplaintState(complaint.state, event) ?? complaint.state;
  const completedAt = state === 'completed' && complaint.state !== 'completed' ? { completedAt: now } : {};
  await changeWorkOrder(complaint.id, { ...changes, ...completedAt, state }, context);
  await addComplaintEvent(context, {
    institutionId: complaint.institutionId,
    workOrderId: complaint.id,
    actorId: caller.userId,
    actorName: caller.name,
    event,
    fromState: complaint.state,
    toState: state,
    note: textOrNull(note),
    about: about ?? null,
    createdAt: now,
  });
  await publishComplaintChanged(complaint.id, [complaint.handlerId, changes.handlerId ?? null], context);
  return { id: String(complaint.id), state };
}
