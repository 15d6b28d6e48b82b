import { runInSpreadsheetThread } from './spreadsheetThread';
import type { Sheet } from './spreadsheetTask';

/** The type of an xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Creates an xlsx of these sheets (US-02): text stays text, never a formula. */
export const writeSpreadsheet = async (...sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { content = new Uint8Array() } = await runInSpreadsheetThread({ kind: 'write', sheets });
  return content;
};
