import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { OperatorError } from '../../kernel/operatorError';
import type { ChainedRow } from '../../security/trail/trailHash';
import { TRAIL_FILE_COLUMNS, TRAIL_FILE_FORMAT, TRAIL_WRITERS } from './trailFormats';
import { storedText } from '../../values/csvFile';

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

const jsonFile = z.object({ format: z.literal(TRAIL_FILE_FORMAT), chain: number, rows: z.array(chainedRow) });

const NUMBERS: readonly string[] = ['chain', 'seq', 'userId', 'loginLogId', 'pageSeq'];

const cellOf = (name: string, cell: string): string | number | null => {
  if (cell === '') return null;
  return NUMBERS.includes(name) ? Number(cell) : storedText(cell);
};

const fromCsv = (content: string): unknown[] => {
  const [head, ...lines]: string[][] = parse(content, { bom: true, relaxColumnCount: true });
  if (head?.join() !== TRAIL_FILE_COLUMNS.join()) throw new Error('its first line does not name the columns');
  return lines.map((cells) =>
    Object.fromEntries(TRAIL_FILE_COLUMNS.map((name, place) => [name, cellOf(name, cells[place] ?? '')])),
  );
};

const whyNot = (error: unknown): string =>
  error instanceof z.ZodError
    ? (error.issues[0]?.path.join('.') ?? 'its shape')
    : error instanceof Error
      ? error.message
      : String(error);

const firstDifference = (one: string, other: string): number => {
  const lines = other.split('\n');
  return one.split('\n').findIndex((line, place) => line !== lines[place]) + 1;
};

/** Everything in the file has to be what the app writes for these rows: a cell more, a number spelled otherwise, a head of its own. */
const refuseChanged = (content: string, written: string): void => {
  if (content === written) return;
  const line = firstDifference(content, written) || content.split('\n').length;
  throw new OperatorError(`Line ${line} is not as the app exports it: the file was changed since.`);
};

const parseTrailFile = (content: string): { chain: number; rows: ChainedRow[]; format: keyof typeof TRAIL_WRITERS } => {
  if (content.trimStart().startsWith('{')) return { ...jsonFile.parse(JSON.parse(content)), format: 'json' };
  const rows = z.array(chainedRow).parse(fromCsv(content));
  return { rows, chain: rows[0]?.chain ?? 0, format: 'csv' };
};

/** The rows of an exported trail, CSV or JSON as its content tells (TR-02). */
export function readTrailFile(content: string): ChainedRow[] {
  try {
    const { chain, rows, format } = parseTrailFile(content);
    refuseChanged(content, TRAIL_WRITERS[format](rows, rows[0]?.chain ?? chain));
    return rows;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`This is not an exported trail: ${whyNot(error)}.`, { cause: error });
  }
}
