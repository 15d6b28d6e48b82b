import { readTrailFile } from '../../../server/modules/trail/readTrailFile';
import { TRAIL_FORMATS } from '../../../server/modules/trail/trailFormats';
import type { ChainedRow } from '../../../server/security/trail/hashTrailRow';
import { CHAIN } from './goodChain';

/** The formats in which a chain is exported. */
export const TRAIL_FILE_FORMATS = ['csv', 'json'] as const;

/** An exported chain, whole. */
export const getTrailFile = (format: keyof typeof TRAIL_FORMATS, rows: readonly ChainedRow[]): string => {
  const { head, rows: written, end } = TRAIL_FORMATS[format];
  const isEmpty = rows.length === 0;
  return head(rows[0]?.chain ?? CHAIN) + (isEmpty ? '' : written(rows, true)) + end(isEmpty);
};

/** A text as it comes from a disk, so many letters at a time. */
export async function* asRead(text: string, letters = 1000): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += letters) yield text.slice(from, from + letters);
}

/** All rows of an exported chain. */
export async function rowsOfText(text: string): Promise<ChainedRow[]> {
  const rows: ChainedRow[] = [];
  for await (const piece of readTrailFile(asRead(text))) rows.push(...piece);
  return rows;
}
