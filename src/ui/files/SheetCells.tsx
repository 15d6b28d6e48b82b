import { FormattedMessage } from 'react-intl';

interface SheetCellsProps {
  /** The first of the wrong cells, as the spreadsheet program names them. */
  readonly cells: readonly string[];
  /** Total number of cells. */
  readonly count: number;
}

/** Lists the spreadsheet cells with the same fault: the first by name, the rest as a count. */
export function SheetCells({ cells, count }: SheetCellsProps) {
  const named = <strong>{cells.join(', ')}</strong>;
  if (count <= cells.length) return named;
  return <FormattedMessage id="spreadsheet.moreCells" values={{ cells: named, count: count - cells.length }} />;
}
