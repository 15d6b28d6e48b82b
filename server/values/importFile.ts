import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { OperatorError } from '../kernel/operatorError';

/** What a file's header is held against. */
export interface FileColumns {
  readonly columns: readonly { readonly name: string; readonly required?: true }[];
  /** The page that lists them. */
  readonly page: string;
}

/** A row of the file: its line, and its cells under their columns' names; empty cells are absent. */
export interface FileRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Set where the row has more or fewer cells than the header. */
  readonly wrongWidth?: string;
}

const isWrongText = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

async function* decoded(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!isWrongText(error)) throw error;
    throw new OperatorError('The file is no UTF-8 text: save it as "CSV UTF-8 (comma delimited)".', { cause: error });
  }
}

const named = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

function readHeader(cells: readonly string[], { columns, page }: FileColumns): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (names.length === 1 && names[0]?.includes(';')) {
    throw new OperatorError('The columns are separated by semicolons: save the file with commas.');
  }
  const strange = names.filter((name) => !columns.some((column) => column.name === name));
  if (strange.length > 0) {
    throw new OperatorError(`Unknown column ${named(strange.slice(0, 5))}: see ${page} for the columns.`);
  }
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new OperatorError(`Column ${named(twice)} stands in the header twice.`);
  const missing = columns.filter(({ name, required }) => required && !names.includes(name));
  if (missing.length > 0) throw new OperatorError(`Missing column ${named(missing.map(({ name }) => name))}.`);
  return names;
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function toRow({ record, info }: Parsed, header: readonly string[]): FileRow {
  const cells = new Map<string, string>();
  for (const [place, name] of header.entries()) {
    const cell = record[place]?.trim() ?? '';
    if (cell !== '') cells.set(name, cell);
  }
  const width = { line: info.lines, cells };
  return record.length === header.length
    ? width
    : { ...width, wrongWidth: `has ${record.length} cells, the header has ${header.length}` };
}

const unreadable = (error: unknown): unknown =>
  error instanceof CsvError ? new OperatorError(`The file is no CSV: ${error.message}`, { cause: error }) : error;

/** Reads a CSV file row by row without ever holding it as a whole. Throws one clear line for what is no such file. */
export async function* readImport(source: Readable, columns: FileColumns): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
  });
  // An error of an earlier stage reaches the loop below through the parser.
  const records: AsyncIterable<Parsed> = pipeline(Readable.from(decoded(source)), parser, () => {});
  let header: string[] | undefined;
  try {
    for await (const parsed of records) {
      if (header) yield toRow(parsed, header);
      else header = readHeader(parsed.record, columns);
    }
  } catch (error) {
    throw unreadable(error);
  }
  if (!header) throw new OperatorError('The file is empty.');
}
