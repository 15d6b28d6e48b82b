import type * as z from 'zod/mini';
import type { Complaint, complaintLists, complaintListsQuery } from '@/contract/entities/complaint';
import type { CallerContext } from '../../access/callContext';
import { findVisible } from '../cases/casesFacade';
import { penaltyWithdrawalOf } from './complaintHistoryStore';
import { listStaff, nameOf } from './complaintStaffStore';
import { listComplaints } from './complaintListingStore';
import { findComplaint, mattersOf, partsOf, penaltyOf, type StoredMatter } from './complaintStore';
import { complaintActions } from './complaintRights';
import { workOrderOnWire, workOrderRowOnWire } from './complaintWire';
import { complaintForDecision } from './moveComplaint';

type ShowContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Lists = z.output<typeof complaintLists>;

/** A page of complaints, the most pressing first, with how many there are in each state (CM-01). */
export async function showComplaints(
  query: z.output<typeof complaintListsQuery>,
  context: ShowContext,
): Promise<Lists> {
  const { rows, counts } = await listComplaints(query, context);
  const matters = await mattersOf(
    rows.map(({ row }) => row.id),
    context,
  );
  const byComplaint = new Map<number, StoredMatter[]>();
  for (const matter of matters) {
    const others = byComplaint.get(matter.workOrderId);
    if (others) others.push(matter);
    else byComplaint.set(matter.workOrderId, [matter]);
  }
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
  return {
    result: rows.map((named) => workOrderRowOnWire(named, byComplaint.get(named.row.id) ?? [], context)),
    totalCount: query.state === undefined ? all : counts[query.state],
    counts: { all, ...counts },
  };
}

/** A complaint with all that is known of it, and what the caller can do with it now (CM-01). */
export async function showComplaint(id: string, context: ShowContext): Promise<Complaint> {
  const named = await findComplaint(id, context);
  const { row } = named;
  const matters = await mattersOf([row.id], context);
  const registeredBy = await nameOf(row.registeredById, context);
  const taskIds = matters.map(({ taskId }) => taskId);
  const visible = await findVisible(taskIds, context);
  const workers = await listStaff(taskIds, context);
  const parts = await partsOf(row.id, context);
  const penalty = await penaltyOf(row.id, context);
  const withdrawal = await penaltyWithdrawalOf(row.id, context);
  const actions = complaintActions(await complaintForDecision(row, context), context.caller);
  return workOrderOnWire(
    { named, matters, visible, registeredBy, parts, penalty, withdrawal, workers, actions },
    context,
  );
}
