import type { CellKind } from '@/contract/lists/listDescription';
import type { SpreadsheetUnusable } from './spreadsheetUnusable';

/** What a spreadsheet may hold; see contract/limits SPREADSHEET_…. */
export interface SpreadsheetLimits {
  readonly rows: number;
  readonly columns: number;
  readonly entries: number;
  readonly unpackedBytes: number;
  /** Rows without the headings, as the refusal names the limit. */
  readonly namedRows: number;
}

/** A cell to write: text stays text whatever it looks like, a number stays a number. */
export type SheetCell = string | number | null;

/** A drop-down for the cells of a column, below the headings. */
export interface SheetChoice {
  /** From 0. */
  readonly column: number;
  /** What is offered; another text is warned of and may stay, for an upload understands more than one way of writing. */
  readonly offered: readonly string[];
}

/** One sheet to write. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** The first row is bold and stays in sight, as do so many columns. Absent: no row is a heading. */
  readonly head?: { readonly columns: number };
  /** The drop-downs, and down to which row (from 1) they reach. */
  readonly choices?: { readonly ofColumns: readonly SheetChoice[]; readonly lastRow: number };
}

/** A list to write: times and days as text, by the clock that its heading names. */
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

/** The thread's answer: what was asked for, or why the file is not read. */
export interface SpreadsheetAnswer {
  readonly rows?: readonly (readonly string[])[];
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly unusable?: Pick<SpreadsheetUnusable, 'reason' | 'places'>;
}
