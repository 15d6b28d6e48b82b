import type { ComplaintHandler, WorkOrder, WorkOrderEvent, WorkOrderRow } from '@/contract/entities/workOrder';
import type { CallerContext } from '../../access/callContext';
import { idOrNull, timeOnWire, timeOrNull, toWireOrNull } from '../../values/wire';
import { deadlineOf } from './complaintDeadline';
import type { FoundHandler } from './complaintStaffStore';
import type { StoredEvent } from './workOrderHistoryStore';
import type { NamedWorkOrder, StoredMatter, StoredPenalty } from './workOrderStore';

const namesIn = ({
  row,
  handlerName,
  accusedName,
}: NamedWorkOrder): Pick<WorkOrderRow, 'handlerId' | 'handlerName' | 'accusedId' | 'accusedName' | 'parentId'> => ({
  handlerId: idOrNull(row.handlerId),
  handlerName,
  accusedId: idOrNull(row.accusedId),
  accusedName,
  parentId: idOrNull(row.parentId),
});

/** A row of the list of work orders as the wire shows it. */
export const workOrderRowOnWire = (
  named: NamedWorkOrder,
  matters: readonly StoredMatter[],
  { now }: Pick<CallerContext, 'now'>,
): WorkOrderRow => {
  const { row } = named;
  return {
    id: String(row.id),
    state: row.state,
    kinds: [...new Set(matters.map(({ kind }) => kind))],
    channel: row.channel,
    priority: row.priority,
    summary: row.summary,
    borrowerName: row.borrowerName,
    loanIds: [...new Set(matters.map(({ loanNo }) => loanNo))],
    ...namesIn(named),
    team: row.team,
    waitsForAnswer: row.waitsForAnswer,
    dueTime: timeOnWire(row.dueAt),
    deadline: deadlineOf(row, now),
    createdTime: timeOnWire(row.createdAt),
    completedTime: timeOrNull(row.completedAt),
  };
};

const penaltyOnWire = (
  penalty: StoredPenalty | undefined,
  { caller }: Pick<CallerContext, 'caller'>,
): WorkOrder['penalty'] =>
  penalty
    ? {
        userName: penalty.userName,
        irregularities: penalty.irregularities,
        processResult: penalty.processResult,
        amount: toWireOrNull(penalty.amount, caller.currencyDigits),
        currency: caller.currency,
        time: timeOnWire(penalty.createdAt),
      }
    : null;

const mattersOnWire = (matters: readonly StoredMatter[], visible: ReadonlySet<number>): WorkOrder['matters'] =>
  matters.map(({ id, kind, loanNo, taskId }) => ({
    id: String(id),
    kind,
    loanId: loanNo,
    // A case that is somebody else's has no link: to the caller it does not exist (RO-01).
    taskId: visible.has(taskId) ? String(taskId) : null,
  }));

/** All that is read of a work order. */
export interface FoundComplaint {
  readonly named: NamedWorkOrder;
  readonly matters: readonly StoredMatter[];
  /** The cases among them that the caller may see. */
  readonly visible: ReadonlySet<number>;
  readonly registeredBy: string;
  readonly parts: readonly number[];
  readonly penalty: StoredPenalty | undefined;
  readonly actions: WorkOrder['actions'];
}

/** A work order with all that is known of it as the wire shows it (CM-01). */
export const workOrderOnWire = (
  { named, matters, visible, registeredBy, parts, penalty, actions }: FoundComplaint,
  context: Pick<CallerContext, 'caller' | 'now'>,
): WorkOrder => ({
  ...workOrderRowOnWire(named, matters, context),
  complainant: named.row.complainant,
  registeredBy,
  result: named.row.result,
  matters: mattersOnWire(matters, visible),
  parts: parts.map(String),
  penalty: penaltyOnWire(penalty, context),
  actions,
});

/** A line of a work order's history as the wire shows it. */
export const eventOnWire = (row: StoredEvent): WorkOrderEvent => ({
  id: String(row.id),
  workOrderId: String(row.workOrderId),
  event: row.event,
  fromState: row.fromState,
  toState: row.toState,
  by: row.actorName,
  time: timeOnWire(row.createdAt),
  note: row.note,
  about: row.about,
});

/** Somebody who handles work orders as the wire shows it. */
export const handlerOnWire = ({ id, ...handler }: FoundHandler): ComplaintHandler => ({ id: String(id), ...handler });
