import { TRAIL_ROW_MAX } from './trailFormats';

/** A sign that is written with a backslash, the beginning or end of a string, or a bracket: never a whole string, which may be long. */
const MARK = /\\.|["[\]{}]/gsu;

/** What is open where a row begins: the file, and the list in it. */
const IN_LIST = '{[';
/** Stands for rows where they are left out. */
const SOME_ROWS = '{}';

/** The brackets that are open after a mark. */
const openAfter = (open: string, mark: string): string => {
  if (mark === '{' || mark === '[') return open + mark;
  return mark === '}' || mark === ']' ? open.slice(0, -1) : open;
};

/** The places of a text at which objects of a list of the file begin and end; `open` are the brackets around its start. */
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

/** Takes the rows out of the text of an exported chain in JSON, which comes some at a time. */
export class JsonRows {
  /** What follows the last whole row. */
  #rest = '';
  /** What stands around the rows, and between them other than a comma. */
  #frame = '';

  /** The texts of the rows that end in the next piece of text. */
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

  /** The text without its rows, or with one of them that is empty: JSON if the text is. */
  frame(): string {
    return this.#frame + this.#rest;
  }

  #passOver(before: string): void {
    const isNext = this.#frame.endsWith(SOME_ROWS) && before.trim() === ',';
    if (!isNext) this.#frame += before + SOME_ROWS;
  }
}
