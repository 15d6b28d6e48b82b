import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { matchesRow } from '../../database/matchesRow';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql, sum } from 'drizzle-orm';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import type { STATISTICS_LIST } from '@/contract/lists/boardLists';
import type { Transaction } from '../../database/connect';
import { caseLoad } from '../../database/tables/queueTables';
import { collectionLog, loan, task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { appUser } from '../../database/tables/organizationTables';
import type { Caller } from '../../kernel/caller';
import type { TimeSpan } from '../../values/toCalendarDay';
import { IS_NEWEST_CASE, NEWEST_CASE } from '../../access/caseOfPayment';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';

/** Agents and period of a report. */
export interface StatisticsScope {
  readonly caller: Caller;
  readonly day: TimeSpan;
}

type AgentColumn = typeof payLog.agentId | typeof collectionLog.agentId;

/** Condition: a member's own results, a leader's group, for administrators and auditors the institution (RO-01). */
function byOurs(column: AgentColumn, { caller }: StatisticsScope): SQL | undefined {
  const own = eq(column, caller.userId);
  if (caller.role === 'member' || (caller.role === 'leader' && caller.groupId === null)) return own;
  if (caller.role !== 'leader') return sql`true`;
  return sql`(${own} or ${column} in (select ${appUser.id} from ${appUser} where ${appUser.institutionId} = ${caller.institutionId} and ${appUser.groupId} = ${caller.groupId}))`;
}

const isPaid = (report: StatisticsScope, { start, end }: TimeSpan = report.day): SQL | undefined =>
  and(
    eq(payLog.institutionId, report.caller.institutionId),
    byOurs(payLog.agentId, report),
    sql`${payLog.status} = ${toCodeLiteral(DEDUCTION.succeeded)} and ${payLog.opAt} >= ${start} and ${payLog.opAt} <= ${end}`,
  );

/** Amounts in minor units. */
export interface PaymentSum {
  readonly amount: number;
  readonly count: number;
}

const getReceived = (amount: string | null | undefined, count: string | null | undefined): PaymentSum => ({
  amount: Number(amount ?? 0),
  count: Number(count ?? 0),
});

/** Amounts received on the day, and since the start of its month. */
export interface PaymentSums {
  readonly ofDay: PaymentSum;
  readonly ofMonth: PaymentSum;
}

/** Sums the payments from a start, at or before the start of the day, until the end of the day. */
export async function sumPayments(tx: Transaction, report: StatisticsScope, start: Date): Promise<PaymentSums> {
  const isOfDay = sql`${payLog.opAt} >= ${report.day.start}`;
  const [row] = await tx
    .select({
      dayAmount: sql<string>`coalesce(sum(${payLog.amount}) filter (where ${isOfDay}), 0)`,
      dayCount: sql<string>`count(*) filter (where ${isOfDay})`,
      amount: sql<string>`coalesce(sum(${payLog.amount}), 0)`,
      count: sql<string>`count(*)`,
    })
    .from(payLog)
    .where(isPaid(report, { start, end: report.day.end }));
  return {
    ofDay: getReceived(row?.dayAmount, row?.dayCount),
    ofMonth: getReceived(row?.amount, row?.count),
  };
}

/** Cases that were handled on the day, and how many of them paid on it. */
export interface HandledCases {
  readonly cases: number;
  readonly paying: number;
}

/** Counts the cases that were handled on the day. */
export async function countHandledCases(tx: Transaction, report: StatisticsScope): Promise<HandledCases> {
  const { start, end } = report.day;
  const found = await tx.execute<{ cases: string; paying: string }>(sql`
    with worked as (
      select distinct ${collectionLog.taskId} as task_id from ${collectionLog}
      where ${collectionLog.institutionId} = ${report.caller.institutionId} and ${byOurs(collectionLog.agentId, report)}
        and ${collectionLog.createdAt} >= ${start} and ${collectionLog.createdAt} <= ${end}
    ), paying as (select distinct ${payLog.taskId} as task_id from ${payLog} where ${isPaid(report)})
    select count(*) as cases, count(paying.task_id) as paying from worked left join paying on paying.task_id = worked.task_id
  `);
  return { cases: Number(found.rows[0]?.cases ?? 0), paying: Number(found.rows[0]?.paying ?? 0) };
}

/** Returns the amount due on the open cases that the caller sees. */
export async function sumOverdue(tx: Transaction, { caller }: StatisticsScope): Promise<PaymentSum> {
  const [row] = await tx
    .select({ amount: sum(caseLoad.amount), count: sum(caseLoad.cases) })
    .from(caseLoad)
    .where(selectVisibleTasks(caller, caseLoad));
  return getReceived(row?.amount, row?.count);
}

/** Calculates the days past due; 0 for a loan paid before its due day. */
const penaltyDays = ({ caller }: StatisticsScope): SQL<number> =>
  sql<number>`greatest((${payLog.opAt} at time zone ${caller.timeZone})::date - ${loan.penaltyDate}, 0)`.mapWith(
    Number,
  );

/** The smallest and the largest days past due; null without any. */
export interface PenaltyRange {
  readonly least: number | null;
  readonly most: number | null;
}

/** Returns the range of days past due among the day's repayments. */
export async function getPenaltyRange(tx: Transaction, report: StatisticsScope): Promise<PenaltyRange> {
  const [row] = await tx
    .select({
      least: sql<number | null>`min(${penaltyDays(report)})`,
      most: sql<number | null>`max(${penaltyDays(report)})`,
    })
    .from(payLog)
    .innerJoin(loan, matchesRow(loan, payLog.loanId))
    .where(isPaid(report));
  return { least: row?.least ?? null, most: row?.most ?? null };
}

const dueBefore = sql<string>`${loan.dueAtStart} - coalesce((
  select sum(e.amount) from ${payLog} e where e.institution_id = ${loan.institutionId} and e.loan_id = ${loan.id} and e.status = ${toCodeLiteral(DEDUCTION.succeeded)} and (e.op_at, e.id) < (${payLog.opAt}, ${payLog.id})
), 0)`;

const SORTS = (report: StatisticsScope): Readonly<Record<SortColumn<typeof STATISTICS_LIST>, SQL>> => ({
  borrow_id: sql`${loan.loanNo}`,
  user_id: sql`${task.borrowerNo}`,
  user_name: sql`lower(${task.borrowerName})`,
  repay_due_time: sql`${loan.penaltyDate}`,
  penalty_day: penaltyDays(report),
  repay_due_amount: dueBefore,
  amount: sql`${payLog.amount}`,
  repay_time: sql`${payLog.opAt}`,
  repay_way_name: sql`${payLog.type}`,
});

/** Page and sort order of a day's repayments. */
export interface RepaymentPart extends ListOrder<SortColumn<typeof STATISTICS_LIST>> {
  readonly offset: number;
  readonly limit: number;
}

const getOrder = ({ sort, order = 'desc' }: RepaymentPart, report: StatisticsScope): SQL[] => [
  ...(sort ? [sql`${SORTS(report)[sort]} ${sql.raw(order)}`] : []),
  sql`${payLog.opAt} desc, ${payLog.id} desc`,
];

/** Lists the day's repayments, by default newest first. */
export const listRepayments = (tx: Transaction, report: StatisticsScope, part: RepaymentPart) =>
  tx
    .select({
      loanNo: loan.loanNo,
      borrowerNo: task.borrowerNo,
      borrowerName: task.borrowerName,
      penaltyDate: loan.penaltyDate,
      penaltyDays: penaltyDays(report),
      dueBefore,
      amount: payLog.amount,
      opAt: payLog.opAt,
      type: payLog.type,
      taskId: task.id,
      isVisible: sql<boolean>`coalesce(${selectVisibleTasks(report.caller)}, false)`,
    })
    .from(payLog)
    .innerJoin(loan, matchesRow(loan, payLog.loanId))
    .innerJoinLateral(NEWEST_CASE, sql`true`)
    .innerJoin(task, IS_NEWEST_CASE)
    .where(isPaid(report))
    .orderBy(...getOrder(part, report))
    .offset(part.offset)
    .limit(part.limit);

/** Listed repayment. */
export type ListedRepayment = Awaited<ReturnType<typeof listRepayments>>[number];
