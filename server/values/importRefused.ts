import { OperatorError } from '../kernel/operatorError';

/** One thing that is wrong with a file. */
export interface RowError {
  /** Of the file, the header being line 1. */
  readonly line: number;
  readonly column: string;
  readonly wrong: string;
}

/** Most mistakes that are reported one by one. */
export const ERRORS_SHOWN = 100;

const lineOf = ({ line, column, wrong }: RowError): string => `line ${line}, ${column}: ${wrong}`;

/** A file with mistakes in its rows: nothing of it was imported. `errors` are the first ones, `errorCount` counts all. */
export class ImportRefused extends OperatorError {
  override name = 'ImportRefused';
  readonly errors: readonly RowError[];
  readonly errorCount: number;

  constructor(errors: readonly RowError[], errorCount: number) {
    const shown = errors.slice(0, ERRORS_SHOWN);
    const more = errorCount > shown.length ? [`… and ${errorCount - shown.length} more`] : [];
    super(['Nothing was imported. Please correct the file:', ...shown.map(lineOf), ...more].join('\n'));
    this.errors = shown;
    this.errorCount = errorCount;
  }
}

/** Collects mistakes: all are counted, the first are kept. */
export class Mistakes {
  readonly first: RowError[] = [];
  count = 0;

  add(errors: readonly RowError[], count = errors.length): void {
    this.count += count;
    this.first.push(...errors.slice(0, ERRORS_SHOWN - this.first.length));
  }

  throwAny(): void {
    if (this.count > 0) throw new ImportRefused(this.first, this.count);
  }
}
