import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import * as z from 'zod';
import { storedText } from '../../values/csvFile';
import { JsonRows } from './jsonRows';
import { TRAIL_FILE_COLUMNS, TRAIL_FILE_FORMAT, type TRAIL_FORMATS, TRAIL_ROW_MAX } from './trailFormats';

/** Rows as they stand in a file. */
export interface FoundRows {
  readonly rows: readonly unknown[];
  /** Number of the chain in the file's head, together with its last rows; 0 before, and if the head names none. */
  readonly chain: number;
}

interface TrailReader {
  /** The last batch may be empty. Throws if the file does not have this format. */
  readonly read: (text: AsyncIterable<string>) => AsyncGenerator<FoundRows>;
  /** Returns the label of a row. */
  readonly placeOf: (row: number) => string;
}

const ROWS_IN_PIECE = 500;

const NUMBERS: readonly string[] = ['chain', 'seq', 'userId', 'loginLogId', 'pageSeq'];

const getCell = (name: string, cell: string): string | number | null => {
  if (cell === '') return null;
  return NUMBERS.includes(name) ? Number(cell) : storedText(cell);
};

const getFields = (cells: readonly string[]) =>
  Object.fromEntries(TRAIL_FILE_COLUMNS.map((name, place) => [name, getCell(name, cells[place] ?? '')]));

async function* getLines(text: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const parser = parse({ bom: true, relaxColumnCount: true, max_record_size: TRAIL_ROW_MAX });
  // A stream error reaches the loop through the parser.
  const lines: AsyncIterable<string[]> = pipeline(Readable.from(text), parser, () => {});
  yield* lines;
}

async function* fromCsv(text: AsyncIterable<string>): AsyncGenerator<FoundRows> {
  let rows: unknown[] | undefined;
  for await (const cells of getLines(text)) {
    if (rows) rows.push(getFields(cells));
    else if (cells.join() === TRAIL_FILE_COLUMNS.join()) rows = [];
    else break;
    if (rows.length < ROWS_IN_PIECE) continue;
    yield { rows, chain: 0 };
    rows = [];
  }
  if (!rows) throw new Error('its first line does not name the columns');
  yield { rows, chain: 0 };
}

const frame = z.object({ format: z.literal(TRAIL_FILE_FORMAT), chain: z.number().int(), rows: z.array(z.object({})) });

/** Omits the parser's position, because it refers to the chunk and not to the file. */
const parsed = (text: string, place = ''): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(place + String(error).replaceAll(/^SyntaxError: | at position \d.*$/gu, ''), { cause: error });
  }
};

async function* fromJson(text: AsyncIterable<string>): AsyncGenerator<FoundRows> {
  const found = new JsonRows();
  let count = 0;
  for await (const part of text) {
    const rows = found.take(part).map((row, at) => parsed(row, `${TRAIL_READERS.json.placeOf(count + at)}: `));
    count += rows.length;
    if (rows.length > 0) yield { rows, chain: 0 };
  }
  const { chain } = frame.parse(parsed(found.frame()));
  yield { rows: [], chain };
}

/** Reads the rows of an exported chain out of its text, in either format, some at a time. */
export const TRAIL_READERS: Readonly<Record<keyof typeof TRAIL_FORMATS, TrailReader>> = {
  csv: { read: fromCsv, placeOf: (row) => `${row}` },
  json: { read: fromJson, placeOf: (row) => `rows.${row}` },
};
