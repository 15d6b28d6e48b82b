import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { OperatorError } from '../../kernel/operatorError';
import type { ImportColumn } from './importColumns';
import { IMPORT_COLUMNS } from './importColumns';

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

const known = new Map(IMPORT_COLUMNS.map((column) => [column.name, column]));
const named = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

function readHeader(cells: readonly string[]): ImportColumn[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (names.length === 1 && names[0]?.includes(';')) {
    throw new OperatorError('The columns are separated by semicolons: save the file with commas.');
  }
  const strange = names.filter((name) => !known.has(name));
  if (strange.length > 0) {
    throw new OperatorError(`Unknown column ${named(strange.slice(0, 5))}: see docs/import.md for the columns.`);
  }
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new OperatorError(`Column ${named(twice)} stands in the header twice.`);
  const missing = IMPORT_COLUMNS.filter(({ name, required }) => required && !names.includes(name));
  if (missing.length > 0) throw new OperatorError(`Missing column ${named(missing.map(({ name }) => name))}.`);
  return names.flatMap((name) => known.get(name) ?? []);
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function toRow({ record, info }: Parsed, header: readonly ImportColumn[]): FileRow {
  const cells = new Map<string, string>();
  for (const [place, column] of header.entries()) {
    const cell = record[place]?.trim() ?? '';
    if (cell !== '') cells.set(column.name, cell);
  }
  const width = { line: info.lines, cells };
  return record.length === header.length
    ? width
    : { ...width, wrongWidth: `has ${record.length} cells, the header has ${header.length}` };
}

const unreadable = (error: unknown): unknown =>
  error instanceof CsvError ? new OperatorError(`The file is no CSV: ${error.message}`, { cause: error }) : error;

/** Reads a CSV file row by row without ever holding it as a whole. Throws one clear line for what is no such file. */
export async function* readImport(source: Readable): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
  });
  // An error of an earlier stage reaches the loop below through the parser.
  const records: AsyncIterable<Parsed> = pipeline(Readable.from(decoded(source)), parser, () => {});
  let header: ImportColumn[] | undefined;
  try {
    for await (const parsed of records) {
      if (header) yield toRow(parsed, header);
      else header = readHeader(parsed.record);
    }
  } catch (error) {
    throw unreadable(error);
  }
  if (!header) throw new OperatorError('The file is empty.');
}
