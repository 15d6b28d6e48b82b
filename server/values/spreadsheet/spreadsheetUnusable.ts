/** Why a file is not read: it is no xls or xlsx, has a password or merged cells, or is more than we unpack (US-02). */
export type SpreadsheetReason = 'notASpreadsheet' | 'protectedFile' | 'mergedCells' | 'tooLarge';

/** Thrown inside the thread that reads a spreadsheet; outside it becomes a refusal (US-02). */
export class SpreadsheetUnusable extends Error {
  readonly reason: SpreadsheetReason;

  /** The cells that it is about, as A1:B2. */
  readonly cells: string | undefined;

  constructor(reason: SpreadsheetReason, cells?: string) {
    super(reason);
    this.cells = cells;
    this.name = 'SpreadsheetUnusable';
    this.reason = reason;
  }
}
