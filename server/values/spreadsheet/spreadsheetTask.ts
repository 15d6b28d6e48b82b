import type { SpreadsheetReason } from './spreadsheetUnusable';

/** What a spreadsheet may hold; see contract/limits SPREADSHEET_…. */
export interface SpreadsheetLimits {
  readonly rows: number;
  readonly columns: number;
  readonly entries: number;
  readonly unpackedBytes: number;
}

/** A cell to write: text stays text whatever it looks like, a number stays a number. */
export type SheetCell = string | number | null;

/** One sheet to write. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A piece of work for the spreadsheet thread (US-02). */
export type SpreadsheetTask =
  | { readonly kind: 'read'; readonly content: Uint8Array; readonly limits: SpreadsheetLimits }
  | { readonly kind: 'write'; readonly sheets: readonly Sheet[] };

/** The thread's answer: what was asked for, or why the file is not read. */
export interface SpreadsheetAnswer {
  readonly rows?: readonly (readonly string[])[];
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly unusable?: { readonly reason: SpreadsheetReason; readonly cells?: string | undefined };
}
