import type { CellPlace } from './importCell';
import { CELL_KINDS } from './importCell';
import type { ImportColumn } from './importColumns';
import { IMPORT_COLUMNS } from './importColumns';
import type { FileRow } from '../../values/importFile';
import type { RowError } from '../../values/importRefused';

/** A checked row: its values in the order of IMPORT_COLUMNS as PostgreSQL reads them, null where empty; and what is wrong with it. */
export interface CheckedRow {
  readonly values: readonly (string | null)[];
  readonly errors: readonly Omit<RowError, 'line'>[];
}

type CellError = Omit<RowError, 'line'>;

function checkCell(
  column: ImportColumn,
  cell: string | undefined,
  place: CellPlace,
): { value: string | null } | CellError {
  if (cell === undefined) return column.required ? { column: column.name, wrong: 'is empty' } : { value: null };
  const kind = CELL_KINDS[column.kind];
  const value = kind.read(cell, place);
  return value === undefined ? { column: column.name, wrong: `must be ${kind.expects}` } : { value };
}

const CONTACT_PARTS = ['relation', 'name', 'phone', 'emergency'] as const;

function checkContact(at: number, { cells }: FileRow): CellError[] {
  const isFilled = (part: string): boolean => cells.has(`contact${at}_${part}`);
  if (!CONTACT_PARTS.some(isFilled)) return [];
  const missing = (['name', 'phone'] as const).filter((part) => !isFilled(part));
  return missing.map((part) => ({
    column: `contact${at}_${part}`,
    wrong: 'is empty, though the contact has other cells',
  }));
}

function checkAmounts({ cells }: FileRow): CellError[] {
  const unpaid = cells.get('unpaid_repayment');
  const isTooMuch = unpaid !== undefined && Number(unpaid) > Number(cells.get('due_amount'));
  return isTooMuch ? [{ column: 'unpaid_repayment', wrong: 'is above due_amount' }] : [];
}

/** Checks one row for all that can be told from the row itself. */
export function checkRow(row: FileRow, place: CellPlace): CheckedRow {
  if (row.wrongWidth !== undefined) return { values: [], errors: [{ column: 'row', wrong: row.wrongWidth }] };
  const cells = IMPORT_COLUMNS.map((column) => checkCell(column, row.cells.get(column.name), place));
  const wrong = cells.filter((cell) => 'wrong' in cell);
  const values = cells.map((cell) => ('value' in cell ? cell.value : null));
  return { values, errors: [...wrong, ...checkAmounts(row), ...[1, 2, 3].flatMap((at) => checkContact(at, row))] };
}
