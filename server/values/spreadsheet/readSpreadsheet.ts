import {
  SPREADSHEET_COLUMNS_MAX,
  SPREADSHEET_ENTRIES_MAX,
  SPREADSHEET_MAX_BYTES,
  SPREADSHEET_ROWS_MAX,
  SPREADSHEET_UNPACKED_MAX_BYTES,
} from '@/contract/limits';
import { Refusal } from '../../kernel/refusal';
import { inSpreadsheetThread } from './spreadsheetThread';

const LIMITS = {
  rows: SPREADSHEET_ROWS_MAX,
  columns: SPREADSHEET_COLUMNS_MAX,
  entries: SPREADSHEET_ENTRIES_MAX,
  unpackedBytes: SPREADSHEET_UNPACKED_MAX_BYTES,
};

/**
 * The first sheet of an xls or xlsx as text cells, row 1 first; empty rows keep their place, ends without text are cut off (US-02).
 * Days arrive as YYYY-MM-DD, formulas as what they last showed. Refused: 'notASpreadsheet' (told by content) and 'tooLarge'.
 */
export const readSpreadsheet = async (content: Uint8Array): Promise<readonly (readonly string[])[]> => {
  if (content.byteLength > SPREADSHEET_MAX_BYTES) throw new Refusal('tooLarge');
  const { rows = [] } = await inSpreadsheetThread({ kind: 'read', content, limits: LIMITS });
  return rows;
};
