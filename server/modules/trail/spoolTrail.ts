import type { Readable } from 'node:stream';
import type { ChainedRow } from '../../security/trail/hashTrailRow';
import { LARGE_EXPORT_ROWS_MAX, refuseAbove } from '../../values/formatCsv';
import { spoolToFile } from '../../values/spoolToFile';
import { TRAIL_FORMATS } from './trailFormats';

interface SpooledTrailRequest {
  readonly format: keyof typeof TRAIL_FORMATS;
  readonly chain: number;
}

/** Part of a chain that was written to a file. */
interface SpooledTrailResult {
  count: number;
  /** Absent for a chain without rows. */
  last: ChainedRow | undefined;
}

async function* getText(
  pieces: AsyncIterable<readonly ChainedRow[]>,
  { format, chain }: SpooledTrailRequest,
  taken: SpooledTrailResult,
) {
  const { head, rows, end } = TRAIL_FORMATS[format];
  yield head(chain);
  for await (const piece of pieces) {
    refuseAbove(LARGE_EXPORT_ROWS_MAX, taken.count + piece.length);
    yield rows(piece, taken.count === 0);
    taken.count += piece.length;
    taken.last = piece.at(-1);
  }
  yield end(taken.count === 0);
}

/** Writes a chain to a temporary file, and returns which rows it contains. Refuses with `exportTooLarge` above the row limit. */
export async function spoolTrail(
  pieces: AsyncIterable<readonly ChainedRow[]>,
  request: SpooledTrailRequest,
): Promise<SpooledTrailResult & { readonly content: Readable }> {
  const taken: SpooledTrailResult = { count: 0, last: undefined };
  const content = await spoolToFile(getText(pieces, request, taken));
  return { content, ...taken };
}
