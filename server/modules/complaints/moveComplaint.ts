import { type ComplaintEvent, complaintStateAfter } from '@/machines/complaintLifecycle';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { addWorkOrderEvent } from './workOrderHistoryStore';
import { changeWorkOrder, mattersOf, penaltyOf, type StoredWorkOrder } from './workOrderStore';
import { tellComplaintChanged } from './complaintNews';
import { complaintRefusal, type JudgedWorkOrder } from './complaintRights';
import { storableText } from '../../values/storableText';

/** What a step of a work order needs of a call. */
export type ComplaintMoveContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'tell'>;

/** A step in a work order's life: what happens, why, and what else changes with it. */
export interface ComplaintStep {
  readonly event: ComplaintEvent;
  readonly note?: string | null | undefined;
  /** To whom, to which team, into which work orders. */
  readonly about?: string;
  readonly changes?: Partial<Omit<StoredWorkOrder, 'id' | 'state' | 'institutionId'>>;
}

/** Where a work order stands after a step, as the wire shows it. */
export interface MovedWorkOrder {
  readonly id: string;
  readonly state: string;
}

/** What is known of a work order when somebody wants to do something with it. */
export async function judgedWorkOrder(
  row: StoredWorkOrder,
  context: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<JudgedWorkOrder> {
  const matters = (await mattersOf([row.id], context)).length;
  return { row, matters, isPenalised: (await penaltyOf(row.id, context)) !== undefined };
}

const textOrNull = (note: string | null | undefined): string | null => (note ? storableText(note) : null);

/** Moves a locked work order along the one table of transitions; every change of a state goes through here, with its line of history (CM-01). */
export async function moveComplaint(
  held: StoredWorkOrder,
  { event, note, about, changes = {} }: ComplaintStep,
  context: ComplaintMoveContext,
): Promise<MovedWorkOrder> {
  const { caller, now } = context;
  const refusal = complaintRefusal(await judgedWorkOrder(held, context), event, caller);
  if (refusal) throw new Refusal(refusal);
  const state = complaintStateAfter(held.state, event) ?? held.state;
  const completedAt = state === 'completed' && held.state !== 'completed' ? { completedAt: now } : {};
  await changeWorkOrder(held.id, { ...changes, ...completedAt, state }, context);
  await addWorkOrderEvent(context, {
    institutionId: held.institutionId,
    workOrderId: held.id,
    actorId: caller.userId,
    actorName: caller.name,
    event,
    fromState: held.state,
    toState: state,
    note: textOrNull(note),
    about: about ?? null,
    createdAt: now,
  });
  await tellComplaintChanged(held.id, [held.handlerId, changes.handlerId ?? null], context);
  return { id: String(held.id), state };
}
