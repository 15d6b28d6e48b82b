import type { CellKind, CellContext } from './importCell';
import { CELL_KINDS } from './importCell';
import type { ImportColumn } from './importColumns';
import { IMPORT_COLUMNS } from './importColumns';
import { findDamage } from '../../values/findDamage';
import { type CellError, toCellError, toEmptyCellError } from '../../values/importRefused';
import type { TableRow } from '../../values/tableFile/readTable';

/** Validated row: its values in the order of IMPORT_COLUMNS in PostgreSQL's notation, null if empty; and its errors. */
export interface RowCheck {
  readonly values: readonly (string | null)[];
  readonly errors: readonly CellError[];
}

function checkCell(
  column: ImportColumn,
  cell: string | undefined,
  place: CellContext,
): { value: string | null } | CellError {
  if (cell === undefined) return column.required ? toEmptyCellError(column.name) : { value: null };
  const kind: CellKind = CELL_KINDS[column.kind];
  const damage = findDamage(cell, kind.content ?? 'text');
  const value = damage === undefined ? kind.read(cell, place) : { fault: damage };
  if (typeof value === 'string') return { value };
  return toCellError(column.name, { fault: value?.fault ?? 'form', value: cell, expects: kind.expects });
}

const CONTACT_PARTS = ['relation', 'name', 'phone', 'emergency'] as const;

function checkContact(at: number, { cells }: TableRow): CellError[] {
  const isFilled = (part: string): boolean => cells.has(`contact${at}_${part}`);
  if (!CONTACT_PARTS.some(isFilled)) return [];
  const missing = (['name', 'phone'] as const).filter((part) => !isFilled(part));
  return missing.map((part) => ({
    column: `contact${at}_${part}`,
    wrong: 'is empty, though the contact has other cells',
  }));
}

const AT_DUE = IMPORT_COLUMNS.findIndex(({ name }) => name === 'due_amount');
const AT_UNPAID = IMPORT_COLUMNS.findIndex(({ name }) => name === 'unpaid_repayment');

function checkAmounts(values: RowCheck['values']): CellError[] {
  const [due, unpaid] = [values[AT_DUE], values[AT_UNPAID]];
  const isTooMuch = due && unpaid && Number(unpaid) > Number(due);
  return isTooMuch ? [{ column: 'unpaid_repayment', wrong: 'is above due_amount' }] : [];
}

/** Validates a row as far as possible without other rows or the database. */
export function checkRow(row: TableRow, place: Omit<CellContext, 'mark'>): RowCheck {
  if (row.wrongWidth !== undefined) return { values: [], errors: [{ column: 'row', wrong: row.wrongWidth }] };
  const cells = IMPORT_COLUMNS.map((column) =>
    checkCell(column, row.cells.get(column.name), { ...place, mark: row.mark }),
  );
  const wrong = cells.filter((cell) => 'wrong' in cell);
  const values = cells.map((cell) => ('value' in cell ? cell.value : null));
  return { values, errors: [...wrong, ...checkAmounts(values), ...[1, 2, 3].flatMap((at) => checkContact(at, row))] };
}
