import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { getCodeValues } from '@/contract/codes/codeTable';
import { COMPLAINT_PRIORITY, COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import type { complaintListsQuery } from '@/contract/entities/management/complaint';
import { COMPLAINT_NEAR_HOURS } from './complaintDeadline';
import { complaint, complaintAllegation } from '../../database/tables/complaintTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { anyColumnContainsWords } from '../../values/searchText';
import { selectVisibleComplaints } from '../../access/selectVisibleComplaints';
import { complaintNames, type NamedComplaint, selectNamedComplaints } from './complaintStore';

type ListContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Query = z.output<typeof complaintListsQuery>;
type Filters = Omit<Query, 'page' | 'size' | 'state' | 'sort' | 'order'>;
type Order = Pick<Query, 'sort' | 'order'>;
type AllegationQuery = { readonly [Name in 'kind' | 'taskId' | 'loanNo']?: string | undefined };

const isOpen = ne(complaint.state, 'completed');

const byMatter = ({ kind, taskId, loanNo }: AllegationQuery, { tx, caller }: ListContext): SQL | undefined => {
  if ([kind, taskId, loanNo].every((each) => each === undefined)) return undefined;
  const condition = and(
    eq(complaintAllegation.institutionId, caller.institutionId),
    kind === undefined ? undefined : sql`${complaintAllegation.kind} = ${kind}`,
    taskId === undefined ? undefined : eq(complaintAllegation.taskId, parseRowId(taskId)),
    loanNo === undefined ? undefined : eq(complaintAllegation.loanNo, loanNo),
  );
  return inArray(
    complaint.id,
    tx.select({ id: complaintAllegation.workOrderId }).from(complaintAllegation).where(condition),
  );
};

const byText = (text: string, context: ListContext): SQL | undefined => {
  const number = /^#?(\d{1,15})$/u.exec(text)?.[1];
  return or(
    anyColumnContainsWords([complaint.summary, complaint.borrowerName], text),
    byMatter({ loanNo: text }, context),
    number === undefined ? undefined : eq(complaint.id, Number(number)),
  );
};

const byAssignee = (assignee: string, { caller }: ListContext): SQL => {
  if (assignee === 'none') return isNull(complaint.handlerId);
  return eq(complaint.handlerId, assignee === 'me' ? caller.userId : parseRowId(assignee));
};

const hoursAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

const byDeadline = (deadline: NonNullable<Filters['deadline']>, { now }: ListContext): SQL | undefined => {
  const near = hoursAfter(now, COMPLAINT_NEAR_HOURS);
  if (deadline === 'overdue') return and(isOpen, lt(complaint.dueAt, now));
  if (deadline === 'near') return and(isOpen, gte(complaint.dueAt, now), lte(complaint.dueAt, near));
  return and(isOpen, gt(complaint.dueAt, near));
};

function filtered({ kind, channel, priority, assignee, deadline, taskId, text }: Filters, context: ListContext) {
  const equal = [
    channel === undefined ? undefined : eq(complaint.channel, channel),
    priority === undefined ? undefined : eq(complaint.priority, priority),
  ];
  const others = [
    assignee === undefined ? undefined : byAssignee(assignee, context),
    deadline === undefined ? undefined : byDeadline(deadline, context),
    text === undefined ? undefined : byText(text, context),
  ];
  return and(selectVisibleComplaints(context), byMatter({ kind, taskId }, context), ...equal, ...others);
}

/** Number of complaints in each state, under the other filters. */
export type StateCounts = Readonly<Record<'pending' | 'processing' | 'pendingClosure' | 'completed', number>>;

async function countStates(filters: Filters, context: ListContext): Promise<StateCounts> {
  const rows = await context.tx
    .select({ state: complaint.state, number: count() })
    .from(complaint)
    .where(filtered(filters, context))
    .groupBy(complaint.state);
  const none = { pending: 0, processing: 0, pendingClosure: 0, completed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, number }) => [state, number])) };
}

/** Returns the position of a code in its table. */
const getPlace = (column: SQL, codes: readonly string[]): SQL =>
  sql`array_position(array[${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}]::text[], ${column})`;

const SORTS: Readonly<Record<NonNullable<Order['sort']>, SQL>> = {
  id: sql`${complaint.id}`,
  deadline: sql`${complaint.dueAt}`,
  state: getPlace(sql`${complaint.state}`, getCodeValues(COMPLAINT_STATE)),
  priority: getPlace(sql`${complaint.priority}`, getCodeValues(COMPLAINT_PRIORITY)),
  borrower: sql`lower(${complaint.borrowerName})`,
  handler: sql`lower(${complaintNames.handler})`,
  created: sql`${complaint.createdAt}`,
};

const PRESSING = [
  sql`${complaint.state} = 'completed'`,
  sql`case when ${complaint.state} = 'completed' then null else ${complaint.dueAt} end`,
  desc(complaint.completedAt),
  desc(complaint.id),
];

/** Sorts as requested; equal ones by urgency. */
const getOrder = ({ sort, order = 'asc' }: Order): SQL[] =>
  sort === undefined ? PRESSING : [sql`${SORTS[sort]} ${sql.raw(order)} nulls last`, ...PRESSING];

/** Lists a page of complaints: by default open ones first, the nearest deadline first; then the completed ones, newest first. */
export async function listComplaints(
  { page, size, state, sort, order, ...filters }: Query,
  context: ListContext,
): Promise<{ rows: NamedComplaint[]; counts: StateCounts }> {
  const counts = await countStates(filters, context);
  const rows = await selectNamedComplaints(context)
    .where(and(filtered(filters, context), state === undefined ? undefined : eq(complaint.state, state)))
    .orderBy(...getOrder({ sort, order }))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, counts };
}
