import type { SpreadsheetLimits } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';
import { zipNames } from './zipDirectory';

/** The first bytes of a compound file, in which xls is kept. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const WORKBOOK = /^xl\/workbook\w*\.xml$/iu;

const startsWith = (content: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte);

/** What a file is by its content, whatever it is called (US-02, ASVS 5.2.2); anything but xls and xlsx is refused. */
export const spreadsheetKind = (content: Uint8Array, limits: SpreadsheetLimits): 'xls' | 'xlsx' => {
  if (startsWith(content, COMPOUND)) return 'xls';
  if (!startsWith(content, ZIP)) throw new SpreadsheetUnusable('notASpreadsheet');
  const names = zipNames(content, limits);
  if (names.includes('[Content_Types].xml') && names.some((name) => WORKBOOK.test(name))) return 'xlsx';
  throw new SpreadsheetUnusable('notASpreadsheet');
};
