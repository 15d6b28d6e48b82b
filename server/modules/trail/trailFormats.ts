import { CHAINED_COLUMNS, type ChainedRow } from '../../security/trail/trailHash';
import { csvRows } from '../../values/csvFile';

/** The columns of an exported chain, in the order of the hash. */
export const TRAIL_FILE_COLUMNS = [...CHAINED_COLUMNS, 'hash'] as const;

/** What tells an exported chain from other JSON. */
export const TRAIL_FILE_FORMAT = 'saldo-trail-1';

/** Letters or bytes; no row is so long. What goes on for longer is no row, and is not kept until it ends. */
export const TRAIL_ROW_MAX = 4 * 1024 * 1024;

/** An exported chain as text: nothing stands in it but what the hashes vouch for, so that it can be written anew and compared. */
export interface TrailFormat {
  readonly head: (chain: number) => string;
  /** Some rows, at least one; `isFirst` where none stand before them. */
  readonly rows: (rows: readonly ChainedRow[], isFirst: boolean) => string;
  /** `isEmpty` where the chain has no rows. */
  readonly end: (isEmpty: boolean) => string;
}

const getCells = (row: ChainedRow) => TRAIL_FILE_COLUMNS.map((name) => row[name]);
/** Always in the same order: the text is compared to the letter. */
const getFields = (row: ChainedRow) => Object.fromEntries(TRAIL_FILE_COLUMNS.map((name) => [name, row[name]]));

const laidOut = (value: object): string => JSON.stringify(value, null, 1);
/** What stands before and after rows that are laid out as those of a file are. */
const BEFORE_ROWS = '{\n "rows": [';
const AFTER_ROWS = '\n ]\n}';
const AFTER_NO_ROWS = ']\n}';

/** The formats in which a chain is exported (TR-02). */
export const TRAIL_FORMATS = {
  csv: {
    head: () => csvRows([[...TRAIL_FILE_COLUMNS]], { bom: true }),
    rows: (rows) => csvRows(rows.map(getCells), { bom: false }),
    end: () => '',
  },
  json: {
    head: (chain) => laidOut({ format: TRAIL_FILE_FORMAT, chain, rows: [] }).slice(0, -AFTER_NO_ROWS.length),
    rows: (rows, isFirst) =>
      (isFirst ? '' : ',') + laidOut({ rows: rows.map(getFields) }).slice(BEFORE_ROWS.length, -AFTER_ROWS.length),
    end: (isEmpty) => `${isEmpty ? AFTER_NO_ROWS : AFTER_ROWS}\n`,
  },
} as const satisfies Record<string, TrailFormat>;
