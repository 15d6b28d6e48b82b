import type { UserSheetPreview } from '@/contract/entities/users/userSheet';
import { USER_SHEET_PREVIEW_MAX } from '@/contract/ourLimits';
import { groupFaults } from '../../../values/spreadsheet/groupFaults';
import type { SheetCheck } from './checkUserSheet';

const getGroups = (faults: SheetCheck['faults']): UserSheetPreview['faultGroups'] =>
  groupFaults(
    faults.map((fault) => ({
      fault,
      key: `${fault.problem} ${fault.heading}`,
      cell: `${fault.column}${fault.row}`,
      text: fault.value,
    })),
  ).map(({ first: { problem, heading, firstRow }, texts, ...group }) => ({
    ...group,
    problem,
    heading,
    values: texts,
    ...(group.count === 1 && firstRow !== undefined && { firstRow }),
  }));

/** Serializes the preview of a spreadsheet with its problems: the first rows and faults of each. */
export function serializePreview({ rows, faults, missingColumns, columns }: SheetCheck): UserSheetPreview {
  const faulty = new Set(faults.map(({ row }) => row));
  return {
    rowCount: rows.length,
    faultCount: faults.length,
    faults: faults.slice(0, USER_SHEET_PREVIEW_MAX),
    faultGroups: getGroups(faults),
    columns: columns.map(({ heading }) => heading),
    missingColumns: [...missingColumns],
    rows: rows.slice(0, USER_SHEET_PREVIEW_MAX).map(({ row, cells }) => ({
      row,
      username: cells.username ?? '',
      name: cells.name ?? '',
      email: cells.email ?? '',
      role: cells.role ?? '',
      groupName: cells.group ?? null,
      queueName: cells.queue ?? null,
      isFaulty: faulty.has(row),
      cells: columns.map(({ field }) => cells[field] ?? ''),
    })),
  };
}
