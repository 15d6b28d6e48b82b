import type { RowError } from '../../values/importRefused';
import type { TableColumns } from '../../values/tableFile/readHeading';
import type { TableRow } from '../../values/tableFile/readTable';
import { type CheckedEvent, checkEvent, type EventPlace } from './checkEvent';
import { LENDER_COLUMNS } from './lenderColumns';

/** The columns of a lender's file. */
export const LENDER_TABLE: TableColumns = { columns: LENDER_COLUMNS, page: 'docs/lender.md' };

/** Validates a row of a lender's file. */
export function checkLenderRow(
  { row, cells, mark, wrongWidth }: TableRow,
  place: EventPlace,
): { readonly event: CheckedEvent } | { readonly errors: readonly RowError[] } {
  if (wrongWidth !== undefined) return { errors: [{ row, column: 'row', wrong: wrongWidth, fault: 'width' }] };
  const checked = checkEvent(cells, { ...place, mark });
  return 'event' in checked ? checked : { errors: checked.faults.map((fault) => ({ row, ...fault })) };
}
