import { SPREADSHEET_MAX_BYTES } from '@/contract/ourLimits';
import { Refusal } from '../../kernel/refusal';
import { runInSpreadsheetThread } from './spreadsheetThread';

/** Maximum total size of the unpacked files of an xlsx. */
const SPREADSHEET_UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
/** Files inside an xlsx. */
const SPREADSHEET_ENTRIES_MAX = 500;
/** Maximum rows of an uploaded spreadsheet, headings included. */
export const SPREADSHEET_ROWS_MAX = 5001;
/** Maximum columns of an uploaded spreadsheet. */
export const SPREADSHEET_COLUMNS_MAX = 256;

const LIMITS = {
  rows: SPREADSHEET_ROWS_MAX,
  columns: SPREADSHEET_COLUMNS_MAX,
  entries: SPREADSHEET_ENTRIES_MAX,
  unpackedBytes: SPREADSHEET_UNPACKED_MAX_BYTES,
};

/**
 * Reads the first visible sheet of an xls or xlsx as text cells, row 1 first. Empty rows stay, empty ends are removed (US-02). Days are
 * returned as YYYY-MM-DD, formulas as their last value. Refuses by content: 'notASpreadsheet', 'protectedFile', 'mergedCells',
 * 'tooLarge', 'tooManyRows' and 'tooManyColumns'. `namedRows` is the caller's maximum number of rows below the headings, for the error
 * message.
 */
export const readSpreadsheet = async (
  content: Uint8Array,
  namedRows = SPREADSHEET_ROWS_MAX - 1,
): Promise<readonly (readonly string[])[]> => {
  if (content.byteLength > SPREADSHEET_MAX_BYTES) throw new Refusal('tooLarge');
  const { rows = [] } = await runInSpreadsheetThread({ kind: 'read', content, limits: { ...LIMITS, namedRows } });
  return rows;
};
