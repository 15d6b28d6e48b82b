import { FormattedMessage } from 'react-intl';

interface SheetCellsProps {
  /** The first of the wrong cells, as the spreadsheet program names them. */
  readonly cells: readonly string[];
  /** How many there are in all. */
  readonly count: number;
}

/** Where in a spreadsheet the same is wrong: the first cells by name, of the others how many. */
export function SheetCells({ cells, count }: SheetCellsProps) {
  const named = <strong>{cells.join(', ')}</strong>;
  if (count <= cells.length) return named;
  return <FormattedMessage id="spreadsheet.moreCells" values={{ cells: named, count: count - cells.length }} />;
}
