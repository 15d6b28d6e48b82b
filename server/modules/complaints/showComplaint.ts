import type * as z from 'zod/mini';
import type {
  Complaint,
  complaintLists,
  complaintListsQuery,
  complaintFileQuery,
  ComplaintRow,
} from '@/contract/entities/management/complaint';
import type { CallerContext } from '../../access/callContext';
import { findWaiting } from '../approvals/approvalsFacade';
import { findVisibleTask } from '../cases/casesFacade';
import { getPenaltyWithdrawal } from './complaintHistoryStore';
import { listStaff, getName } from './complaintStaffStore';
import { listComplaints } from './complaintListingStore';
import { findComplaint, getAllegations, getParts, getPenalty, type StoredAllegation } from './complaintStore';
import { listComplaintActions } from './complaintRights';
import { serializeWorkOrder, serializeWorkOrderRow } from './complaintWire';
import { toDecisionInput } from './moveComplaint';
import { getFineSubject } from './penalizeComplaint';
import { getCodeLabel } from '@/contract/codes/codeTable';
import {
  COMPLAINT_CHANNEL,
  COMPLAINT_KIND,
  COMPLAINT_PRIORITY,
  COMPLAINT_STATE,
} from '@/contract/codes/complaintCodes';
import { COMPLAINT_LIST } from '@/contract/lists/managementLists';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';

type ShowContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Lists = z.output<typeof complaintLists>;

/** Lists a page of complaints, the most urgent first, with the number in each state (CM-01). */
export async function showComplaints(
  query: z.output<typeof complaintListsQuery>,
  context: ShowContext,
): Promise<Lists> {
  const { rows, counts } = await listComplaints(query, context);
  const matters = await getAllegations(
    rows.map(({ row }) => row.id),
    context,
  );
  const byComplaint = new Map<number, StoredAllegation[]>();
  for (const matter of matters) {
    const others = byComplaint.get(matter.workOrderId);
    if (others) others.push(matter);
    else byComplaint.set(matter.workOrderId, [matter]);
  }
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
  return {
    result: rows.map((named) => serializeWorkOrderRow(named, byComplaint.get(named.row.id) ?? [], context)),
    totalCount: query.state === undefined ? all : counts[query.state],
    counts: { all, ...counts },
  };
}

/** Returns a complaint with its details, and the caller's possible actions (CM-01). */
export async function showComplaint(id: string, context: ShowContext): Promise<Complaint> {
  const named = await findComplaint(id, context);
  const { row } = named;
  const matters = await getAllegations([row.id], context);
  const registeredBy = await getName(row.registeredById, context);
  const taskIds = matters.map(({ taskId }) => taskId);
  const visible = await findVisibleTask(taskIds, context);
  const workers = await listStaff(taskIds, context);
  const parts = await getParts(row.id, context);
  const penalty = await getPenalty(row.id, context);
  const withdrawal = await getPenaltyWithdrawal(row.id, context);
  const pendingFine = await findWaiting({ kind: 'fine', subject: getFineSubject(row.id) }, context);
  const actions = listComplaintActions(await toDecisionInput(row, context), context.caller);
  return serializeWorkOrder(
    { named, matters, visible, registeredBy, parts, penalty, withdrawal, pendingFine, workers, actions },
    context,
  );
}

const CELLS: ExportColumns<typeof COMPLAINT_LIST, ComplaintRow> = {
  id: ({ id }) => Number(id),
  deadline: ({ dueTime }) => dueTime,
  state: ({ state }, { language }) => getCodeLabel(COMPLAINT_STATE, state, language),
  kinds: ({ kinds }, { language }) => kinds.map((code) => getCodeLabel(COMPLAINT_KIND, code, language)).join(', '),
  summary: ({ summary }) => summary,
  priority: ({ priority }, { language }) => getCodeLabel(COMPLAINT_PRIORITY, priority, language),
  channel: ({ channel }, { language }) => getCodeLabel(COMPLAINT_CHANNEL, channel, language),
  borrower: ({ borrowerName }) => borrowerName,
  loans: ({ loanIds }) => loanIds.join(', '),
  handler: ({ handlerName }) => handlerName,
  accused: ({ accusedName }) => accusedName,
  created: ({ createdTime }) => createdTime,
  completed: ({ completedTime }) => completedTime,
};

/** Exports the complaints of a list as a file (CM-01, AP-06). */
export async function exportComplaints(
  { format, ...listQuery }: z.output<typeof complaintFileQuery>,
  context: CallerContext,
) {
  const { result } = await showComplaints({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: COMPLAINT_LIST,
      cells: CELLS,
      rows: result,
      title: { cn: '投诉', en: 'Complaints', es: 'Quejas' },
      ...exportMetadata('complaints', context),
      format,
    },
    context,
  );
}
