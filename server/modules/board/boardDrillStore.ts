import { type SQL, sql } from 'drizzle-orm';
import type { BoardFigure } from '@/contract/codes/boardCodes';
import type { BOARD_CASE_LIST, BOARD_PAYMENT_LIST } from '@/contract/lists/boardLists';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import { matchesRow } from '../../database/matchesRow';
import { collectionLog, task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { appUser, queue } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { IS_BOUND, isPromiseKept, isNew, isSettled, selectWork } from './boardDefinitionStore';
import { selectCases, selectPayments, selectPromises } from './boardFactStore';
import type { BoardSelection } from '../../access/boardScope';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';

type DrillContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Page and order of a list. */
export interface DrillPart<Sort extends string> extends ListOrder<Sort> {
  readonly offset: number;
  readonly limit: number;
}

type CasePart = DrillPart<SortColumn<typeof BOARD_CASE_LIST>>;
type PaymentPart = DrillPart<SortColumn<typeof BOARD_PAYMENT_LIST>>;

const ofTask = (at: SQL) =>
  sql`select ${task.id} as task_id, ${task.agentId} as agent_id, ${at} as at, null::bigint as promised_amount`;

const worked = (selection: BoardSelection, is: SQL): SQL => sql`
  select worked.task_id, worked.agent_id, worked.at, null::bigint as promised_amount
  ${selectWork(selection, { columns: sql`max(${collectionLog.createdAt}) as at`, having: sql`bool_or(${is})` })}`;

const promised = (selection: BoardSelection, is: SQL): SQL => sql`
  select ${collectionLog.taskId} as task_id, ${collectionLog.agentId} as agent_id, ${collectionLog.promisedAt} as at, ${collectionLog.promisedAmount} as promised_amount
  ${selectPromises(selection)} and ${is}`;

/** Statements with one row for each counted case, by the same conditions (boardFactStore). */
const COUNTED: Readonly<Record<BoardFigure, (selection: BoardSelection) => SQL>> = {
  boundCases: (selection) => sql`${ofTask(sql`${task.assignedAt}`)} ${selectCases(selection, IS_BOUND)}`,
  newCases: (selection) =>
    sql`${ofTask(sql`${task.assignedAt}`)} ${selectCases(selection, isNew(selection.period), sql`${task.assignedAt}`)}`,
  settledCases: (selection) =>
    sql`${ofTask(sql`${task.settledAt}`)} ${selectCases(selection, isSettled(selection.period), sql`${task.settledAt}`)}`,
  handledCases: (selection) => worked(selection, sql`true`),
  reachedCases: (selection) => worked(selection, sql`${collectionLog.isReached}`),
  rightPartyCases: (selection) => worked(selection, sql`${collectionLog.isRightParty}`),
  promisedCases: (selection) => worked(selection, sql`${collectionLog.isPromise}`),
  promisesDue: (selection) => promised(selection, sql`true`),
  promisesKept: (selection) => promised(selection, isPromiseKept(selection.viewer.timeZone)),
};

const inMs = (time: SQL): SQL => sql`(extract(epoch from ${time}) * 1000)::bigint`;

/** A case behind a figure; times in milliseconds, amounts in minor units, as text. */
export type DrilledCase = Record<string, unknown> & {
  readonly task_id: string;
  readonly loan_no: string;
  readonly borrower_name: string;
  readonly agent_name: string | null;
  readonly queue_name: string | null;
  readonly status: string;
  readonly amount: string;
  readonly at: string | null;
  readonly promised_amount: string | null;
  readonly visible: boolean;
};

const CASE_SORTS: Readonly<Record<SortColumn<typeof BOARD_CASE_LIST>, SQL>> = {
  borrowerName: sql`lower(${task.borrowerName})`,
  amountDue: sql`${task.amount}`,
  promisedAmount: sql`counted.promised_amount`,
  time: sql`counted.at`,
  agentName: sql`lower(${appUser.name})`,
};

const isOwn = ({ institutionId }: typeof task | typeof appUser, caller: DrillContext['caller']): SQL =>
  sql`${institutionId} = ${caller.institutionId}`;

/** Sorts as requested, then with the newest first. */
const orderBy = (sorted: SQL | undefined, order: 'asc' | 'desc' | undefined): SQL =>
  sorted === undefined ? sql`` : sql`${sorted} ${sql.raw(order ?? 'asc')} nulls last,`;

/** Lists a page of the cases that a figure counts, by default newest first, with their number. */
export async function listDrilledCases(
  { selection, figure }: { selection: BoardSelection; figure: BoardFigure },
  { offset, limit, sort, order }: CasePart,
  { tx, caller }: DrillContext,
): Promise<{ rows: DrilledCase[]; total: number }> {
  const counted = COUNTED[figure](selection);
  const sorted = sort && CASE_SORTS[sort];
  const { rows } = await tx.execute<DrilledCase>(sql`
    with part as (select counted.*, row_number() over (order by ${orderBy(sorted, order)} counted.at desc nulls last, counted.task_id desc, counted.agent_id) as place
      from (${counted}) as counted join ${task} on ${isOwn(task, caller)} and ${task.id} = counted.task_id
        left join ${appUser} on ${isOwn(appUser, caller)} and ${appUser.id} = counted.agent_id
      order by place limit ${limit} offset ${offset})
    select ${task.id} as task_id, ${task.loanNo}, ${task.borrowerName}, ${appUser.name} as agent_name, ${queue.name} as queue_name,
      ${task.status}, ${task.amount}, ${inMs(sql`part.at`)} as at, part.promised_amount, coalesce(${selectVisibleTasks(caller)}, false) as visible
    from part join ${task} on ${isOwn(task, caller)} and ${task.id} = part.task_id
      left join ${appUser} on ${isOwn(appUser, caller)} and ${appUser.id} = part.agent_id
      left join ${queue} on ${matchesRow(queue, task.queueId)}
    order by part.place`);
  const count = await tx.execute<{ total: string }>(sql`select count(*) as total from (${counted}) as counted`);
  return { rows, total: Number(count.rows[0]?.total ?? 0) };
}

/** A payment behind the recovered amount; times in milliseconds, amounts in minor units, as text. */
export type DrilledPayment = Record<string, unknown> & {
  readonly id: string;
  readonly at: string;
  readonly task_id: string | null;
  readonly loan_no: string;
  readonly borrower_name: string;
  readonly agent_name: string | null;
  readonly queue_name: string | null;
  readonly amount: string;
  readonly type: string;
  readonly visible: boolean;
};

/** Page of payments, with the total number and the total amount in minor units. */
export interface DrilledPayments {
  readonly rows: readonly DrilledPayment[];
  readonly total: number;
  readonly amount: number;
}

const PAYMENT_SORTS: Readonly<Record<SortColumn<typeof BOARD_PAYMENT_LIST>, SQL>> = {
  amount: sql`${payLog.amount}`,
  time: sql`${payLog.opAt}`,
  agentName: sql`(select lower(named.name) from app_user named where named.institution_id = ${payLog.institutionId} and named.id = ${payLog.agentId})`,
};

/** Lists a page of payments, by default newest first, with their number and total amount. */
export async function listDrilledPayments(
  selection: BoardSelection,
  { offset, limit, sort, order }: PaymentPart,
  { tx, caller }: DrillContext,
): Promise<DrilledPayments> {
  const sorted = sort && PAYMENT_SORTS[sort];
  const { rows } = await tx.execute<DrilledPayment>(sql`
    with part as (
      select ${payLog.id} as id, ${payLog.opAt} as at, ${payLog.agentId} as agent_id, ${payLog.amount} as amount, ${payLog.type} as type,
        ${task.id} as task_id, row_number() over (order by ${orderBy(sorted, order)} ${payLog.opAt} desc, ${payLog.id} desc) as place
      ${selectPayments(selection, true)} order by place limit ${limit} offset ${offset}
    )
    select part.id, ${inMs(sql`part.at`)} as at, ${task.id} as task_id, coalesce(${task.loanNo}, '') as loan_no,
      coalesce(${task.borrowerName}, '') as borrower_name, ${appUser.name} as agent_name, ${queue.name} as queue_name, part.amount, part.type,
      coalesce(${selectVisibleTasks(caller)}, false) as visible
    from part left join ${task} on ${isOwn(task, caller)} and ${task.id} = part.task_id
      left join ${appUser} on ${isOwn(appUser, caller)} and ${appUser.id} = part.agent_id
      left join ${queue} on ${matchesRow(queue, task.queueId)}
    order by part.place`);
  const sum = await tx.execute<{ total: string; amount: string }>(
    sql`select count(*) as total, coalesce(sum(${payLog.amount}), 0) as amount ${selectPayments(selection)}`,
  );
  return { rows, total: Number(sum.rows[0]?.total ?? 0), amount: Number(sum.rows[0]?.amount ?? 0) };
}
