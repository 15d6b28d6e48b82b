import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { OperatorError } from '../../kernel/operatorError';
import type { ChainedRow } from '../../security/trail/trailHash';
import { TRAIL_FILE_COLUMNS, TRAIL_FILE_FORMAT } from './trailFile';

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

const jsonFile = z.object({ format: z.literal(TRAIL_FILE_FORMAT), rows: z.array(chainedRow) });

const NUMBERS: readonly string[] = ['chain', 'seq', 'userId', 'loginLogId', 'pageSeq'];

/** Undoes what makes a cell harmless for spreadsheet programs (csvFile). */
const plainText = (cell: string): string => (/^'(?:[=+\-@\t\r\n＝＋－＠]|\d{12,}$)/u.test(cell) ? cell.slice(1) : cell);

const cellOf = (name: string, cell: string): string | number | null => {
  if (cell === '') return null;
  return NUMBERS.includes(name) ? Number(cell) : plainText(cell);
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

/** The rows of an exported trail, CSV or JSON as its content tells (TR-02). */
export function readTrailFile(content: string): ChainedRow[] {
  try {
    const isJson = content.trimStart().startsWith('{');
    return isJson ? jsonFile.parse(JSON.parse(content)).rows : z.array(chainedRow).parse(fromCsv(content));
  } catch (error) {
    throw new OperatorError(`This is not an exported trail: ${whyNot(error)}.`, { cause: error });
  }
}
