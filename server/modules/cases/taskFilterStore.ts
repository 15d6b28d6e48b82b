import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, ilike, inArray, isNotNull, like, lt, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { CASE_FIELD_NAMES, type CaseFieldName, mapCaseFields } from '@/contract/caseFields';
import { MESSAGE_RESULTS } from '@/contract/codes/contactCodes';
import type { PromiseDue } from '@/contract/codes/moneyCodes';
import type { taskListingQuery } from '@/contract/entities/cases/task';
import { addDays, toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import { toMinor } from '../../values/money';
import { isRowId } from '../../values/parseRowId';
import { collectionLog, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { isPromiseBroken, isPromiseAt } from './promiseStateStore';
import { selectCasesOnHoldByKind, selectCasesOnHoldUntil } from './hold/holderStore';
import { toContainsPattern, containsWords, numberStartsWith, toSearchedDigits } from '../../values/searchText';
import { matchesCaseName, type NameKind } from './caseNameStore';

type Query = z.output<typeof taskListingQuery>;
/** The filters of the case lists, all optional. */
export type TaskFilters = Omit<Query, 'page' | 'size' | 'sort' | 'order' | 'scope'>;
type FilterName = keyof TaskFilters;
type Values = { readonly [Name in FilterName]-?: NonNullable<TaskFilters[Name]> };
type TaskFilterInput = Pick<CallerContext, 'caller' | 'now'>;
type Condition<Value> = (value: Value, given: TaskFilterInput) => SQL | undefined;

/** Maximum number of days: no case is older than a hundred years, and PostgreSQL's dates are limited. */
const MOST_DAYS = 36_500;

/** Matches cases whose borrower's name contains all words of a text. */
export const matchesName = (text: string): SQL => containsWords(task.searchName, text);
/** Matches borrowers whose number begins with a text. */
export const matchesBorrowerNo = (text: string): SQL => numberStartsWith(task.borrowerNo, text);
/** Matches borrowers with a phone that contains these digits. */
export const matchesPhone = (text: string, { caller }: Pick<CallerContext, 'caller'>): SQL =>
  like(task.phoneDigits, `%${toSearchedDigits(text, caller)}%`);

const byAgent: Condition<string> = (text, { caller }) => {
  const names = matchesCaseName(text, 'agent', caller);
  return or(sql`${task.lastCallAgent} in ${names}`, sql`${task.agentName} in ${names}`);
};

/** Fields whose values are stored in `case_name`, so that a search reads the few names instead of all cases. */
const NAME_KINDS: Readonly<Partial<Record<CaseFieldName, NameKind>>> = {
  productCategory: 'product',
  appName: 'app',
  merchant: 'merchant',
  device: 'device',
};

/** Also compares the value as written: a case may have a value that `case_name` does not list. */
const byField =
  (name: CaseFieldName): Condition<string> =>
  (text, { caller }) => {
    const kind = NAME_KINDS[name];
    if (kind === undefined) return containsWords(sql`saldo_search_form(${task[name]})`, text);
    return or(ilike(task[name], toContainsPattern(text)), sql`${task[name]} in ${matchesCaseName(text, kind, caller)}`);
  };
const isOneOf =
  (column: PgColumn): Condition<string> =>
  (codes) =>
    inArray(column, codes.split(','));

/** A message does not change the latest result: its own result is stored only in the log (§4). */
const byResult: Condition<string> = (codes, { caller }) => {
  const callResults = codes.split(',');
  const ofMessages = MESSAGE_RESULTS.filter((code) => callResults.includes(code));
  if (ofMessages.length === 0) return inArray(task.lastCallResult, callResults);
  const messaged = sql`${task.id} in (select ${collectionLog.taskId} from ${collectionLog}
    where ${collectionLog.institutionId} = ${caller.institutionId} and ${inArray(collectionLog.callResult, ofMessages)})`;
  return or(inArray(task.lastCallResult, callResults), messaged);
};
const amountFrom =
  (column: PgColumn): Condition<number> =>
  (amount, { caller }) =>
    gte(column, toMinor(amount, caller.currencyDigits));
const amountTo =
  (column: PgColumn): Condition<number> =>
  (amount, { caller }) =>
    lte(column, toMinor(amount, caller.currencyDigits));
const sinceDay =
  (column: PgColumn): Condition<string> =>
  (day, { caller }) =>
    gte(column, startOfDay(day, caller.timeZone));
const untilDay =
  (column: PgColumn): Condition<string> =>
  (day, { caller }) =>
    lt(column, startOfDay(addDays(day, 1), caller.timeZone));

const today = ({ caller, now }: TaskFilterInput): string => toCalendarDay(now, caller.timeZone);
/** Returns the due day of a case that is this number of days past due today. */
const overdueSince = (days: number, input: TaskFilterInput): string =>
  addDays(today(input), -Math.max(-MOST_DAYS, Math.min(MOST_DAYS, days)));

/** Treats a text that can be no case number as one without matches. */
const byNumber: Condition<string> = (text) =>
  isRowId(text.normalize('NFKC')) ? eq(task.id, Number(text.normalize('NFKC'))) : sql`false`;

const promisedOn = (day: string, input: TaskFilterInput): SQL | undefined =>
  and(sinceDay(task.promisedAt)(day, input), untilDay(task.promisedAt)(day, input));

/** Excludes kept promises: they are never past due. */
const DUE: Readonly<Record<PromiseDue, (given: TaskFilterInput) => SQL | undefined>> = {
  today: (input) => promisedOn(today(input), input),
  tomorrow: (input) => promisedOn(addDays(today(input), 1), input),
  past: (input) => and(untilDay(task.promisedAt)(addDays(today(input), -1), input), isPromiseBroken),
};

/** Condition of each filter of the contract; a filter without one does not compile. */
const CONDITIONS: { readonly [Name in FilterName]: Condition<Values[Name]> } = {
  id: byNumber,
  borrowerId: matchesBorrowerNo,
  borrowerName: matchesName,
  loanId: (text) => numberStartsWith(task.loanNo, text),
  borrowerPhone: matchesPhone,
  status: isOneOf(task.status),
  lastCallResult: byResult,
  lastCallStatus: isOneOf(task.lastCallStatus),
  willingness: isOneOf(task.willingness),
  ...mapCaseFields(byField),
  lastCallAgent: byAgent,
  penaltyDayFrom: (days, input) => lte(task.penaltyDate, overdueSince(days, input)),
  penaltyDayTo: (days, input) => gte(task.penaltyDate, overdueSince(days, input)),
  penaltyDateFrom: (day) => gte(task.penaltyDate, day),
  penaltyDateTo: (day) => lte(task.penaltyDate, day),
  amountFrom: amountFrom(task.amount),
  amountTo: amountTo(task.amount),
  unpaidFrom: amountFrom(task.unpaidRepayment),
  unpaidTo: amountTo(task.unpaidRepayment),
  lastCallFrom: sinceDay(task.lastCallAt),
  lastCallTo: untilDay(task.lastCallAt),
  lastFollowUpFrom: sinceDay(task.lastFollowUpAt),
  lastFollowUpTo: untilDay(task.lastFollowUpAt),
  nextFollowUpTo: (day, input) => and(isOpenTask, untilDay(task.nextFollowUpAt)(day, input)),
  heldKind: (kinds, { caller }) => and(isOpenTask, selectCasesOnHoldByKind(kinds.split(','), caller.institutionId)),
  heldUntilDay: (day, { caller }) =>
    and(isOpenTask, selectCasesOnHoldUntil(startOfDay(addDays(day, 1), caller.timeZone), caller.institutionId)),
  promiseDue: (due, input) => and(isOpenTask, isNotNull(task.promisedAt), DUE[due](input)),
  promiseState: isPromiseAt,
  // Written as in the condition of the index task_unread_reply.
  replies: () => sql`${task.unreadReplies} > 0`,
};

interface Filter<Name extends FilterName> {
  readonly name: Name;
  readonly value: Values[Name] | undefined;
}

const getCondition = <Name extends FilterName>(
  { name, value }: Filter<Name>,
  input: TaskFilterInput,
): SQL | undefined => (value === undefined ? undefined : CONDITIONS[name](value, input));

const isFilterName = (name: string): name is FilterName => Object.hasOwn(CONDITIONS, name);
const NAMES: readonly FilterName[] = Object.keys(CONDITIONS).filter(isFilterName);

export const isFiltered = (filters: TaskFilters): boolean => NAMES.some((name) => filters[name] !== undefined);

/** Returns `some` if a text without an index is searched (an imported field or a common name), and `alone` if nothing else is filtered. */
export function findUnindexedTexts(
  filters: TaskFilters,
  hasCommonName: boolean,
): { readonly some: boolean; readonly alone: boolean } {
  const { borrowerName, ...others } = { ...filters, ...mapCaseFields(() => undefined) };
  return {
    some: hasCommonName || CASE_FIELD_NAMES.some((name) => filters[name] !== undefined),
    alone: !isFiltered(hasCommonName ? others : { ...others, borrowerName }),
  };
}

/** Combines all filters; without any, every case matches. */
export const matchesFilters = (filters: TaskFilters, input: TaskFilterInput): SQL =>
  and(...NAMES.map((name) => getCondition({ name, value: filters[name] }, input))) ?? sql`true`;
