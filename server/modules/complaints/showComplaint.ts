import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { WorkOrder, workOrderLists, workOrderListsQuery, WorkOrderRow } from '@/contract/entities/workOrder';
import { task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { visibleTasks } from '../../access/visibleTasks';
import { listWorkOrders } from './workOrderListingStore';
import {
  findWorkOrder,
  mattersOf,
  type NamedWorkOrder,
  partsOf,
  penaltyOf,
  type StoredMatter,
  type StoredPenalty,
} from './workOrderStore';
import { deadlineOf } from './complaintDeadline';
import { complaintActions } from './complaintRights';
import { timeOrNull, toWireOrNull } from '../../values/wire';
import { judgedWorkOrder } from './moveComplaint';

type ShowContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Lists = z.output<typeof workOrderLists>;

const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));

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

const rowOnTheWire = (named: NamedWorkOrder, matters: readonly StoredMatter[], { now }: ShowContext): WorkOrderRow => {
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
    dueTime: row.dueAt.toISOString(),
    deadline: deadlineOf(row, now),
    createdTime: row.createdAt.toISOString(),
    completedTime: timeOrNull(row.completedAt),
  };
};

/** A page of work orders, the most pressing first, with how many there are in each state (CM-01). */
export async function showComplaints(
  query: z.output<typeof workOrderListsQuery>,
  context: ShowContext,
): Promise<Lists> {
  const { rows, counts } = await listWorkOrders(query, context);
  const matters = await mattersOf(
    rows.map(({ row }) => row.id),
    context,
  );
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
  return {
    result: rows.map((named) =>
      rowOnTheWire(
        named,
        matters.filter(({ workOrderId }) => workOrderId === named.row.id),
        context,
      ),
    ),
    totalCount: query.state === undefined ? all : counts[query.state],
    counts: { all, ...counts },
  };
}

/** A case that is somebody else's has no link: to the caller it does not exist (RO-01). */
async function mattersOnTheWire(
  matters: readonly StoredMatter[],
  { tx, caller }: ShowContext,
): Promise<WorkOrder['matters']> {
  const taskIds = matters.map(({ taskId }) => taskId);
  const visible = await tx
    .select({ id: task.id })
    .from(task)
    .where(and(inArray(task.id, taskIds), visibleTasks(caller)));
  return matters.map(({ id, kind, loanNo, taskId }) => ({
    id: String(id),
    kind,
    loanId: loanNo,
    taskId: visible.some((each) => each.id === taskId) ? String(taskId) : null,
  }));
}

const penaltyOnTheWire = (penalty: StoredPenalty | undefined, { caller }: ShowContext): WorkOrder['penalty'] =>
  penalty
    ? {
        userName: penalty.userName,
        irregularities: penalty.irregularities,
        processResult: penalty.processResult,
        amount: toWireOrNull(penalty.amount, caller.currencyDigits),
        currency: caller.currency,
        time: penalty.createdAt.toISOString(),
      }
    : null;

async function nameOf(userId: number, { tx, caller }: ShowContext): Promise<string> {
  const [row] = await tx
    .select({ name: appUser.name })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.institutionId, caller.institutionId)));
  return row?.name ?? '';
}

/** A work order with all that is known of it, and what the caller can do with it now (CM-01). */
export async function showComplaint(id: string, context: ShowContext): Promise<WorkOrder> {
  const named = await findWorkOrder(id, context);
  const { row } = named;
  const matters = await mattersOf([row.id], context);
  return {
    ...rowOnTheWire(named, matters, context),
    complainant: row.complainant,
    registeredBy: await nameOf(row.registeredById, context),
    result: row.result,
    matters: await mattersOnTheWire(matters, context),
    parts: (await partsOf(row.id, context)).map(String),
    penalty: penaltyOnTheWire(await penaltyOf(row.id, context), context),
    actions: complaintActions(await judgedWorkOrder(row, context), context.caller),
  };
}
