import { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CallerContext } from '../../access/callContext';
import { OperatorError } from '../../kernel/operatorError';
import { type FileRow, readImport } from '../../values/importFile';
import { Mistakes } from '../../values/importRefused';
import { type CheckedEvent, checkEvent, type EventPlace } from './checkEvent';
import { LENDER_COLUMNS } from './lenderColumns';

/** Rows after which others have their turn. */
const AT_ONCE = 500;

/** A file as it was read. */
export interface ReadFile {
  readonly events: { readonly line: number; readonly event: CheckedEvent }[];
  readonly mistakes: Mistakes;
  rows: number;
}

function readRow({ line, wrongWidth, cells }: FileRow, place: EventPlace, into: ReadFile): void {
  into.rows += 1;
  const faults = [{ column: 'row', wrong: wrongWidth ?? '' }];
  const checked = wrongWidth === undefined ? checkEvent(cells, place) : { faults };
  if ('event' in checked) into.events.push({ line, event: checked.event });
  else into.mistakes.add(checked.faults.map((fault) => ({ line, ...fault })));
}

/** Reads an uploaded file, its content in base64, by the rules of the command; an OperatorError says why it is no such file. */
export async function readUpload(
  { content }: { readonly content: string },
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
): Promise<ReadFile> {
  const { currency, currencyDigits, timeZone } = caller;
  const into: ReadFile = { events: [], mistakes: new Mistakes(), rows: 0 };
  const source = Readable.from([Buffer.from(content, 'base64')]);
  for await (const row of readImport(source, { columns: LENDER_COLUMNS, page: 'docs/lender.md' })) {
    readRow(row, { currency, currencyDigits, timeZone, now }, into);
    if (into.rows % AT_ONCE === 0) await othersTurn();
  }
  if (into.rows === 0) throw new OperatorError('The file has a header and no event below it.');
  return into;
}
