import type { CellKind } from '@/contract/lists/listDescription';
import type { SpreadsheetUnusable } from './spreadsheetUnusable';

/** Limits of a spreadsheet; see contract/limits SPREADSHEET_…. */
export interface SpreadsheetLimits {
  readonly rows: number;
  readonly columns: number;
  readonly entries: number;
  readonly unpackedBytes: number;
  /** Rows without the headings, as the refusal names the limit. */
  readonly namedRows: number;
}

/** Cell to write: text stays text in any form, a number stays a number. */
export type SheetCell = string | number | null;

/** Drop-down for the cells of a column, below the headings. */
export interface SheetChoice {
  /** From 0. */
  readonly column: number;
  /** Offered values; another text triggers a warning but is allowed, because an upload accepts several notations. */
  readonly offered: readonly string[];
}

/** One sheet to write. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** The first row is bold and frozen, as are this many columns. Absent: no heading. */
  readonly head?: { readonly columns: number };
  /** Drop-downs, and the last row (from 1) that they cover. */
  readonly choices?: { readonly ofColumns: readonly SheetChoice[]; readonly lastRow: number };
}

/** List to write: times and days as text, in the time zone that its heading names. */
export interface ListTask {
  readonly kind: 'list';
  readonly name: string;
  readonly head: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly rows: Sheet['rows'];
}

/** A piece of work for the spreadsheet thread (US-02). */
export type SpreadsheetTask =
  | { readonly kind: 'read'; readonly content: Uint8Array; readonly limits: SpreadsheetLimits }
  | { readonly kind: 'write'; readonly sheets: readonly Sheet[] }
  | ListTask;

/** Response of the thread: the result, or the reason why the file cannot be read. */
export interface SpreadsheetAnswer {
  readonly rows?: readonly (readonly string[])[];
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly unusable?: Pick<SpreadsheetUnusable, 'reason' | 'places'>;
}
