import { inflateRawSync } from 'node:zlib';
import type { SpreadsheetLimits } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';

const END_MARK = 0x06_05_4b_50;
const ENTRY_MARK = 0x02_01_4b_50;
const LOCAL_MARK = 0x04_03_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

/** File inside a zip, as listed in the directory at its end. */
interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly at: number;
}

const findDirectoryEnd = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - END_BYTES - COMMENT_MAX);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) if (zip.readUInt32LE(at) === END_MARK) return at;
  throw new SpreadsheetUnusable('notASpreadsheet');
};

const entryAt = (zip: Buffer, at: number): { entry: ZipEntry; next: number } => {
  const flags = zip.readUInt16LE(at + 8);
  const isEncrypted = (flags & ENCRYPTED_FLAG) !== 0;
  if (zip.readUInt32LE(at) !== ENTRY_MARK || isEncrypted) throw new SpreadsheetUnusable('notASpreadsheet');
  const nameBytes = zip.readUInt16LE(at + 28);
  const next = at + ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  return {
    next,
    entry: {
      name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    },
  };
};

const readEntries = (zip: Buffer, limits: SpreadsheetLimits): ZipEntry[] => {
  const end = findDirectoryEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.entries) throw new SpreadsheetUnusable('tooLarge');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let each = 0; each < count; each += 1) {
    const { entry, next } = entryAt(zip, at);
    entries.push(entry);
    at = next;
  }
  return entries;
};

/** Measures the unpacked size of an entry; undefined for an unknown compression method. Throws above the declared size. */
const unpackedBytes = (zip: Buffer, { method, packedBytes, bytes, at }: ZipEntry): number | undefined => {
  const from = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  if (method === STORED) return packedBytes;
  const packed = zip.subarray(from, from + packedBytes);
  return method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) }).length : undefined;
};

/** Verifies each size, because the directory may declare wrong ones. */
const checkSize = (zip: Buffer, entry: ZipEntry): void => {
  const isListed = zip.readUInt32LE(entry.at) === LOCAL_MARK && unpackedBytes(zip, entry) === entry.bytes;
  if (!isListed) throw new SpreadsheetUnusable('notASpreadsheet');
};

/** Returns the names of the files inside a zip, after checking their number and unpacked size against the limits. */
export const listZipEntries = (content: Uint8Array, limits: SpreadsheetLimits): readonly string[] => {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const entries = readEntries(zip, limits);
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > limits.unpackedBytes) throw new SpreadsheetUnusable('tooLarge');
  for (const entry of entries) checkSize(zip, entry);
  return entries.map(({ name }) => name);
};
