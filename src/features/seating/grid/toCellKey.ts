import type { ScheduleRow } from '@/contract/entities/management/workSchedule';

/** A place in the calendar: which agent, which day, both from 0. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of the calendar: where it began, and where it reaches. */
export interface GridSelection {
  readonly anchor: GridPosition;
  readonly focus: GridPosition;
}

/** The sides of a selection, all included. */
export const getSides = ({ anchor, focus }: GridSelection) => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

/** Returns the number of selected cells. */
export function getSize(selection: GridSelection): number {
  const { top, bottom, left, right } = getSides(selection);
  return (bottom - top + 1) * (right - left + 1);
}

/** The name of a cell, for maps. */
export const toCellKey = (userId: string, day: string): string => `${userId}/${day}`;

/** The cells of a selection. */
export function listCells(
  selection: GridSelection,
  rows: readonly ScheduleRow[],
  days: readonly string[],
): { row: ScheduleRow; day: string }[] {
  const { top, bottom, left, right } = getSides(selection);
  return rows.slice(top, bottom + 1).flatMap((row) => days.slice(left, right + 1).map((day) => ({ row, day })));
}
