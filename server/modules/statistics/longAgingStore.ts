import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { longAgingLoansQuery, longAgingQuery } from '@/contract/entities/cases/longAging';
import type { SortColumn } from '@/contract/lists/listDescription';
import type { LONG_AGING_LIST } from '@/contract/lists/caseLists';
import { parseRowId } from '../../values/parseRowId';
import { matchesAnyId } from '../../database/anyOf';
import { matchesRow } from '../../database/matchesRow';
import { loan, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';
import { prefilterByBorrower, matchesBorrowerNo, matchesName, matchesPhone } from '../cases/casesFacade';

type AgingContext = Pick<CallerContext, 'tx' | 'caller'>;
type AgingQuery = z.output<typeof longAgingQuery>;

/** Condition for open long-aging cases that the caller may see. Uses constants, so that it matches the partial index. */
export const selectLongAgingTasks = ({ caller }: Pick<AgingContext, 'caller'>): SQL | undefined =>
  and(selectVisibleTasks(caller), sql`${task.longAging}`, isOpenTask);

const matchesSearch = (
  { borrowerId, borrowerName, borrowerPhone }: AgingQuery,
  context: Pick<AgingContext, 'caller'>,
): SQL | undefined =>
  and(
    borrowerId === undefined ? undefined : matchesBorrowerNo(borrowerId),
    borrowerName === undefined ? undefined : matchesName(borrowerName),
    borrowerPhone === undefined ? undefined : matchesPhone(borrowerPhone, context),
  );

type NewestColumn = typeof task.lastCallResult | typeof task.lastCallStatus | typeof task.agentName;

const newest = (column: NewestColumn): SQL<string | null> =>
  sql`(array_agg(${column} order by ${task.lastCallAt} desc nulls last, ${task.id}))[1]`;

const COLUMNS = {
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

const getOrder = ({ sort = 'penaltyDay', order }: Pick<AgingQuery, 'sort' | 'order'>): SQL =>
  sql`${ORDER_BY[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last`;

/** Counts the borrowers if the page has no rows. */
async function countBorrowers({ page }: AgingQuery, condition: SQL | undefined, { tx }: AgingContext): Promise<number> {
  if (page === 1) return 0;
  const [total] = await tx
    .select({ borrowers: sql<number>`count(distinct ${task.borrowerId})`.mapWith(Number) })
    .from(task)
    .where(condition);
  return total?.borrowers ?? 0;
}

const readBorrowers = (ids: readonly number[], condition: SQL | undefined, { tx }: AgingContext) =>
  tx
    .select({ borrowerId: task.borrowerId, ...COLUMNS })
    .from(task)
    .where(and(condition, matchesAnyId(task.borrowerId, ids)))
    .groupBy(task.borrowerId);

/** Listed borrower with long-aging cases. */
export type ListedBorrower = Awaited<ReturnType<typeof readBorrowers>>[number];

/** Borrowers with long-aging cases, a page of them, with their number over all pages (CL-03). Who is on the page is found by the index alone. */
export async function listLongAging(
  query: AgingQuery,
  context: AgingContext,
): Promise<{ rows: ListedBorrower[]; totalCount: number }> {
  const condition = and(
    selectLongAgingTasks(context),
    matchesSearch(query, context),
    await prefilterByBorrower(query, context),
  );
  const page = await context.tx
    .select({ id: task.borrowerId, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(task)
    .where(condition)
    .groupBy(task.borrowerId)
    .orderBy(getOrder(query), asc(task.borrowerId))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await readBorrowers(ids, condition, context);
  const [first] = page;
  return {
    rows: ids.flatMap((id) => rows.filter(({ borrowerId }) => borrowerId === id)),
    totalCount: first ? first.total : await countBorrowers(query, condition, context),
  };
}

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

/** Lists the loans of a long-aging borrower, oldest first; none if the caller does not see the borrower (RO-01). */
export async function listLongAgingLoans(
  { longAgingTasksId, page, size }: z.output<typeof longAgingLoansQuery>,
  context: AgingContext,
) {
  const { tx } = context;
  const condition = and(selectLongAgingTasks(context), eq(task.borrowerId, parseRowId(longAgingTasksId)));
  const rows = await tx
    .select(LOAN_COLUMNS)
    .from(task)
    .innerJoin(loan, matchesRow(loan, task.loanId))
    .where(condition)
    .orderBy(asc(loan.penaltyDate), asc(task.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await tx.select({ rows: count() }).from(task).where(condition);
  return { rows, totalCount: total?.rows ?? 0 };
}

/** Listed loan of a long-aging borrower. */
export type ListedAgingLoan = Awaited<ReturnType<typeof listLongAgingLoans>>['rows'][number];
