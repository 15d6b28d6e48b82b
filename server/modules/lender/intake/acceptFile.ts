import type { Readable } from 'node:stream';
import type { LenderHandle } from '@/contract/codes/lenderCodes';
import type { Database } from '../../../database/connect';
import { OperatorError } from '../../../kernel/operatorError';
import { ImportErrors } from '../../../values/importRefused';
import { FileProblem } from '../../../values/tableFile/fileProblem';
import { readTable, type TableRow } from '../../../values/tableFile/readTable';
import { type EventContext, checkLenderRow, LENDER_TABLE } from './checkEvent';
import {
  acceptStagedRows,
  copyLine,
  runInLongTransaction,
  type Sender,
  stageLines,
  type AcceptedFile,
} from './acceptStore';
import { findInstitutionByCode } from './placeStore';

/** A file of a lender's events. */
export interface LenderFile {
  /** CSV; its columns are in docs/lender.md. */
  readonly source: Readable;
  readonly name: string;
  /** The institution's code. */
  readonly institution: string;
  readonly handle: LenderHandle;
  readonly actorName: string | null;
  readonly now: Date;
  /** Receives the number of rows read, every few hundred rows. */
  readonly onProgress?: (rows: number) => void;
}

/** Number of rows sent to PostgreSQL at once. */
const AT_ONCE = 500;

interface AcceptFileReadContext extends LenderFile {
  readonly place: EventContext;
  readonly mistakes: ImportErrors;
  rows: number;
}

/** Formats a row for COPY; a row with errors is omitted, and its errors are recorded. */
function getLine(read: TableRow, { mistakes, place }: AcceptFileReadContext): string {
  const checked = checkLenderRow(read, place);
  if ('event' in checked) return copyLine(read.row, checked.event);
  mistakes.add(checked.errors);
  return '';
}

async function* copyLines(reading: AcceptFileReadContext): AsyncGenerator<string> {
  let part = '';
  for await (const row of readTable(reading.source, LENDER_TABLE)) {
    part += getLine(row, reading);
    if (reading.mistakes.isFull) break;
    reading.rows += 1;
    if (reading.rows % AT_ONCE !== 0) continue;
    reading.onProgress?.(reading.rows);
    if (part !== '') yield part;
    part = '';
  }
  reading.onProgress?.(reading.rows);
  if (part !== '') yield part;
}

/**
 * Accepts a file, all or nothing; its rows are booked one by one afterwards. Throws an ImportRefused that lists the errors of
 * an invalid file, of which nothing is stored (MI-01).
 */
export async function acceptFile(database: Database, file: LenderFile): Promise<AcceptedFile> {
  const place = await findInstitutionByCode(database, file.institution);
  if (!place) throw new OperatorError(`There is no institution "${file.institution}".`);
  const { institutionId, ...reads } = place;
  const { handle, name, actorName, now } = file;
  const sender: Sender = { institutionId, handle, name, actorName, now };
  return runInLongTransaction(database, async (client) => {
    const reading = { ...file, place: { ...reads, now }, mistakes: new ImportErrors(), rows: 0 };
    await stageLines(client, copyLines(reading));
    reading.mistakes.throwAny();
    if (reading.rows === 0) throw new FileProblem('noRows');
    return acceptStagedRows(client, sender, reading.rows);
  });
}
