import { CHAINED_COLUMNS, type ChainedRow } from '../../security/trail/hashTrailRow';
import { formatCsvRows } from '../../values/formatCsv';

/** Columns of an exported chain, in hashing order. */
export const TRAIL_FILE_COLUMNS = [...CHAINED_COLUMNS, 'hash'] as const;

/** Format identifier that distinguishes an exported chain from other JSON. */
export const TRAIL_FILE_FORMAT = 'saldo-trail-1';

/** Maximum row size in characters or bytes; a longer text is not a row, and is not buffered to its end. */
export const TRAIL_ROW_MAX = 4 * 1024 * 1024;

/** Text format of an exported chain. It contains only data covered by the hashes, so that it can be serialized again and compared. */
export interface TrailFormat {
  readonly head: (chain: number) => string;
  /** Serializes at least one row; `isFirst` if no rows precede it. */
  readonly rows: (rows: readonly ChainedRow[], isFirst: boolean) => string;
  /** `isEmpty` if the chain has no rows. */
  readonly end: (isEmpty: boolean) => string;
}

const getCells = (row: ChainedRow) => TRAIL_FILE_COLUMNS.map((name) => row[name]);
/** Always in the same order: the text is compared to the letter. */
const getFields = (row: ChainedRow) => Object.fromEntries(TRAIL_FILE_COLUMNS.map((name) => [name, row[name]]));

const laidOut = (value: object): string => JSON.stringify(value, null, 1);
/** Text before and after rows with the same layout as in a file. */
const BEFORE_ROWS = '{\n "rows": [';
const AFTER_ROWS = '\n ]\n}';
const AFTER_NO_ROWS = ']\n}';

/** Export formats of a chain (TR-02). */
export const TRAIL_FORMATS = {
  csv: {
    head: () => formatCsvRows([[...TRAIL_FILE_COLUMNS]], { bom: true }),
    rows: (rows) => formatCsvRows(rows.map(getCells), { bom: false }),
    end: () => '',
  },
  json: {
    head: (chain) => laidOut({ format: TRAIL_FILE_FORMAT, chain, rows: [] }).slice(0, -AFTER_NO_ROWS.length),
    rows: (rows, isFirst) =>
      (isFirst ? '' : ',') + laidOut({ rows: rows.map(getFields) }).slice(BEFORE_ROWS.length, -AFTER_ROWS.length),
    end: (isEmpty) => `${isEmpty ? AFTER_NO_ROWS : AFTER_ROWS}\n`,
  },
} as const satisfies Record<string, TrailFormat>;
