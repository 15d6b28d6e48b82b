import { and, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { taskListingQuery } from '@/contract/entities/cases/task';
import type { CallerContext } from '../../access/callContext';
import {
  type TaskScope,
  selectOwnTasks,
  parameterizeCaller,
  hasInstitutionScope,
  selectVisibleTasks,
} from '../../access/selectVisibleTasks';
import type { Transaction } from '../../database/connect';
import { preparedQuery, type MaybePlaceholder } from '../../database/preparedQuery';
import type { Preparable } from '../../database/preparedStatementSession';
import { prefilterByAgent, prefilterByBorrower } from './prefilterStore';
import { type PromiseClock, getClock } from './promiseStateStore';
import { isFiltered, matchesFilters, type TaskFilters } from './taskFilterStore';
import { CASE } from '@/contract/codes/caseCodes';
import type { ListCount } from '@/contract/entities/cases/listPreferences';
import { task } from '../../database/tables/caseTables';
import { toCalendarDay } from '../../values/toCalendarDay';

/** Query of a page of cases. */
export type ListingQuery = z.output<typeof taskListingQuery>;
/** Parts of the call context that listings use. */
export type ListingContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** Scope, order and filters of a case list. */
export type ListQuery = Omit<ListingQuery, 'page' | 'size'>;

/** Case list with the condition of its filters; undefined without filters. */
export interface CaseList {
  readonly query: ListQuery;
  readonly filters: SQL | undefined;
  /** True if a search names a borrower whom too many borrowers match to look up their cases. */
  readonly hasCommonName?: boolean;
}

/** Returns the list for a query; its filters are narrowed by lookups. */
export async function buildList(query: ListQuery, context: ListingContext): Promise<CaseList> {
  if (!isFiltered(query)) return { query, filters: undefined };
  const [borrowers, agents] = await Promise.all([
    prefilterByBorrower(query, context),
    prefilterByAgent(query, context),
  ]);
  const hasCommonName = query.borrowerName !== undefined && borrowers === undefined;
  return { query, filters: and(matchesFilters(query, context), borrowers, agents), hasCommonName };
}

/** Cases that the caller may see, or holds. */
const ofScope = (scope: ListQuery['scope'], looking: TaskScope): SQL | undefined =>
  scope === 'mine' ? selectOwnTasks(looking) : selectVisibleTasks(looking);

/** Matches the cases of a list. */
export const selectListedTasks = ({ query, filters }: CaseList, looking: TaskScope): SQL | undefined =>
  and(ofScope(query.scope, looking), filters);

/**
 * Returns true if a list is limited to the cases of one user or group. Such a list is small enough to read whole, unlike one of
 * an institution.
 */
export const isPersonalOrTeamScope = ({ query }: CaseList, { caller }: Pick<ListingContext, 'caller'>): boolean =>
  query.scope === 'mine' || !hasInstitutionScope(caller);

/**
 * Parts of a statement about a list: its cases, the caller, the clock, and the values that differ from call to call. A prepared
 * statement uses placeholders for all values, so nothing else of a call may go into it.
 */
export interface ListStatement<Values> {
  readonly tx: Transaction;
  readonly listed: SQL | undefined;
  readonly looking: TaskScope;
  readonly clock: PromiseClock;
  readonly at: <Name extends keyof Values & string>(name: Name) => MaybePlaceholder<Values[Name]>;
}

/** Query about a list: a name that identifies the statement, and the values that differ from call to call. */
export interface ListRequest<Values, Row> {
  readonly what: string;
  readonly values: Values;
  readonly build: (asked: ListStatement<Values>) => Promise<Row[]> & Preparable<Row[]>;
}

/** Queries a list. For the most frequent lists, those of a user or a group without a filter, the statement is prepared once. */
export function queryList<Values extends object, Row>(
  list: CaseList,
  { what, values, build }: ListRequest<Values, Row>,
  { tx, caller, now }: ListingContext,
): Promise<Row[]> {
  const { query, filters } = list;
  const clock = getClock({ caller, now });
  if (filters !== undefined || !isPersonalOrTeamScope(list, { caller })) {
    return build({ tx, listed: selectListedTasks(list, caller), looking: caller, clock, at: (name) => values[name] });
  }
  const { kind, places, numbers } = parameterizeCaller(caller);
  const name = [what, query.scope, kind, query.sort, query.order].join('_');
  const ask = preparedQuery<Row>(name, (placeholders) =>
    build({
      tx: placeholders,
      listed: ofScope(query.scope, places),
      looking: places,
      clock: { today: sql.placeholder('today') },
      at: (each) => sql.placeholder(each),
    }),
  );
  return ask(tx, { ...numbers, ...clock, ...values });
}

const getCount = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the caller's own cases by pending action; each count equals the length of the list under the same filters. */
export async function countWaiting(context: ListingContext): Promise<ListCount> {
  const today = toCalendarDay(context.now, context.caller.timeZone);
  const under = (filters: TaskFilters): SQL<number> => getCount(matchesFilters(filters, context));
  const [row] = await context.tx
    .select({
      fresh: under({ status: CASE.fresh }),
      promisesToday: under({ promiseDue: 'today', promiseState: 'open' }),
      promisesTomorrow: under({ promiseDue: 'tomorrow', promiseState: 'open' }),
      promisesBroken: under({ promiseDue: 'past' }),
      followUps: under({ nextFollowUpTo: today }),
      unreadReplies: under({ replies: 'unread' }),
    })
    .from(task)
    .where(selectOwnTasks(context.caller));
  return row ?? { fresh: 0, promisesToday: 0, promisesTomorrow: 0, promisesBroken: 0, followUps: 0, unreadReplies: 0 };
}
