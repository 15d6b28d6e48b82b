import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, ilike, inArray, like, sql } from 'drizzle-orm';
import type { longAgingLoansQuery, longAgingQuery } from '@/contract/entities/longAging';
import type { SortColumn } from '@/contract/lists/listDescription';
import type { LONG_AGING_LIST } from '@/contract/lists/longAgingList';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { parseRowId } from '../../values/parseRowId';
import { isRow } from '../../database/isRow';
import { loan, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { anywhere, searchedDigits } from '../../values/searchText';
import { visibleTasks } from '../../access/visibleTasks';

type AgingContext = Pick<CallerContext, 'tx' | 'caller'>;
type AgingQuery = z.output<typeof longAgingQuery>;

/** Open long-aging cases that the caller may see. */
export const longAgingTasks = ({ caller }: Pick<AgingContext, 'caller'>): SQL | undefined =>
  and(visibleTasks(caller), eq(task.longAging, true), inArray(task.status, [...OPEN_CASE_STATUSES]));

const searched = ({ borrowerId, borrowerName, borrowerPhone }: AgingQuery): SQL | undefined =>
  and(
    borrowerId === undefined ? undefined : eq(task.borrowerNo, borrowerId),
    borrowerName === undefined ? undefined : ilike(task.borrowerName, anywhere(borrowerName)),
    borrowerPhone === undefined ? undefined : like(task.phoneDigits, `%${searchedDigits(borrowerPhone)}%`),
  );

type NewestColumn = typeof task.lastCallResult | typeof task.lastCallStatus | typeof task.agentName;

const newest = (column: NewestColumn): SQL<string | null> =>
  sql`(array_agg(${column} order by ${task.lastCallAt} desc nulls last, ${task.id}))[1]`;

const COLUMNS = {
  borrowerId: task.borrowerId,
  borrowerNo: sql<string>`max(${task.borrowerNo})`,
  borrowerName: sql<string>`max(${task.borrowerName})`,
  loans: sql<number>`count(*)`.mapWith(Number),
  amount: sql<number>`sum(${task.amount})`.mapWith(Number),
  oldest: sql<string>`min(${task.penaltyDate})`,
  lastCallResult: newest(task.lastCallResult),
  lastCallStatus: newest(task.lastCallStatus),
  lastCallAt: sql<Date | null>`max(${task.lastCallAt})`.mapWith(task.lastCallAt),
  agentName: newest(task.agentName),
};

/** More days past due mean an earlier day. */
const ORDER_BY: Readonly<Record<SortColumn<typeof LONG_AGING_LIST>, SQL>> = {
  penaltyDay: sql`- (min(${task.penaltyDate}) - date '2000-01-01')`,
  amount: sql`sum(${task.amount})`,
  loanCount: sql`count(*)`,
  lastCallTime: sql`max(${task.lastCallAt})`,
  borrowerName: sql`max(${task.borrowerName})`,
};

const orderOf = ({ sort = 'penaltyDay', order }: Pick<AgingQuery, 'sort' | 'order'>): SQL =>
  sql`${ORDER_BY[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last`;

/** Borrowers with long-aging cases, a page of them, with their number over all pages (CL-03). */
export async function listLongAging(query: AgingQuery, context: AgingContext) {
  const { tx } = context;
  const condition = and(longAgingTasks(context), searched(query));
  const rows = await tx
    .select(COLUMNS)
    .from(task)
    .where(condition)
    .groupBy(task.borrowerId)
    .orderBy(orderOf(query), asc(task.borrowerId))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const [total] = await tx
    .select({ borrowers: sql<number>`count(distinct ${task.borrowerId})`.mapWith(Number) })
    .from(task)
    .where(condition);
  return { rows, totalCount: total?.borrowers ?? 0 };
}

/** A borrower with long-aging cases as the list reads one. */
export type ListedBorrower = Awaited<ReturnType<typeof listLongAging>>['rows'][number];

const LOAN_COLUMNS = {
  taskId: task.id,
  loanNo: loan.loanNo,
  loanStatus: loan.status,
  reloan: loan.reloan,
  productCategory: loan.productCategory,
  appName: loan.appName,
  penaltyDate: loan.penaltyDate,
  contractAmount: loan.contractAmount,
  amount: task.amount,
  status: task.status,
};

/** The loans of a long-aging borrower, the oldest first; of a borrower whom the caller does not see there are none (RO-01). */
export async function listLongAgingLoans(
  { longAgingTasksId, page, size }: z.output<typeof longAgingLoansQuery>,
  context: AgingContext,
) {
  const { tx } = context;
  const condition = and(longAgingTasks(context), eq(task.borrowerId, parseRowId(longAgingTasksId)));
  const rows = await tx
    .select(LOAN_COLUMNS)
    .from(task)
    .innerJoin(loan, isRow(loan, task.loanId))
    .where(condition)
    .orderBy(asc(loan.penaltyDate), asc(task.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await tx.select({ rows: count() }).from(task).where(condition);
  return { rows, totalCount: total?.rows ?? 0 };
}

/** A loan of a long-aging borrower as the list reads one. */
export type ListedAgingLoan = Awaited<ReturnType<typeof listLongAgingLoans>>['rows'][number];
