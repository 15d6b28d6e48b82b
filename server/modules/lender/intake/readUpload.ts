import { Readable } from 'node:stream';
import type { CallerContext } from '../../../access/callContext';
import { ImportErrors } from '../../../values/importRefused';
import { FileProblem } from '../../../values/tableFile/fileProblem';
import { readTable, SCREEN_LIMITS } from '../../../values/tableFile/readTable';
import { type CheckedEvent, checkLenderRow, LENDER_TABLE } from './checkEvent';

/** Parsed file. */
export interface ParsedLenderFile {
  readonly events: { readonly line: number; readonly event: CheckedEvent }[];
  readonly mistakes: ImportErrors;
  rows: number;
}

/** Number of Base64 characters decoded at once: whole groups of four. */
const PIECE_LENGTH = 64 * 1024;

function* decodePieces(content: string): Generator<Buffer> {
  for (let from = 0; from < content.length; from += PIECE_LENGTH) {
    yield Buffer.from(content.slice(from, from + PIECE_LENGTH), 'base64');
  }
}

/** Parses an uploaded file, its content in base64, by the rules of the command; throws a FileProblem for an invalid file. */
export async function readUpload(
  { content }: { readonly content: string },
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
): Promise<ParsedLenderFile> {
  const { currency, currencyDigits, timeZone } = caller;
  const into: ParsedLenderFile = { events: [], mistakes: new ImportErrors(), rows: 0 };
  const source = Readable.from(decodePieces(content));
  for await (const read of readTable(source, LENDER_TABLE, SCREEN_LIMITS)) {
    into.rows += 1;
    const checked = checkLenderRow(read, { currency, currencyDigits, timeZone, now });
    if ('event' in checked) into.events.push({ line: read.row, event: checked.event });
    else into.mistakes.add(checked.errors);
    if (into.mistakes.isFull) break;
  }
  if (into.rows === 0) throw new FileProblem('noRows');
  return into;
}
