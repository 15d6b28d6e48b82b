import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, gt, gte, ilike, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { workOrderListsQuery } from '@/contract/entities/workOrder';
import { COMPLAINT_NEAR_HOURS } from './complaintDeadline';
import { workOrder, workOrderMatter } from '../../database/tables/complaintTables';
import { rowNumber } from '../../values/rowNumber';
import type { CallerContext } from '../../access/callContext';
import { anywhere } from '../../values/searchText';
import { visibleWorkOrders } from '../../access/visibleWorkOrders';
import { type NamedWorkOrder, namedWorkOrders } from './workOrderStore';

type ListContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Query = z.output<typeof workOrderListsQuery>;
type Filters = Omit<Query, 'page' | 'size' | 'state'>;
type Matter = { readonly [Name in 'kind' | 'taskId' | 'loanNo']?: string | undefined };

const isOpen = ne(workOrder.state, 'completed');

const byMatter = ({ kind, taskId, loanNo }: Matter, { tx }: ListContext): SQL | undefined => {
  const wanted = and(
    kind === undefined ? undefined : sql`${workOrderMatter.kind} = ${kind}`,
    taskId === undefined ? undefined : eq(workOrderMatter.taskId, rowNumber(taskId)),
    loanNo === undefined ? undefined : eq(workOrderMatter.loanNo, loanNo),
  );
  if (wanted === undefined) return undefined;
  return inArray(workOrder.id, tx.select({ id: workOrderMatter.workOrderId }).from(workOrderMatter).where(wanted));
};

const byText = (text: string, context: ListContext): SQL | undefined => {
  const pattern = anywhere(text);
  const number = /^#?(\d{1,15})$/u.exec(text)?.[1];
  return or(
    ilike(workOrder.summary, pattern),
    ilike(workOrder.borrowerName, pattern),
    byMatter({ loanNo: text }, context),
    number === undefined ? undefined : eq(workOrder.id, Number(number)),
  );
};

const byAssignee = (assignee: string, { caller }: ListContext): SQL => {
  if (assignee === 'none') return isNull(workOrder.handlerId);
  return eq(workOrder.handlerId, assignee === 'me' ? caller.userId : rowNumber(assignee));
};

const hoursAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

const byDeadline = (deadline: NonNullable<Filters['deadline']>, { now }: ListContext): SQL | undefined => {
  const near = hoursAfter(now, COMPLAINT_NEAR_HOURS);
  if (deadline === 'overdue') return and(isOpen, lt(workOrder.dueAt, now));
  if (deadline === 'near') return and(isOpen, gte(workOrder.dueAt, now), lte(workOrder.dueAt, near));
  return and(isOpen, gt(workOrder.dueAt, near));
};

function filtered({ kind, channel, priority, assignee, deadline, taskId, text }: Filters, context: ListContext) {
  const equal = [
    channel === undefined ? undefined : eq(workOrder.channel, channel),
    priority === undefined ? undefined : eq(workOrder.priority, priority),
  ];
  const others = [
    assignee === undefined ? undefined : byAssignee(assignee, context),
    deadline === undefined ? undefined : byDeadline(deadline, context),
    text === undefined ? undefined : byText(text, context),
  ];
  return and(visibleWorkOrders(context), byMatter({ kind, taskId }, context), ...equal, ...others);
}

/** Of a state how many there are, under the filters beside it. */
export type StateCounts = Readonly<Record<'pending' | 'processing' | 'pendingClosure' | 'completed', number>>;

async function countStates(filters: Filters, context: ListContext): Promise<StateCounts> {
  const rows = await context.tx
    .select({ state: workOrder.state, number: count() })
    .from(workOrder)
    .where(filtered(filters, context))
    .groupBy(workOrder.state);
  const none = { pending: 0, processing: 0, pendingClosure: 0, completed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, number }) => [state, number])) };
}

/** A page of work orders: open ones first, the nearest deadline first; then the completed ones, the newest first. */
export async function listWorkOrders(
  { page, size, state, ...filters }: Query,
  context: ListContext,
): Promise<{ rows: NamedWorkOrder[]; counts: StateCounts }> {
  const counts = await countStates(filters, context);
  const rows = await namedWorkOrders(context)
    .where(and(filtered(filters, context), state === undefined ? undefined : eq(workOrder.state, state)))
    .orderBy(
      sql`${workOrder.state} = 'completed'`,
      sql`case when ${workOrder.state} = 'completed' then null else ${workOrder.dueAt} end`,
      desc(workOrder.completedAt),
      desc(workOrder.id),
    )
    .limit(size)
    .offset((page - 1) * size);
  return { rows, counts };
}
