import { TRAIL_ROW_MAX, TRAIL_FILE_COLUMNS, TRAIL_FILE_FORMAT, type TRAIL_FORMATS } from './trailFormats';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import * as z from 'zod';
import { toStoredText } from '../../values/formatCsv';

/** Matches an escaped character, a quote or a bracket; never a whole string, which may be long. */
const MARK = /\\.|["[\]{}]/gsu;

/** Open brackets at the start of a row: the file, and its list. */
const IN_LIST = '{[';
/** Placeholder for omitted rows. */
const SOME_ROWS = '{}';

/** Returns the open brackets after a mark. */
const openAfter = (open: string, mark: string): string => {
  if (mark === '{' || mark === '[') return open + mark;
  return mark === '}' || mark === ']' ? open.slice(0, -1) : open;
};

/** Yields the start and end of each object in a list of the file; `open` are the brackets around the text's start. */
function* rowPlaces(text: string, open: string): Generator<{ from: number; to: number }> {
  let around = open;
  let from = 0;
  let isQuoted = false;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (mark === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (mark === '{' && around === IN_LIST) from = index;
    around = openAfter(around, mark);
    if (mark === '}' && around === IN_LIST) yield { from, to: index + 1 };
  }
}

/** Extracts the rows from the JSON text of an exported chain, which arrives in chunks. */
class JsonRows {
  /** Text after the last complete row. */
  #rest = '';
  /** Text around the rows, and between them except commas. */
  #frame = '';

  /** Returns the texts of the rows that end in the next chunk. */
  take(piece: string): string[] {
    const text = this.#rest + piece;
    const rows: string[] = [];
    let done = 0;
    for (const { from, to } of rowPlaces(text, this.#frame === '' ? '' : IN_LIST)) {
      this.#passOver(text.slice(done, from));
      rows.push(text.slice(from, to));
      done = to;
    }
    this.#rest = text.slice(done);
    if (this.#rest.length > TRAIL_ROW_MAX) throw new Error(`${TRAIL_ROW_MAX} letters without the end of a row`);
    return rows;
  }

  /** Returns the text without its rows, or with one empty row; it is valid JSON if the file is. */
  frame(): string {
    return this.#frame + this.#rest;
  }

  #passOver(before: string): void {
    const isNext = this.#frame.endsWith(SOME_ROWS) && before.trim() === ',';
    if (!isNext) this.#frame += before + SOME_ROWS;
  }
}

/** Rows as they stand in a file. */
export interface ParsedTrailRows {
  readonly rows: readonly unknown[];
  /** Number of the chain in the file's head, together with its last rows; 0 before, and if the head names none. */
  readonly chain: number;
}

interface TrailReader {
  /** The last batch may be empty. Throws if the file does not have this format. */
  readonly read: (text: AsyncIterable<string>) => AsyncGenerator<ParsedTrailRows>;
  /** Returns the label of a row. */
  readonly placeOf: (row: number) => string;
}

const ROWS_IN_PIECE = 500;

const NUMBERS: readonly string[] = ['chain', 'seq', 'userId', 'loginLogId', 'pageSeq'];

const getCell = (name: string, cell: string): string | number | null => {
  if (cell === '') return null;
  return NUMBERS.includes(name) ? Number(cell) : toStoredText(cell);
};

const getFields = (cells: readonly string[]) =>
  Object.fromEntries(TRAIL_FILE_COLUMNS.map((name, place) => [name, getCell(name, cells[place] ?? '')]));

async function* getLines(text: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const parser = parse({ bom: true, relaxColumnCount: true, max_record_size: TRAIL_ROW_MAX });
  // A stream error reaches the loop through the parser.
  const lines: AsyncIterable<string[]> = pipeline(Readable.from(text), parser, () => {});
  yield* lines;
}

async function* fromCsv(text: AsyncIterable<string>): AsyncGenerator<ParsedTrailRows> {
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

async function* fromJson(text: AsyncIterable<string>): AsyncGenerator<ParsedTrailRows> {
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
