import type { SpreadsheetLimits } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';
import { listZipEntries } from './zipDirectory';

/** First bytes of a compound file, the container format of xls. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const WORKBOOK = /^xl\/workbook\w*\.xml$/iu;

const startsWith = (content: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte);

/** Detects a file's type by its content, regardless of its name (US-02, ASVS 5.2.2); refuses all but xls and xlsx. */
export const detectSpreadsheetKind = (content: Uint8Array, limits: SpreadsheetLimits): 'xls' | 'xlsx' => {
  if (startsWith(content, COMPOUND)) return 'xls';
  if (!startsWith(content, ZIP)) throw new SpreadsheetUnusable('notASpreadsheet');
  const names = listZipEntries(content, limits);
  if (names.includes('[Content_Types].xml') && names.some((name) => WORKBOOK.test(name))) return 'xlsx';
  throw new SpreadsheetUnusable('notASpreadsheet');
};
