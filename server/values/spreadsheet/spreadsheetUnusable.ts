/** Why a file is not read: it is no xls or xlsx, has a password or merged cells, or is more than we unpack (US-02). */
export type SpreadsheetReason =
  'notASpreadsheet' | 'protectedFile' | 'mergedCells' | 'tooLarge' | 'tooManyRows' | 'tooManyColumns';

/** Thrown inside the thread that reads a spreadsheet; outside it becomes a refusal (US-02). */
export class SpreadsheetUnusable extends Error {
  readonly reason: SpreadsheetReason;

  /** What the message names: cells as A1:B2, a number of rows. */
  readonly places: Readonly<Record<string, string | number>>;

  constructor(reason: SpreadsheetReason, places: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.places = places;
    this.name = 'SpreadsheetUnusable';
    this.reason = reason;
  }
}
