import { CHAINED_COLUMNS, type ChainedRow } from '../../security/trail/trailHash';
import { csvFile } from '../../values/csvFile';

/** The columns of an exported chain, in the order of the hash. */
export const TRAIL_FILE_COLUMNS = [...CHAINED_COLUMNS, 'hash'] as const;

/** What tells an exported chain from other JSON. */
export const TRAIL_FILE_FORMAT = 'saldo-trail-1';

type TrailWriter = (rows: readonly ChainedRow[], chain: number) => string;

const cellsOf = (row: ChainedRow) => TRAIL_FILE_COLUMNS.map((name) => row[name]);
/** Always in the same order: the text is compared to the letter. */
const fieldsOf = (row: ChainedRow) => Object.fromEntries(TRAIL_FILE_COLUMNS.map((name) => [name, row[name]]));

/** The text of an exported chain: nothing stands in it but what the hashes vouch for, so that it can be written anew and compared. */
export const TRAIL_WRITERS = {
  csv: (rows) => csvFile([[...TRAIL_FILE_COLUMNS], ...rows.map(cellsOf)]),
  json: (rows, chain) => `${JSON.stringify({ format: TRAIL_FILE_FORMAT, chain, rows: rows.map(fieldsOf) }, null, 1)}\n`,
} as const satisfies Record<string, TrailWriter>;
