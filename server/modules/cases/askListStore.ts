import { and, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { taskListingQuery } from '@/contract/entities/task';
import type { CallerContext } from '../../access/callContext';
import { type Looking, ownTasks, placedCaller, hasInstitutionScope, visibleTasks } from '../../access/visibleTasks';
import type { Transaction } from '../../database/connect';
import { preparedQuery, type MaybePlaceholder } from '../../database/preparedQuery';
import type { Buildable } from '../../database/planKeepingSession';
import { amongFewAgents } from './fewAgentsStore';
import { prefilterByBorrower } from './fewBorrowersStore';
import { type Clock, getClock } from './promiseStateStore';
import { isFiltered, matchesFilters } from './taskFilterStore';

/** What a page of cases is asked for by. */
export type ListingQuery = z.output<typeof taskListingQuery>;
/** What listings need of a call. */
export type ListingContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** Whose cases, in which order, and which of them. */
export type ListQuery = Omit<ListingQuery, 'page' | 'size'>;

/** A list of cases, with the condition that its filters make; undefined: none is given. */
export interface CaseList {
  readonly query: ListQuery;
  readonly filters: SQL | undefined;
  /** A searched borrower name that too many borrowers have to look up their cases. */
  readonly hasCommonName?: boolean;
}

/** The list that a query asks for: its filters are narrowed by what can be looked up. */
export async function listOf(query: ListQuery, context: ListingContext): Promise<CaseList> {
  if (!isFiltered(query)) return { query, filters: undefined };
  const [borrowers, agents] = await Promise.all([prefilterByBorrower(query, context), amongFewAgents(query, context)]);
  const hasCommonName = query.borrowerName !== undefined && borrowers === undefined;
  return { query, filters: and(matchesFilters(query, context), borrowers, agents), hasCommonName };
}

/** Those the caller may see, or holds. */
const ofScope = (scope: ListQuery['scope'], looking: Looking): SQL | undefined =>
  scope === 'mine' ? ownTasks(looking) : visibleTasks(looking);

/** The cases of a list. */
export const listedTasks = ({ query, filters }: CaseList, looking: Looking): SQL | undefined =>
  and(ofScope(query.scope, looking), filters);

/** Whether a list is of somebody's cases or a group's: few enough to be read whole, where an institution's are not. */
export const isPersonalOrTeamScope = ({ query }: CaseList, { caller }: Pick<ListingContext, 'caller'>): boolean =>
  query.scope === 'mine' || !hasInstitutionScope(caller);

/**
 * What a statement about a list is made of: its cases, for whom, by which clock, and what else differs from call to call. In a
 * statement that is kept places stand for all values, so nothing else of a call may go into it.
 */
export interface AskedList<Values> {
  readonly tx: Transaction;
  readonly listed: SQL | undefined;
  readonly looking: Looking;
  readonly clock: Clock;
  readonly at: <Name extends keyof Values & string>(name: Name) => MaybePlaceholder<Values[Name]>;
}

/** A question about a list, by a name that says whatever makes it another statement, and what differs from call to call. */
export interface ListQuestion<Values, Row> {
  readonly what: string;
  readonly values: Values;
  readonly build: (asked: AskedList<Values>) => Promise<Row[]> & Buildable<Row[]>;
}

/** Asks about a list. As lists are looked at most, somebody's own or a group's without a filter, the statement is built once. */
export function askList<Values extends object, Row>(
  list: CaseList,
  { what, values, build }: ListQuestion<Values, Row>,
  { tx, caller, now }: ListingContext,
): Promise<Row[]> {
  const { query, filters } = list;
  const clock = getClock({ caller, now });
  if (filters !== undefined || !isPersonalOrTeamScope(list, { caller })) {
    return build({ tx, listed: listedTasks(list, caller), looking: caller, clock, at: (name) => values[name] });
  }
  const { kind, places, numbers } = placedCaller(caller);
  const name = [what, query.scope, kind, query.sort, query.order].join('_');
  const ask = preparedQuery<Row>(name, (kept) =>
    build({
      tx: kept,
      listed: ofScope(query.scope, places),
      looking: places,
      clock: { today: sql.placeholder('today') },
      at: (each) => sql.placeholder(each),
    }),
  );
  return ask(tx, { ...numbers, ...clock, ...values });
}
