import * as z from 'zod/mini';
import { dayInput, timeInput } from '@/contract/schemas';
import { type Minor, toMinorUnits } from '@/contract/minor';
import type { SQL } from 'drizzle-orm';
import { and, asc, desc, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TASK_SORTS } from '@/contract/entities/cases/task';
import { Refusal } from '../../kernel/refusal';
import type { MaybePlaceholder } from '../../database/preparedQuery';
import { task } from '../../database/tables/caseTables';

type TaskSort = (typeof TASK_SORTS)[number];

/** Sort column and direction of a case list. */
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

/** Returns the column of a sort. */
export const sortColumn = (sort: TaskSort): (typeof COLUMNS)[TaskSort] => COLUMNS[sort];

/** More days past due mean an earlier day. */
const isRising = ({ sort, order }: TaskSorting): boolean => (order === 'asc') !== (sort === 'penaltyDay');

/** Returns the order of a list: nulls last in either direction, equal values by case id, so that pages never overlap. */
export function buildTaskOrder(sorting: TaskSorting): SQL[] {
  const column = sortColumn(sorting.sort);
  const last = column.notNull ? sql`` : sql`nulls last`;
  return isRising(sorting)
    ? [sql`${column} asc ${last}`, sql`${task.id} asc`]
    : [sql`${column} desc ${last}`, sql`${task.id} desc`];
}

/** Returns true for a descending order with nulls last, which no index has. */
export const sortsNullsLast = (sorting: TaskSorting): boolean =>
  !isRising(sorting) && !sortColumn(sorting.sort).notNull;

/** Returns the descending order of cases with a value. */
export const buildDescendingOrder = ({ sort }: TaskSorting): SQL[] => [
  sql`${sortColumn(sort)} desc`,
  sql`${task.id} desc`,
];

/** Place of a case in a list. */
export interface ListCursor {
  readonly id: MaybePlaceholder<number>;
  readonly value: MaybePlaceholder<SortValue>;
}

const isName = ({ sort }: TaskSorting): boolean => sort === 'borrowerName';

/** Formats a value for a URL: empty for none, null if it is a person's name. */
export function formatCursorValue(sorting: TaskSorting, value: SortValue): string | null {
  if (isName(sorting)) return null;
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

const readAmount = (text: string): Minor | undefined =>
  Number.isSafeInteger(Number(text)) ? toMinorUnits(Number(text)) : undefined;
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

/** Parses a value formatted by `formatCursorValue`; refuses any other text. */
export function parseCursor(sorting: TaskSorting, text: string): SortValue {
  if (text === '') return null;
  const value = READ_PLACE[sorting.sort]?.(text);
  if (value === undefined) throw new Refusal('invalidInput', { fields: 'place' });
  return value;
}

/** Part of a list before or after a place, with its order; each is read in the order of an index, from the place on. */
export interface CursorSide {
  readonly condition: SQL | undefined;
  readonly order: SQL[];
}

/** Cases with a value, followed by those without one. */
const parts = (sorting: TaskSorting, isTurned: boolean) => {
  const column = sortColumn(sorting.sort);
  const isUp = isRising(sorting) !== isTurned;
  const [beyond, from, direction] = isUp ? [gt, gte, asc] : [lt, lte, desc];
  return {
    valued: (place?: ListCursor & { readonly value: NonNullable<ListCursor['value']> }): CursorSide => ({
      // The first condition determines the start of the index scan.
      condition: place
        ? and(from(column, place.value), or(beyond(column, place.value), beyond(task.id, place.id)))
        : isNotNull(column),
      order: [direction(column), direction(task.id)],
    }),
    empty: (id?: ListCursor['id']): CursorSide => ({
      condition: and(isNull(column), id === undefined ? undefined : beyond(task.id, id)),
      order: [direction(task.id)],
    }),
  };
};

/** Returns the cases after a place in a list's order, the nearest first. */
export function selectAfter(sorting: TaskSorting, { id, value }: ListCursor): CursorSide[] {
  const { valued, empty } = parts(sorting, false);
  if (value === null) return [empty(id)];
  return sortColumn(sorting.sort).notNull ? [valued({ id, value })] : [valued({ id, value }), empty()];
}

/** Returns the cases before a place in a list's order, the nearest first. */
export function selectBefore(sorting: TaskSorting, { id, value }: ListCursor): CursorSide[] {
  const { valued, empty } = parts(sorting, true);
  return value === null ? [empty(id), valued()] : [valued({ id, value })];
}
