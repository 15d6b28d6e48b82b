import type { UserSheetPreview } from '@/contract/entities/userSheet';
import { USER_SHEET_SHOWN_MAX } from '@/contract/ourLimits';
import type { CheckedSheet } from './checkUserSheet';

/** What a spreadsheet would add and what is wrong with it, as the screen shows it: the first rows and faults of each. */
export function previewOnWire({ rows, faults, missingColumns }: CheckedSheet): UserSheetPreview {
  const faulty = new Set(faults.map(({ row }) => row));
  return {
    rowCount: rows.length,
    faultCount: faults.length,
    faults: faults.slice(0, USER_SHEET_SHOWN_MAX),
    missingColumns: [...missingColumns],
    rows: rows.slice(0, USER_SHEET_SHOWN_MAX).map(({ row, cells }) => ({
      row,
      username: cells.username ?? '',
      name: cells.name ?? '',
      email: cells.email ?? '',
      role: cells.role ?? '',
      groupName: cells.group ?? null,
      queueName: cells.queue ?? null,
      isFaulty: faulty.has(row),
    })),
  };
}
