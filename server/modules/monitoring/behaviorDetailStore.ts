import { sql, type SQL } from 'drizzle-orm';
import type { BehaviorDetails, BehaviorRow } from '@/contract/entities/management/behavior';
import type { BEHAVIOR_LIST } from '@/contract/lists/monitoringLists';
import type { SortColumn } from '@/contract/lists/listDescription';
import { BEHAVIOR_BEFORE_DAYS } from '@/contract/ourLimits';
import type { Transaction } from '../../database/connect';
import { streamRows } from '../../database/streamRows';
import type { Caller } from '../../kernel/caller';
import { isOddHour } from './behaviorCountStore';
import { selectMonitored } from '../../access/isVisibleUser';
import { toContainsPattern } from '../../values/searchText';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';

/** Filters and order of the records. */
export interface DetailSearch {
  readonly caller: Caller;
  readonly start: Date;
  readonly end: Date;
  readonly userId?: number | undefined;
  readonly type?: string | undefined;
  readonly loanId?: string | undefined;
  readonly hour?: number | undefined;
  readonly sort?: SortColumn<typeof BEHAVIOR_LIST> | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

const SORTS: Readonly<Record<Exclude<SortColumn<typeof BEHAVIOR_LIST>, 'at'>, SQL>> = {
  type: sql`b.type`,
  loan: sql`b.loan_no`,
};

/**
 * Sorts as requested; by default and among equal ones with the newest first. The order by time is that of an index and
 * therefore has no null placement.
 */
const getOrder = ({ sort = 'at', order = 'desc' }: DetailSearch): SQL => {
  const orderSql = sql.raw(order);
  if (sort === 'at') return sql`b.created_at ${orderSql}, b.id ${orderSql}`;
  return sql`${SORTS[sort]} ${orderSql} nulls last, b.created_at desc, b.id desc`;
};

const has = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)];

const getHour = ({ timeZone }: Caller, at = sql`b.created_at`): SQL =>
  sql`extract(hour from ${at} at time zone ${timeZone}::text)`;

const WHO = sql`join app_user u on u.institution_id = b.institution_id and u.id = b.user_id`;
const FROM = sql`from behaviour b ${WHO}`;

const matching = ({ caller, start, end, userId, type, loanId, hour }: DetailSearch): SQL =>
  sql.join(
    [
      sql`b.institution_id = ${caller.institutionId} and ${selectMonitored(caller)}`,
      sql`b.created_at >= ${start.toISOString()} and b.created_at <= ${end.toISOString()}`,
      ...has(userId, (id) => sql`b.user_id = ${id}`),
      ...has(type, (input) => sql`b.type = ${input}`),
      ...has(loanId, (text) => sql`b.loan_no ilike ${toContainsPattern(text)}`),
      ...has(hour, (input) => sql`${getHour(caller)} = ${input}`),
    ],
    sql` and `,
  );

// Matches a new address only for users with earlier records: for the others every address would be new.
const IS_NEW_ADDRESS = sql`(
  exists (select 1 from behaviour p where p.institution_id = b.institution_id and p.user_id = b.user_id and p.created_at < b.created_at
    and p.created_at >= b.created_at - make_interval(days => ${BEHAVIOR_BEFORE_DAYS}))
  and not exists (select 1 from behaviour p where p.institution_id = b.institution_id and p.user_id = b.user_id and p.socket_ip = b.socket_ip and p.created_at < b.created_at
    and p.created_at >= b.created_at - make_interval(days => ${BEHAVIOR_BEFORE_DAYS})))`;

const columns = (caller: Caller, isNew: SQL): SQL => sql`
  b.id::text as id, b.created_at as at, b.user_id::text as "userId", u.username, u.name, b.type, b.loan_no as "loanId", b.detail,
  b.ip, b.socket_ip as "socketIp", ${isOddHour(getHour(caller))} as "isOddHour", ${isNew} as "isNewAddress",
  (select max(task.id)::text from task where task.institution_id = b.institution_id and task.loan_no = b.loan_no and ${selectVisibleTasks(caller)}) as "taskId"`;

/** Record with its user's name, and its unusual attributes. */
export interface ListedBehavior extends Omit<BehaviorRow, 'at'> {
  readonly at: Date;
}

type BehaviorDetailRow = Omit<ListedBehavior, 'at'> & { readonly at: string } & Record<string, unknown>;

const getListed = (row: BehaviorDetailRow): ListedBehavior => ({ ...row, at: new Date(row.at) });

/** Lists a page of records, by default newest first. */
export async function listBehavior(
  tx: Transaction,
  search: DetailSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedBehavior[]> {
  const order = sql`order by ${getOrder(search)}`;
  // Joins the displayed columns only for the records of the page, not for all before them.
  const { rows } = await tx.execute<BehaviorDetailRow>(sql`
    with page as materialized (select b.* ${FROM} where ${matching(search)} ${order} offset ${offset} limit ${limit})
    select ${columns(search.caller, IS_NEW_ADDRESS)} from page b ${WHO} ${order}`);
  return rows.map(getListed);
}

/** Reads all records in pages. Omits the check for new addresses, which is expensive. */
export const streamBehavior = (tx: Transaction, search: DetailSearch) =>
  streamRows(
    tx,
    sql`select ${columns(search.caller, sql`false`)} ${FROM} where ${matching(search)} order by ${getOrder(search)}`,
    async (next) => (await tx.execute<BehaviorDetailRow>(next)).rows.map(getListed),
  );

/**
 * Counts the records in each hour of the institution's day, regardless of the requested hour. Every time zone starts its hours
 * at a quarter hour, so quarters are counted first and few values are converted.
 */
export async function countBehaviorByHour(tx: Transaction, search: DetailSearch): Promise<number[]> {
  const { rows } = await tx.execute<{ hour: string; times: string }>(sql`
    select ${getHour(search.caller, sql`quarter`)} as hour, sum(times) as times from (
      select date_bin('15 minutes', b.created_at, 'epoch') as quarter, count(*) as times ${FROM}
      where ${matching({ ...search, hour: undefined })} group by 1
    ) as quarters group by 1`);
  const byHour = new Map(rows.map(({ hour, times }) => [Number(hour), Number(times)]));
  return Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0);
}

/** Finds a user whose behavior the caller may see. */
export async function findMonitoredUser(
  tx: Transaction,
  caller: Caller,
  userId: number,
): Promise<BehaviorDetails['user'] | undefined> {
  const { rows } = await tx.execute<NonNullable<BehaviorDetails['user']> & Record<string, unknown>>(sql`
    select u.id::text as "userId", u.username, u.name, g.name as "groupName" from app_user u left join user_group g on g.institution_id = u.institution_id and g.id = u.group_id
    where u.id = ${userId} and ${selectMonitored(caller)}`);
  return rows[0];
}
