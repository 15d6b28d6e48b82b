import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';

import { dutyCode } from '../dutyCode';
import { gridCell } from './gridCell';

/** A cell as it was seen and as it is wanted. */
export interface CellEdit {
  readonly userId: string;
  readonly day: string;
  readonly before: DutyStatus | null;
  readonly after: DutyStatus | null;
}

/** Requested edits of cells, by gridCell. */
export type CellEdits = ReadonlyMap<string, CellEdit>;

/** Nothing wanted. */
export const NO_EDITS: CellEdits = new Map();

/** Returns the status of a cell in the server's data. */
export const toldStatus = ({ statuses }: ScheduleRow, day: string): DutyStatus | null => dutyCode(statuses[day]);

/** Adds requested cells. For a repeated cell, the originally seen value is retained. */
export function withEdits(edits: CellEdits, added: Iterable<CellEdit>): CellEdits {
  const next = new Map(edits);
  for (const edit of added) {
    const key = gridCell(edit.userId, edit.day);
    const known = next.get(key);
    const before = known ? known.before : edit.before;
    if (before === edit.after) next.delete(key);
    else next.set(key, { ...edit, before });
  }
  return next;
}
