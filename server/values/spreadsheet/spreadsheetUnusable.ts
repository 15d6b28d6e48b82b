/** Reason why a file is refused: not xls or xlsx, a password, merged cells, or too large to unpack (US-02). */
export type SpreadsheetReason =
  'notASpreadsheet' | 'protectedFile' | 'mergedCells' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';

/** Thrown in the thread that reads a spreadsheet; the main thread converts it to a refusal (US-02). */
export class SpreadsheetUnusable extends Error {
  readonly reason: SpreadsheetReason;

  /** Parameters of the message: cells such as A1:B2, or a number of rows. */
  readonly places: Readonly<Record<string, string | number>>;

  constructor(reason: SpreadsheetReason, places: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.places = places;
    this.name = 'SpreadsheetUnusable';
    this.reason = reason;
  }
}
