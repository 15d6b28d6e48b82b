import { pipeline, Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { FILE_READ_MAX_MS, FILE_ROW_MAX_BYTES, FILE_ROWS_MAX } from '@/contract/ourLimits';
import { toCleanCell } from '../cellText';
import type { DecimalMark } from '../readDecimal';
import { decodeText } from './decodeText';
import { FileProblem } from './fileProblem';
import { findSeparator, type Separator } from './findSeparator';
import { readHeading, type TableColumns } from './readHeading';

/** A row of a file. */
export interface TableRow {
  /** Row number in a spreadsheet program; the headings are row 1. */
  readonly row: number;
  /** Cells by column; empty ones are absent. */
  readonly cells: ReadonlyMap<string, string>;
  /** Decimal mark of the file. */
  readonly mark: DecimalMark;
  /** Set if the row has more or fewer cells than the headings. */
  readonly wrongWidth?: string;
}

interface TableLimits {
  readonly rows: number;
  readonly milliseconds: number;
}

/** Limits of an uploaded file; a command has none. */
export const SCREEN_LIMITS: TableLimits = { rows: FILE_ROWS_MAX, milliseconds: FILE_READ_MAX_MS };
const NO_LIMITS: TableLimits = { rows: Infinity, milliseconds: Infinity };

/** Number of bytes parsed before the event loop continues. */
const PIECE_BYTES = 8 * 1024;
/** Number of characters read to detect the separator. */
const BEGINNING_LENGTH = 16 * 1024;
const KB = 1024;
const MS = 1000;

/** A file with semicolons comes from a program with decimal commas; tabs and bars determine nothing. */
const DECIMAL_MARKS: Readonly<Record<Separator, DecimalMark>> = { ',': '.', ';': ',', '\t': undefined, '|': undefined };

async function* cutPieces(source: Readable, { milliseconds }: TableLimits): AsyncGenerator<Buffer> {
  const until = performance.now() + milliseconds;
  const chunks: AsyncIterable<Buffer | string> = source;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      if (performance.now() > until) throw new FileProblem('tooSlow', { seconds: milliseconds / MS });
      yield bytes.subarray(from, from + PIECE_BYTES);
      // oxlint-disable-next-line no-await-in-loop -- the turn of others is between the pieces.
      await othersTurn();
    }
  }
}

interface Beginning {
  readonly text: string;
  readonly rest: AsyncGenerator<string>;
}

async function readBeginning(texts: AsyncGenerator<string>): Promise<Beginning> {
  let text = '';
  while (text.length < BEGINNING_LENGTH) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const next = await texts.next();
    if (next.done) break;
    text += next.value;
  }
  return { text, rest: texts };
}

interface Progress {
  /** Rows that were parsed. */
  parsed: number;
}

const startParser = (delimiter: Separator, progress: Progress) => {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: FILE_ROW_MAX_BYTES,
    // The parser compares each row's width with the first row's, and creates an expensive error for each mismatch.
    on_record: (record: string[]) => {
      Object.assign(parser.info, { records: 0 });
      progress.parsed += 1;
      return record;
    },
  });
  return parser;
};

const toProblem = (error: unknown, row: number): unknown => {
  if (!(error instanceof CsvError)) return error;
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return new FileProblem('brokenQuotes', { row }, { cause: error });
  return new FileProblem('longRow', { row, most: FILE_ROW_MAX_BYTES / KB }, { cause: error });
};

const isEmpty = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');

const getWrongWidth = (record: readonly string[], headings: readonly string[]): string | undefined => {
  if (record.length < headings.length) return `has ${record.length} cells, the heading row has ${headings.length}`;
  const stray = record.findIndex((cell, place) => (headings[place] ?? '') === '' && cell.trim() !== '');
  return stray < 0 ? undefined : `has a value in cell ${stray + 1}, which has no heading`;
};

function toRow(
  record: readonly string[],
  headings: readonly string[],
  place: Pick<TableRow, 'row' | 'mark'>,
): TableRow {
  const cells = new Map<string, string>();
  for (const [at, name] of headings.entries()) {
    const cell = toCleanCell(record[at] ?? '');
    if (cell !== '' && name !== '') cells.set(name, cell);
  }
  const wrongWidth = getWrongWidth(record, headings);
  return { ...place, cells, ...(wrongWidth !== undefined && { wrongWidth }) };
}

/**
 * Streams the rows of a CSV, and yields to the event loop after each chunk. Detects separator and encoding, skips empty rows and
 * columns. Throws a FileProblem for an invalid file.
 */
export async function* readTable(
  source: Readable,
  columns: TableColumns,
  limits: TableLimits = NO_LIMITS,
): AsyncGenerator<TableRow> {
  const { text, rest } = await readBeginning(decodeText(cutPieces(source, limits)));
  const { separator, from } = findSeparator(text, columns.columns);
  async function* all(): AsyncGenerator<string> {
    yield text.slice(from);
    yield* rest;
  }
  const progress: Progress = { parsed: 0 };
  // An error of an earlier stage reaches the loop below through the parser.
  const records: AsyncIterable<string[]> = pipeline(Readable.from(all()), startParser(separator, progress), () => {});
  const mark = DECIMAL_MARKS[separator];
  let headings: string[] | undefined;
  let row = 0;
  try {
    for await (const record of records) {
      row += 1;
      if (row > limits.rows) throw new FileProblem('tooManyRows', { most: limits.rows });
      if (isEmpty(record)) continue;
      if (headings) yield toRow(record, headings, { row, mark });
      else headings = readHeading(record, columns);
    }
  } catch (error) {
    throw toProblem(error, progress.parsed + 1);
  }
  if (!headings) throw new FileProblem('empty');
}
