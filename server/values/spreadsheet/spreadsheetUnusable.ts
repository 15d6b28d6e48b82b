/** Why a file is not read: it is no xls or xlsx, or more than we unpack (US-02). */
export type SpreadsheetReason = 'notASpreadsheet' | 'tooLarge';

/** Thrown inside the thread that reads a spreadsheet; outside it becomes a refusal (US-02). */
export class SpreadsheetUnusable extends Error {
  readonly reason: SpreadsheetReason;

  constructor(reason: SpreadsheetReason) {
    super(reason);
    this.name = 'SpreadsheetUnusable';
    this.reason = reason;
  }
}
