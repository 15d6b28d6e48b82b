import * as z from 'zod';
import { OperatorError } from '../../kernel/operatorError';
import type { ChainedRow } from '../../security/trail/hashTrailRow';
import { TextComparison } from '../../values/textComparison';
import { TRAIL_FORMATS } from './trailFormats';
import { type ParsedTrailRows, TRAIL_READERS } from './trailFileReaders';

const text = z.string();
const number = z.number().int();

const chainedRow = z.object({
  chain: number,
  seq: number,
  prevHash: text,
  hash: text,
  at: text,
  source: text,
  event: text,
  outcome: text.nullable(),
  fromState: text.nullable(),
  toState: text.nullable(),
  code: text.nullable(),
  userId: number.nullable(),
  loginLogId: number.nullable(),
  page: text.nullable(),
  pageSeq: number.nullable(),
  detail: text.nullable(),
});

const getPath = (error: z.ZodError): string => error.issues[0]?.path.join('.') ?? 'its shape';

const whyNot = (error: unknown): string => {
  if (error instanceof z.ZodError) return getPath(error);
  return error instanceof Error ? error.message : String(error);
};

/**
 * Compares the file with the app's own serialization of its rows. It detects an extra cell, a different number format and a different
 * header.
 */
class WrittenAnew {
  readonly #format: keyof typeof TRAIL_FORMATS;
  readonly #comparison = new TextComparison();
  #count = 0;
  /** Description of the first invalid row. */
  #wrong: string | undefined;

  constructor(format: keyof typeof TRAIL_FORMATS) {
    this.#format = format;
  }

  /** Passes the text through to the row reader. */
  async *reading(file: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const part of file) {
      this.#comparison.read(part);
      yield part;
    }
  }

  add({ rows: found, chain }: ParsedTrailRows): ChainedRow[] {
    const { head, rows: written } = TRAIL_FORMATS[this.#format];
    const isFirst = this.#count === 0;
    const rows = found.flatMap((row) => this.#rowOf(row));
    if (isFirst) this.#comparison.expect(head(rows[0]?.chain ?? chain));
    if (rows.length > 0) this.#comparison.expect(written(rows, isFirst));
    return rows;
  }

  /** Throws the fault that was found. An invalid row comes first, because the app's serialization of it is undefined. */
  end(): void {
    if (this.#wrong !== undefined) throw new Error(this.#wrong);
    this.#comparison.expect(TRAIL_FORMATS[this.#format].end(this.#count === 0));
    const line = this.#comparison.firstDifference();
    if (line === undefined) return;
    throw new OperatorError(`Line ${line} is not as the app exports it: the file was changed since.`);
  }

  #rowOf(found: unknown): ChainedRow[] {
    const place = TRAIL_READERS[this.#format].placeOf(this.#count);
    this.#count += 1;
    const { data, error } = chainedRow.safeParse(found);
    if (error) this.#wrong ??= `${place}.${getPath(error)}`;
    return data ? [data] : [];
  }
}

async function* joined(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function* getRows(file: AsyncIterable<string>): AsyncGenerator<readonly ChainedRow[]> {
  const parts = file[Symbol.asyncIterator]();
  const { value, done } = await parts.next();
  const first = done ? '' : value;
  const format = first.trimStart().startsWith('{') ? 'json' : 'csv';
  const written = new WrittenAnew(format);
  for await (const found of TRAIL_READERS[format].read(written.reading(joined(first, parts)))) yield written.add(found);
  written.end();
}

/**
 * Yields the rows of an exported audit log in batches; detects CSV or JSON by content (TR-02). Throws after the last row if the file was
 * changed, and immediately if it is not an export.
 */
export async function* readTrailFile(file: AsyncIterable<string>): AsyncGenerator<readonly ChainedRow[]> {
  try {
    yield* getRows(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`This is not an exported trail: ${whyNot(error)}.`, { cause: error });
  }
}
