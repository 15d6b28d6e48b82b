import * as z from 'zod/mini';
import { dayInput, timeInput } from '@/contract/schemas';
import { type Minor, minorUnits } from '@/contract/minor';
import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TASK_SORTS } from '@/contract/entities/task';
import { Refusal } from '../../kernel/refusal';
import { task } from '../../database/tables/caseTables';

type TaskSort = (typeof TASK_SORTS)[number];

/** What a case list is sorted by and which way. */
export interface TaskSorting {
  readonly sort: TaskSort;
  readonly order: 'asc' | 'desc';
}

const COLUMNS = {
  next: task.nextActionAt,
  penaltyDay: task.penaltyDate,
  amount: task.amount,
  unpaidRepayment: task.unpaidRepayment,
  lastCallTime: task.lastCallAt,
  lastFollowUpTime: task.lastFollowUpAt,
  borrowerName: task.borrowerName,
  loanId: task.loanNo,
  status: task.status,
  promisedTime: task.promisedAt,
} as const satisfies Record<TaskSort, PgColumn>;

/** The value that a case is sorted by. */
export type SortValue = string | Minor | Date | null;

/** The column that a sort goes by. */
export const sortColumn = (sort: TaskSort): (typeof COLUMNS)[TaskSort] => COLUMNS[sort];

/** More days past due mean an earlier day. */
const isRising = ({ sort, order }: TaskSorting): boolean => (order === 'asc') !== (sort === 'penaltyDay');

// Where a column is never empty the words would only keep PostgreSQL from reading an index backwards.
const emptyAt = (sorting: TaskSorting, end: 'first' | 'last'): SQL =>
  sortColumn(sorting.sort).notNull ? sql`` : sql.raw(`nulls ${end}`);

/** The order of a list: empty values last whichever way, equal ones by the case's number, so that pages never overlap. */
export function taskOrder(sorting: TaskSorting): SQL[] {
  const column = sortColumn(sorting.sort);
  const last = emptyAt(sorting, 'last');
  return isRising(sorting)
    ? [sql`${column} asc ${last}`, sql`${task.id} asc`]
    : [sql`${column} desc ${last}`, sql`${task.id} desc`];
}

/** The same order from the end to the beginning. */
export function taskOrderReversed(sorting: TaskSorting): SQL[] {
  const column = sortColumn(sorting.sort);
  const first = emptyAt(sorting, 'first');
  return isRising(sorting)
    ? [sql`${column} desc ${first}`, sql`${task.id} desc`]
    : [sql`${column} asc ${first}`, sql`${task.id} asc`];
}

/** An order that no index has: from the greatest value down, and then the cases without one. */
export const endsInEmpty = (sorting: TaskSorting): boolean => !isRising(sorting) && !sortColumn(sorting.sort).notNull;

/** From the greatest value down, among cases that have one. */
export const fallingOrder = ({ sort }: TaskSorting): SQL[] => [sql`${sortColumn(sort)} desc`, sql`${task.id} desc`];

/** Where a case stands in a list. */
export interface Place {
  readonly id: number;
  readonly value: SortValue;
}

const isName = ({ sort }: TaskSorting): boolean => sort === 'borrowerName';

/** A value as it travels in an address: empty for none, null where it is somebody's name. */
export function placeText(sorting: TaskSorting, value: SortValue): string | null {
  if (isName(sorting)) return null;
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

const readAmount = (text: string): Minor | undefined =>
  Number.isSafeInteger(Number(text)) ? minorUnits(Number(text)) : undefined;
const readTime = (text: string): Date | undefined =>
  z.safeParse(timeInput, text).success ? new Date(text) : undefined;
const readDay = (text: string): string | undefined => (z.safeParse(dayInput, text).success ? text : undefined);

const READ_PLACE: Readonly<Partial<Record<TaskSort, (text: string) => SortValue | undefined>>> = {
  next: readTime,
  lastCallTime: readTime,
  lastFollowUpTime: readTime,
  promisedTime: readTime,
  penaltyDay: readDay,
  amount: readAmount,
  unpaidRepayment: readAmount,
  loanId: (text) => text,
  status: (text) => text,
};

/** The value of such a text; one that was not made by `placeText` is refused. */
export function readPlace(sorting: TaskSorting, text: string): SortValue {
  if (text === '') return null;
  const value = READ_PLACE[sorting.sort]?.(text);
  if (value === undefined) throw new Refusal('invalidInput', { fields: 'place' });
  return value;
}

/** The cases after a place in a list's order. */
export function after(sorting: TaskSorting, { id, value }: Place): SQL | undefined {
  const column = sortColumn(sorting.sort);
  const beyond = isRising(sorting) ? gt : lt;
  if (value === null) return and(isNull(column), beyond(task.id, id));
  return or(beyond(column, value), and(eq(column, value), beyond(task.id, id)), isNull(column));
}

/** The cases before a place in a list's order. */
export function before(sorting: TaskSorting, { id, value }: Place): SQL | undefined {
  const column = sortColumn(sorting.sort);
  const beyond = isRising(sorting) ? lt : gt;
  if (value === null) return or(isNotNull(column), and(isNull(column), beyond(task.id, id)));
  return or(beyond(column, value), and(eq(column, value), beyond(task.id, id)));
}
