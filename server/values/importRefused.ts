import { getCodeLabel } from '@/contract/codes/codeTable';
import { FILE_FAULT, type FileFault } from '@/contract/codes/listCodes';
import { FILE_MISTAKES_MAX, FILE_ERRORS_MAX } from '@/contract/ourLimits';
import { OperatorError } from '../kernel/operatorError';
import { cutText } from './spreadsheet/cutText';

/** Fault of a file. */
export interface RowError {
  /** Row number in a spreadsheet program; the headings are row 1. */
  readonly row: number;
  readonly column: string;
  /** In English, for a command. */
  readonly wrong: string;
  /** Fault for a screen; absent for files that only a command reads. */
  readonly fault?: FileFault;
  /** Truncated text of the cell, with invisible characters made visible. */
  readonly value?: string;
}

/** Error of a cell. */
export type CellError<Column extends string = string> = Omit<RowError, 'row' | 'column'> & { readonly column: Column };

/** Describes a cell that is not what its column takes. */
export function toCellError<Column extends string>(
  column: Column,
  { fault, value, expects }: { readonly fault: FileFault; readonly value: string; readonly expects: string },
): CellError<Column> {
  const shown = cutText(value);
  const isOfColumn = fault === 'form' || fault === 'outOfRange';
  const wrong = isOfColumn ? `must be ${expects}` : getCodeLabel(FILE_FAULT, fault, 'en');
  return { column, fault, value: shown, wrong: `${wrong} (now "${shown}")` };
}

/** Describes a cell that may not be empty. */
export const toEmptyCellError = <Column extends string>(column: Column): CellError<Column> => ({
  column,
  fault: 'empty',
  wrong: getCodeLabel(FILE_FAULT, 'empty', 'en'),
});

const toLine = ({ row, column, wrong }: RowError): string => `row ${row}, ${column}: ${wrong}`;

/** Error for a file with faulty rows; nothing of it was imported. `errors` are the first ones, `errorCount` counts all. */
export class ImportRefused extends OperatorError {
  override name = 'ImportRefused';
  readonly errors: readonly RowError[];
  readonly errorCount: number;

  constructor(errors: readonly RowError[], errorCount: number) {
    const shown = errors.slice(0, FILE_ERRORS_MAX);
    const more = errorCount > shown.length ? [`… and ${errorCount - shown.length} more`] : [];
    const stopped = errorCount >= FILE_MISTAKES_MAX ? [`Reading was stopped after ${FILE_MISTAKES_MAX} mistakes.`] : [];
    super(['Nothing was imported. Please correct the file:', ...shown.map(toLine), ...more, ...stopped].join('\n'));
    this.errors = shown;
    this.errorCount = errorCount;
  }
}

/** Collects errors: counts all, stores the first ones. */
export class ImportErrors {
  readonly first: RowError[] = [];
  count = 0;

  /** True if there are so many errors that reading stops. */
  get isFull(): boolean {
    return this.count >= FILE_MISTAKES_MAX;
  }

  add(errors: readonly RowError[], count = errors.length): void {
    this.count += count;
    this.first.push(...errors.slice(0, FILE_ERRORS_MAX - this.first.length));
  }

  throwAny(): void {
    if (this.count > 0) throw new ImportRefused(this.first, this.count);
  }
}
