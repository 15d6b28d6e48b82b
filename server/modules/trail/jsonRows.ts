import { TRAIL_ROW_MAX } from './trailFormats';

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
export class JsonRows {
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
