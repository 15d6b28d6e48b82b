import type { DutyStatus } from '@/contract/codes/dutyStatus';
import type { ScheduleSheetFault } from '@/contract/codes/scheduleSheetFault';
import type { ScheduleSheetError } from '@/contract/entities/workSchedule';
import { isScheduleDay } from '@/contract/rules';
import { day as calendarDay } from '@/contract/schemas';
import type { LockedAgent } from './scheduleStore';
import {
  COLUMNS_BEFORE_DAYS,
  columnName,
  isHeading,
  NAME_HEADING,
  statusOfText,
  USERNAME_HEADING,
} from './scheduleColumns';

/** A day of an agent as a spreadsheet wants it, and where it stands. */
export interface SheetCell {
  readonly agent: LockedAgent;
  readonly day: string;
  readonly status: DutyStatus | null;
  readonly place: Place;
}

interface Place {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** A schedule's spreadsheet, read: what it wants, and what is wrong with it. */
export interface ReadSchedule {
  readonly days: readonly string[];
  readonly people: number;
  readonly cells: readonly SheetCell[];
  readonly errors: readonly ScheduleSheetError[];
}

/** A wrong cell, as the spreadsheet program names its place. */
export const sheetError = ({ row, column, text }: Place, fault: ScheduleSheetFault): ScheduleSheetError => ({
  row,
  column: columnName(column),
  text: text.slice(0, 40),
  fault,
});

/** Who and which days a spreadsheet may name. */
export interface SheetScope {
  readonly agents: ReadonlyMap<string, LockedAgent>;
  readonly today: string;
}

/** A day of the calendar: 31 February does not exist, though the clock would read it as 3 March. */
const isDay = (text: string): boolean => calendarDay.safeParse(text).success;

function dayFault(text: string, before: readonly string[], today: string): ScheduleSheetFault | undefined {
  if (!isDay(text)) return 'noDay';
  if (!isScheduleDay(text, today)) return 'dayOutOfRange';
  return before.includes(text) ? 'sameDay' : undefined;
}

function headingErrors(head: readonly string[], { today }: SheetScope): ScheduleSheetError[] {
  const isHead = isHeading(USERNAME_HEADING, head[0]) && isHeading(NAME_HEADING, head[1]);
  const days = head.slice(COLUMNS_BEFORE_DAYS);
  if (!isHead || days.length === 0) return [sheetError({ row: 1, column: 1, text: head[0] ?? '' }, 'noHeading')];
  return days.flatMap((text, place) => {
    const fault = dayFault(text, days.slice(0, place), today);
    return fault ? [sheetError({ row: 1, column: place + 1 + COLUMNS_BEFORE_DAYS, text }, fault)] : [];
  });
}

interface ReadRow {
  readonly cells: readonly SheetCell[];
  readonly errors: readonly ScheduleSheetError[];
}

function readCells(
  texts: readonly string[],
  row: number,
  { agent, days }: { agent: LockedAgent; days: readonly string[] },
): ReadRow {
  const cells: SheetCell[] = [];
  const errors: ScheduleSheetError[] = [];
  texts.slice(COLUMNS_BEFORE_DAYS).forEach((text, index) => {
    if (text === '') return;
    const place = { row, column: index + 1 + COLUMNS_BEFORE_DAYS, text };
    const day = days[index];
    const status = day === undefined ? undefined : statusOfText(text);
    if (day === undefined || status === undefined) {
      errors.push(sheetError(place, day === undefined ? 'noDay' : 'noStatus'));
    } else cells.push({ agent, day, status, place });
  });
  return { cells, errors };
}

/** Reads the rows of a schedule's spreadsheet (SS-01): the first names the days, each other one an agent. */
export function readSchedule(rows: readonly (readonly string[])[], scope: SheetScope): ReadSchedule {
  const [head = [], ...body] = rows;
  const errors = headingErrors(head, scope);
  const days = head.slice(COLUMNS_BEFORE_DAYS);
  if (errors.length > 0) return { days, people: 0, cells: [], errors };
  const seen = new Set<string>();
  const read = body.map((texts, index): ReadRow => {
    const [username = ''] = texts;
    const row = index + 2;
    if (texts.length === 0) return { cells: [], errors: [] };
    const agent = scope.agents.get(username.toLowerCase());
    const isTwice = seen.has(username.toLowerCase());
    seen.add(username.toLowerCase());
    if (!agent || isTwice) {
      return { cells: [], errors: [sheetError({ row, column: 1, text: username }, agent ? 'sameUser' : 'noUser')] };
    }
    return readCells(texts, row, { agent, days });
  });
  return {
    days,
    people: seen.size,
    cells: read.flatMap(({ cells }) => cells),
    errors: read.flatMap((each) => each.errors),
  };
}
