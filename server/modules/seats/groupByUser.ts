import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { StoredDays } from './calculateChangedCells';

/** Groups rows by user. */
export function groupByUser<Row extends { readonly userId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.userId);
    if (known) known.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}

/** Maps one agent's stored rows by day. */
export const getDays = (rows: readonly { readonly day: string; readonly status: DutyStatus }[]): StoredDays =>
  new Map(rows.map(({ day, status }) => [day, status]));
