import { inSpreadsheetThread } from './spreadsheetThread';
import type { Sheet } from './spreadsheetTask';

/** The type of an xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An xlsx with one sheet of these rows, and further sheets where there are some (US-02): text stays text, never a formula. */
export const writeSpreadsheet = async (
  sheetName: string,
  rows: Sheet['rows'],
  further: readonly Sheet[] = [],
): Promise<Uint8Array<ArrayBuffer>> => {
  const { content = new Uint8Array() } = await inSpreadsheetThread({
    kind: 'write',
    sheets: [{ name: sheetName, rows }, ...further],
  });
  return content;
};
