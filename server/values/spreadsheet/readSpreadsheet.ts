import { SPREADSHEET_MAX_BYTES } from '@/contract/ourLimits';
import { Refusal } from '../../kernel/refusal';
import { inSpreadsheetThread } from './spreadsheetThread';

/** What the files inside an xlsx may add up to once unpacked. */
const SPREADSHEET_UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
/** Files inside an xlsx. */
const SPREADSHEET_ENTRIES_MAX = 500;
/** Rows of a spreadsheet that is read, its headings included. */
export const SPREADSHEET_ROWS_MAX = 5001;
/** Columns of a spreadsheet that is read. */
export const SPREADSHEET_COLUMNS_MAX = 256;

const LIMITS = {
  rows: SPREADSHEET_ROWS_MAX,
  columns: SPREADSHEET_COLUMNS_MAX,
  entries: SPREADSHEET_ENTRIES_MAX,
  unpackedBytes: SPREADSHEET_UNPACKED_MAX_BYTES,
};

/**
 * The first visible sheet of an xls or xlsx as text cells, row 1 first; empty rows keep their place, ends without text are cut off (US-02).
 * Days arrive as YYYY-MM-DD, formulas as what they last showed. Refused: 'notASpreadsheet' (told by content), 'protectedFile', 'mergedCells', 'tooLarge', 'tooManyRows' and
 * 'tooManyColumns'; `namedRows` is how many rows below the headings the caller takes, for the words of the refusal.
 */
export const readSpreadsheet = async (
  content: Uint8Array,
  namedRows = SPREADSHEET_ROWS_MAX - 1,
): Promise<readonly (readonly string[])[]> => {
  if (content.byteLength > SPREADSHEET_MAX_BYTES) throw new Refusal('tooLarge');
  const { rows = [] } = await inSpreadsheetThread({ kind: 'read', content, limits: { ...LIMITS, namedRows } });
  return rows;
};
