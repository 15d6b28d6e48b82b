import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SignInResult } from '@/contract/codes/signInCodes';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import type { LOGIN_LOG_LIST } from '@/contract/lists/userLists';
import { matchesRow } from '../../../database/matchesRow';
import { appUser } from '../../../database/tables/organizationTables';
import { loginLog } from '../../../database/tables/signInTables';
import { addDays, startOfDay } from '../../../values/toCalendarDay';
import type { CallerContext } from '../../../access/callContext';
import { anyColumnContainsWords } from '../../../values/searchText';
import { isVisibleUser, seesAllUsers } from '../../../access/isVisibleUser';

/** Filters of the login log. */
export interface LoginLogFilters {
  readonly userId?: string | undefined;
  readonly name?: string | undefined;
  readonly outcome?: SignInResult | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type LoginLogListContext = Pick<CallerContext, 'tx' | 'caller'>;

const getRow = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);

const matches = ({ userId, outcome, from, to }: LoginLogFilters, { caller }: LoginLogListContext): SQL | undefined => {
  const zone = caller.timeZone;
  return and(
    eq(loginLog.institutionId, caller.institutionId),
    userId === undefined ? undefined : eq(loginLog.userId, getRow(userId)),
    outcome === undefined ? undefined : inArray(loginLog.outcome, [outcome]),
    from === undefined ? undefined : gte(loginLog.createdAt, startOfDay(from, zone)),
    to === undefined ? undefined : lt(loginLog.createdAt, startOfDay(addDays(to, 1), zone)),
  );
};

const whose = ({ name }: LoginLogFilters, { caller }: LoginLogListContext): SQL | undefined =>
  and(
    name === undefined ? undefined : anyColumnContainsWords([appUser.name, appUser.username], name),
    isVisibleUser(caller),
  );

/** Sort order of the login logs. */
export type LoginLogOrder = ListOrder<SortColumn<typeof LOGIN_LOG_LIST>>;

const SORTS: Readonly<Record<SortColumn<typeof LOGIN_LOG_LIST>, SQL>> = {
  time: sql`${loginLog.createdAt}`,
  user: sql`lower(${appUser.name})`,
  outcome: sql`${loginLog.outcome}`,
  ip: sql`${loginLog.ip}`,
};

const getOrder = ({ sort = 'time', order = 'desc' }: LoginLogOrder): SQL[] => [
  // These columns are never null; with NULLS FIRST/LAST PostgreSQL could not scan the index backward.
  sql`${SORTS[sort]} ${sql.raw(order)}`,
  desc(loginLog.createdAt),
  order === 'asc' && sort === 'time' ? asc(loginLog.id) : desc(loginLog.id),
];

const select = ({ tx }: LoginLogListContext, where: SQL | undefined) =>
  tx
    .select({ log: loginLog, username: appUser.username, name: appUser.name })
    .from(loginLog)
    .innerJoin(appUser, matchesRow(appUser, loginLog.userId))
    .where(where);

/** Sign-in attempt with its account. */
export type LoggedAttempt = Awaited<ReturnType<typeof select>>[number];

/** Counts the attempts. For all users no user is looked up, and only the index of the institution's days is scanned. */
async function countLogs(filters: LoginLogFilters, context: LoginLogListContext): Promise<number> {
  const counted = context.tx.select({ number: count() }).from(loginLog);
  const condition = matches(filters, context);
  const isEverybody = filters.name === undefined && seesAllUsers(context.caller);
  const [total] = await (isEverybody
    ? counted.where(and(condition, isNotNull(loginLog.userId)))
    : counted.innerJoin(appUser, matchesRow(appUser, loginLog.userId)).where(and(condition, whose(filters, context))));
  return total?.number ?? 0;
}

/** Attempts to sign in to the accounts that the caller sees, without a sort the newest first, with the number over all pages. */
export async function listLoginLogs(
  {
    page,
    size,
    sort,
    order,
    ...filters
  }: LoginLogFilters & LoginLogOrder & { readonly page: number; readonly size: number },
  context: LoginLogListContext,
): Promise<{ rows: LoggedAttempt[]; totalCount: number }> {
  const rows = await select(context, and(matches(filters, context), whose(filters, context)))
    .orderBy(...getOrder({ sort, order }))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: await countLogs(filters, context) };
}
