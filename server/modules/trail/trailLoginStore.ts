import { and, asc, count, eq, inArray, lte, max, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { trailLoginsQuery } from '@/contract/entities/users/trail';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import type { TRAIL_LIST } from '@/contract/lists/userLists';
import type { Transaction } from '../../database/connect';
import { institution } from '../../database/tables/organizationTables';
import { loginLog } from '../../database/tables/signInTables';
import { trailEntry } from '../../database/tables/trailTables';
import { isRowId } from '../../values/parseRowId';
import { anyColumnContainsWords } from '../../values/searchText';

/** Filters of sign-ins: institution and period. */
export interface TrailSearch extends Omit<
  z.output<typeof trailLoginsQuery>,
  'from' | 'to' | 'page' | 'size' | 'sort' | 'order' | 'of'
> {
  readonly chain: number;
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
}

/** Final outcome of a sign-in: the face check's result, the second factor's, or the immediate decision. */
const RESULT = sql`case when of_login.gave_up then 'livenessFailed' when of_login.passed then 'livenessPassed' else coalesce(of_login.after_factor, e.outcome) end`;

/** Username at the time; older rows without it use the current one. */
const USERNAME = sql`coalesce(e.detail::jsonb ->> 'username', u.username)`;
const NAME = sql`coalesce(e.detail::jsonb ->> 'name', u.name)`;

const USER = sql`left join app_user u on u.institution_id = e.institution_id and u.id = e.user_id`;

/** Aggregates the rows of a sign-in. */
const STORY = sql`
  cross join lateral (
    select count(*) as entries,
      count(*) filter (where o.event = 'faceCheck' and o.outcome = 'failed') as failures,
      bool_or(o.event = 'faceCheckEnded') as gave_up,
      bool_or(o.event = 'faceCheck' and o.outcome = 'passed') as passed,
      (array_agg(o.outcome order by o.seq desc) filter (where o.event = 'secondFactor'))[1] as after_factor,
      max(o.outcome) filter (where o.event in ('logout', 'forcedEnd')) as ended_by
    from trail_entry o where o.chain = e.chain and o.login_log_id = e.login_log_id
  ) of_login`;

const has = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL[] =>
  value === undefined ? [] : [condition(value)];

const matching = ({ chain, start, end, user, result, code, userLoginLogId }: TrailSearch): SQL =>
  sql.join(
    [
      sql`e.chain = ${chain} and e.event = 'signIn' and e.source = 'server'`,
      ...has(start, (from) => sql`e.at >= ${from.toISOString()}`),
      ...has(end, (until) => sql`e.at <= ${until.toISOString()}`),
      ...has(user, (text) => anyColumnContainsWords([USERNAME, NAME], text)),
      ...has(userLoginLogId, (id) => (isRowId(id) ? sql`e.login_log_id = ${Number(id)}` : sql`false`)),
      ...has(result, (input) => sql`${RESULT} = ${input}`),
      ...has(
        code,
        (input) =>
          sql`exists (select 1 from trail_entry o where o.chain = e.chain and o.login_log_id = e.login_log_id and o.code = ${input})`,
      ),
    ],
    sql` and `,
  );

/** Sign-in with the aggregate of its rows. */
export interface StoredLogin extends Record<string, unknown> {
  readonly id: string;
  readonly at: Date;
  readonly user_id: string | null;
  readonly username: string | null;
  readonly name: string | null;
  readonly result: string;
  readonly detail: string | null;
  readonly failures: string;
  readonly entries: string;
  readonly ended_by: string | null;
}

const ENDED_BY = sql`case when of_login.gave_up then 'liveness' else of_login.ended_by end`;

type Sort = SortColumn<typeof TRAIL_LIST>;

const SORTS: Readonly<Record<Exclude<Sort, 'at'>, SQL>> = {
  user: sql`lower(${NAME})`,
  result: RESULT,
  faceFailures: sql`of_login.failures`,
  endedBy: ENDED_BY,
  entries: sql`of_login.entries`,
};

interface LoginPage extends ListOrder<Sort> {
  readonly page: number;
  readonly size: number;
}

/** Sorting by time uses an index, whose order does not match NULLS LAST. */
const getOrder = (sort: Sort, order: 'asc' | 'desc'): SQL =>
  sort === 'at'
    ? sql`e.at ${sql.raw(order)}, e.seq ${sql.raw(order)}`
    : sql`${SORTS[sort]} ${sql.raw(order)} nulls last, e.at desc, e.seq desc`;

/** Builds the FROM clause with only the joins that the filters and the sort need, to avoid reading the rows of all sign-ins. */
const fromFor = ({ user, result }: TrailSearch, sort?: LoginPage['sort']): SQL => {
  const byUser = user !== undefined || sort === 'user';
  const byStory = result !== undefined || !(sort === undefined || sort === 'at' || sort === 'user');
  return sql`from trail_entry e ${byUser ? USER : sql``} ${byStory ? STORY : sql``}`;
};

/** Returns a page of sign-ins, by default newest first. */
export async function searchLogins(
  tx: Transaction,
  search: TrailSearch,
  { page, size, sort = 'at', order = 'desc' }: LoginPage,
): Promise<{ rows: StoredLogin[]; totalCount: number }> {
  const where = matching(search);
  const ordered = sql`order by ${getOrder(sort, order)}`;
  const found = await tx.execute<StoredLogin>(sql`
    with page as materialized (
      select e.* ${fromFor(search, sort)} where ${where} ${ordered} offset ${(page - 1) * size} limit ${size}
    )
    select e.login_log_id::text as id, e.at, e.user_id::text as user_id, ${USERNAME} as username, ${NAME} as name, ${RESULT} as result, e.detail,
      of_login.failures, of_login.entries, ${ENDED_BY} as ended_by
    from page e ${USER} ${STORY} ${ordered}`);
  const counted = await tx.execute<{ count: string }>(sql`select count(*) as count ${fromFor(search)} where ${where}`);
  return { rows: found.rows, totalCount: Number(counted.rows[0]?.count ?? 0) };
}

/** A row of the trail as the database keeps it. */
export type StoredTrailRow = typeof trailEntry.$inferSelect;

const ofLogin = (chain: number, loginLogId: number, source: StoredTrailRow['source']) =>
  and(eq(trailEntry.chain, chain), eq(trailEntry.loginLogId, loginLogId), eq(trailEntry.source, source));

/** Reads the rows of one sign-in that one side wrote, in chain order. */
export const listLoginRows = (
  tx: Transaction,
  { chain, loginLogId, source }: { chain: number; loginLogId: number; source: StoredTrailRow['source'] },
  most?: number,
): Promise<StoredTrailRow[]> => {
  const rows = tx
    .select()
    .from(trailEntry)
    .where(ofLogin(chain, loginLogId, source))
    .orderBy(asc(trailEntry.seq))
    .$dynamic();
  return most === undefined ? rows : rows.limit(most);
};

/** Reads all events of one page load up to a row, for all its sign-ins, in the page's order. */
export const listPageRows = (
  tx: Transaction,
  { chain, page, upTo }: { chain: number; page: string; upTo: number },
): Promise<StoredTrailRow[]> =>
  tx
    .select()
    .from(trailEntry)
    .where(and(eq(trailEntry.chain, chain), eq(trailEntry.page, page), lte(trailEntry.pageSeq, upTo)))
    .orderBy(asc(trailEntry.pageSeq), asc(trailEntry.seq));

/** Counts the rows that apps reported about each sign-in. */
export const countReportedRows = async (
  tx: Transaction,
  chain: number,
  loginLogIds: readonly number[],
): Promise<number[]> => {
  const { loginLogId, source } = trailEntry;
  const reportedRows = await tx
    .select({ rows: count() })
    .from(trailEntry)
    .where(and(eq(trailEntry.chain, chain), inArray(loginLogId, [...loginLogIds]), eq(source, 'browser')))
    .groupBy(loginLogId);
  return reportedRows.map(({ rows }) => rows);
};

/** Returns true if an institution has a parent. */
export async function hasParent(tx: Transaction, institutionId: number): Promise<boolean> {
  const [row] = await tx
    .select({ parentId: institution.parentId })
    .from(institution)
    .where(eq(institution.id, institutionId));
  return row?.parentId !== null;
}

/** Returns the stored state of one page load: its last row number with that row's sign-in, and all its sign-ins. */
export async function getStoredPage(tx: Transaction, chain: number, page: string) {
  const rows = await tx
    .select({ last: max(trailEntry.pageSeq), loginLogId: trailEntry.loginLogId })
    .from(trailEntry)
    .where(and(eq(trailEntry.chain, chain), eq(trailEntry.page, page)))
    .groupBy(trailEntry.loginLogId);
  const newestFirst = rows.toSorted((one, other) => (other.last ?? 0) - (one.last ?? 0));
  return {
    last: newestFirst[0]?.last ?? -1,
    lastSignIn: newestFirst[0]?.loginLogId ?? undefined,
    signIns: newestFirst.flatMap(({ loginLogId }) => loginLogId ?? []),
  };
}

/** Returns those of the sign-ins that belong to a user. */
export async function findOwnLogins(tx: Transaction, userId: number, named: readonly string[]): Promise<number[]> {
  const ids = named.map(Number).filter((id) => Number.isSafeInteger(id));
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: loginLog.id })
    .from(loginLog)
    .where(and(eq(loginLog.userId, userId), inArray(loginLog.id, ids)));
  return rows.map(({ id }) => id);
}
