import type { DutyStatus, ScheduleSheetFault } from '@/contract/codes/seatCodes';
import type { ScheduleSheetError } from '@/contract/entities/management/workSchedule';
import { cutText } from '../../values/spreadsheet/cutText';
import { toColumnName } from '../../values/spreadsheet/toColumnName';
import { isScheduleDay } from '@/contract/rules';
import { day as calendarDay } from '@/contract/schemas';
import type { LockedAgent } from './scheduleStore';
import { COLUMNS_BEFORE_DAYS, isHeading, NAME_HEADING, parseStatus, USERNAME_HEADING } from './scheduleColumns';

/** Requested status of an agent on a day, with its cell in the spreadsheet. */
export interface SheetCell {
  readonly agent: LockedAgent;
  readonly day: string;
  readonly status: DutyStatus | null;
  readonly place: ScheduleSheetLocation;
}

interface ScheduleSheetLocation {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Result of reading a schedule's spreadsheet: requested cells and errors. */
export interface ParsedSchedule {
  readonly days: readonly string[];
  readonly people: number;
  readonly cells: readonly SheetCell[];
  readonly errors: readonly ScheduleSheetError[];
}

/** Builds the error of a cell with its spreadsheet address. */
export const toSheetError = (
  { row, column, text }: ScheduleSheetLocation,
  fault: ScheduleSheetFault,
): ScheduleSheetError => ({
  row,
  column: toColumnName(column),
  text: cutText(text),
  fault,
});

/** Users and days that a spreadsheet may contain. */
export interface SheetScope {
  readonly agents: ReadonlyMap<string, LockedAgent>;
  readonly today: string;
}

/** Validates a calendar day: Date would accept 31 February as 3 March. */
const isDay = (text: string): boolean => calendarDay.safeParse(text).success;

function dayFault(text: string, before: readonly string[], today: string): ScheduleSheetFault | undefined {
  if (!isDay(text)) return 'noDay';
  if (!isScheduleDay(text, today)) return 'dayOutOfRange';
  return before.includes(text) ? 'sameDay' : undefined;
}

function headingErrors(head: readonly string[], { today }: SheetScope): ScheduleSheetError[] {
  const isHead = isHeading(USERNAME_HEADING, head[0]) && isHeading(NAME_HEADING, head[1]);
  const days = head.slice(COLUMNS_BEFORE_DAYS);
  const noHead = !isHead || days.length === 0;
  const first = noHead ? [toSheetError({ row: 1, column: 1, text: head[0] ?? '' }, 'noHeading')] : [];
  const wrongDays = days.flatMap((text, place) => {
    const fault = dayFault(text, days.slice(0, place), today);
    return fault ? [toSheetError({ row: 1, column: place + 1 + COLUMNS_BEFORE_DAYS, text }, fault)] : [];
  });
  return [...first, ...wrongDays];
}

interface ReadRow {
  readonly cells: readonly SheetCell[];
  readonly errors: readonly ScheduleSheetError[];
}

const NOTHING: ReadRow = { cells: [], errors: [] };

/** Meaning of a column: a day, an unreadable day (its heading is reported separately), or nothing. */
type Column = { readonly day: string | null } | undefined;

function readCell(place: ScheduleSheetLocation, column: Column, agent: LockedAgent): ReadRow {
  if (place.text === '') return NOTHING;
  if (!column) return { cells: [], errors: [toSheetError(place, 'noDay')] };
  const status = parseStatus(place.text);
  if (status === undefined) return { cells: [], errors: [toSheetError(place, 'noStatus')] };
  return column.day === null ? NOTHING : { cells: [{ agent, day: column.day, status, place }], errors: [] };
}

const joined = (read: readonly ReadRow[]): ReadRow => ({
  cells: read.flatMap(({ cells }) => cells),
  errors: read.flatMap(({ errors }) => errors),
});

const getColumns = (days: readonly string[], wrong: readonly ScheduleSheetError[]): Column[] =>
  days.map((day, place) => ({
    day: wrong.some(({ column }) => column === toColumnName(place + 1 + COLUMNS_BEFORE_DAYS)) ? null : day,
  }));

/** Reads the rows of a schedule's spreadsheet (SS-01): the first holds the days, each other one an agent. Reports all errors together. */
export function readSchedule(rows: readonly (readonly string[])[], scope: SheetScope): ParsedSchedule {
  const [head = [], ...body] = rows;
  const wrong = headingErrors(head, scope);
  const days = head.slice(COLUMNS_BEFORE_DAYS);
  if (days.length === 0) return { days, people: 0, cells: [], errors: wrong };
  const columns = getColumns(days, wrong);
  const seen = new Set<string>();
  const readRow = (texts: readonly string[], index: number): ReadRow => {
    if (texts.length === 0) return NOTHING;
    const [username = ''] = texts;
    const row = index + 2;
    const agent = scope.agents.get(username.toLowerCase());
    const isTwice = seen.has(username.toLowerCase());
    seen.add(username.toLowerCase());
    if (!agent || isTwice) {
      return { cells: [], errors: [toSheetError({ row, column: 1, text: username }, agent ? 'sameUser' : 'noUser')] };
    }
    return joined(
      texts
        .slice(COLUMNS_BEFORE_DAYS)
        .map((text, place) => readCell({ row, column: place + 1 + COLUMNS_BEFORE_DAYS, text }, columns[place], agent)),
    );
  };
  const read = joined(body.map(readRow));
  return { days, people: seen.size, cells: read.cells, errors: [...wrong, ...read.errors] };
}
