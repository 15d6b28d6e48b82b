import type {
  ComplaintHandler,
  Complaint,
  ComplaintHistoryLine,
  ComplaintRow,
} from '@/contract/entities/management/complaint';
import type { CallerContext } from '../../access/callContext';
import { serializeApprovalRequested, type StoredApproval } from '../approvals/approvalsFacade';
import { serializeIdOrNull, serializeTime, serializeTimeOrNull, toWireOrNull } from '../../values/wire';
import { parseRescheduled } from './formatReschedule';
import { getDeadline } from './complaintDeadline';
import type { ComplaintHandlerRow } from './complaintStaffStore';
import type { StoredEvent } from './complaintHistoryStore';
import type { NamedComplaint, StoredAllegation, StoredPenalty } from './complaintStore';

const namesIn = ({
  row,
  handlerName,
  accusedName,
}: NamedComplaint): Pick<ComplaintRow, 'handlerId' | 'handlerName' | 'accusedId' | 'accusedName' | 'parentId'> => ({
  handlerId: serializeIdOrNull(row.handlerId),
  handlerName,
  accusedId: serializeIdOrNull(row.accusedId),
  accusedName,
  parentId: serializeIdOrNull(row.parentId),
});

/** Converts a row of the list of complaints to its wire shape. */
export const serializeWorkOrderRow = (
  named: NamedComplaint,
  matters: readonly StoredAllegation[],
  { now }: Pick<CallerContext, 'now'>,
): ComplaintRow => {
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
    dueTime: serializeTime(row.dueAt),
    deadline: getDeadline(row, now),
    createdTime: serializeTime(row.createdAt),
    completedTime: serializeTimeOrNull(row.completedAt),
  };
};

const serializePenalty = (
  { penalty, withdrawal }: Pick<ComplaintDetails, 'penalty' | 'withdrawal'>,
  { caller }: Pick<CallerContext, 'caller'>,
): Complaint['penalty'] =>
  penalty
    ? {
        userName: penalty.userName,
        irregularities: penalty.irregularities,
        processResult: penalty.processResult,
        amount: toWireOrNull(penalty.amount, caller.currencyDigits),
        currency: caller.currency,
        time: serializeTime(penalty.createdAt),
        withdrawn: withdrawal
          ? { by: withdrawal.actorName, time: serializeTime(withdrawal.createdAt), reason: withdrawal.note ?? '' }
          : null,
      }
    : null;

const serializeAllegations = (
  matters: readonly StoredAllegation[],
  visible: ReadonlySet<number>,
): Complaint['matters'] =>
  matters.map(({ id, kind, loanNo, taskId }) => ({
    id: String(id),
    kind,
    loanId: loanNo,
    // A case that the caller may not see has no link (RO-01).
    taskId: visible.has(taskId) ? String(taskId) : null,
  }));

/** Data read for a complaint. */
export interface ComplaintDetails {
  readonly named: NamedComplaint;
  readonly matters: readonly StoredAllegation[];
  /** Cases among them that the caller may see. */
  readonly visible: ReadonlySet<number>;
  readonly registeredBy: string;
  readonly parts: readonly number[];
  readonly penalty: StoredPenalty | undefined;
  /** History line of its withdrawal. */
  readonly withdrawal: StoredEvent | undefined;
  /** Request for a fine that awaits approval. */
  readonly pendingFine: StoredApproval | undefined;
  /** Users who have worked on the complaint's cases. */
  readonly workers: readonly { readonly id: number; readonly name: string }[];
  readonly actions: Complaint['actions'];
}

/** Converts a complaint with its details to its wire shape (CM-01). */
export const serializeWorkOrder = (
  { named, matters, visible, registeredBy, parts, pendingFine, workers, actions, ...issued }: ComplaintDetails,
  context: Pick<CallerContext, 'caller' | 'now'>,
): Complaint => ({
  ...serializeWorkOrderRow(named, matters, context),
  complainant: named.row.complainant,
  registeredBy,
  result: named.row.result,
  matters: serializeAllegations(matters, visible),
  parts: parts.map(String),
  penalty: serializePenalty(issued, context),
  pendingFine: pendingFine ? serializeApprovalRequested(pendingFine) : null,
  workedBy: workers.map((each) => ({ id: String(each.id), name: each.name })),
  actions,
});

/** Converts a line of a complaint's history to its wire shape. */
export const serializeEvent = (row: StoredEvent): ComplaintHistoryLine => ({
  id: String(row.id),
  workOrderId: String(row.workOrderId),
  event: row.event,
  fromState: row.fromState,
  toState: row.toState,
  by: row.actorName,
  time: serializeTime(row.createdAt),
  note: row.note,
  about: row.event === 'rescheduled' ? null : row.about,
  rescheduled: row.event === 'rescheduled' ? parseRescheduled(row.about ?? '') : null,
});

/** Converts a handler of complaints to the wire shape. */
export const serializeHandler = ({ id, ...handler }: ComplaintHandlerRow): ComplaintHandler => ({
  id: String(id),
  ...handler,
});
