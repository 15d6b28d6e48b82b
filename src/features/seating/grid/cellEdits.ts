import type { DutyStatus } from '@/contract/codes/dutyStatus';
import type { ScheduleRow } from '@/contract/entities/workSchedule';

import { dutyCode } from '../dutyCode';
import { gridCell } from './gridCell';

/** A cell as it was seen and as it is wanted. */
export interface CellEdit {
  readonly userId: string;
  readonly day: string;
  readonly before: DutyStatus | null;
  readonly after: DutyStatus | null;
}

/** Cells that somebody wants, by gridCell. */
export type CellEdits = ReadonlyMap<string, CellEdit>;

/** Nothing wanted. */
export const NO_EDITS: CellEdits = new Map();

/** The status of a cell as the server told it. */
export const toldStatus = ({ statuses }: ScheduleRow, day: string): DutyStatus | null => dutyCode(statuses[day]);

/** More cells wanted; of one that is wanted again, what was seen first stays what was seen. */
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
