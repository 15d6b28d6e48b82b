import type { Readable } from 'node:stream';
import type pg from 'pg';
import type { Database } from '../../database/connect';
import { toCalendarDay } from '../../values/toCalendarDay';
import { getHomeCountry } from '../../values/phoneNumber';
import type { CellContext } from './importCell';
import { checkRow } from './importChecks';
import { IMPORT_COLUMNS } from './importColumns';
import { ImportErrors } from '../../values/importRefused';
import { FileProblem } from '../../values/tableFile/fileProblem';
import { readTable, type TableRow } from '../../values/tableFile/readTable';
import { routeCases } from '../queues/queuesFacade';
import {
  beginImport,
  createImportBuilder,
  findConflicts,
  findInstitution,
  type ImportInstitution,
  moveStagedRows,
  stage,
  selectStagedCases,
  takeTimeZone,
} from './importStore';

/** A file of cases for one institution. */
export interface CaseImport {
  /** CSV; its columns are in docs/import.md. */
  readonly source: Readable;
  /** The institution's code. */
  readonly institution: string;
  readonly now: Date;
  /** Receives the number of rows read, every few hundred rows. */
  readonly onProgress?: (rows: number) => void;
}

/** Number of rows sent to PostgreSQL at once. */
const BATCH = 250;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};
const copyCell = (value: string | null): string =>
  value === null ? String.raw`\N` : value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);

interface Staging extends CaseImport {
  readonly place: Omit<CellContext, 'mark'>;
  readonly mistakes: ImportErrors;
  rows: number;
}

/** Formats a row for COPY; a row with errors is omitted, and its errors are recorded. */
function toCopyLine(read: TableRow, { place, mistakes }: Staging): string {
  const { values, errors } = checkRow(read, place);
  mistakes.add(errors.map((error) => ({ row: read.row, ...error })));
  return errors.length > 0 ? '' : `${read.row}\t${values.map(copyCell).join('\t')}\n`;
}

async function* copyLines(staging: Staging): AsyncGenerator<string> {
  let batch = '';
  for await (const row of readTable(staging.source, { columns: IMPORT_COLUMNS, page: 'docs/import.md' })) {
    batch += toCopyLine(row, staging);
    if (staging.mistakes.isFull) break;
    staging.rows += 1;
    if (staging.rows % BATCH !== 0) continue;
    staging.onProgress?.(staging.rows);
    if (batch !== '') yield batch;
    batch = '';
  }
  staging.onProgress?.(staging.rows);
  if (batch !== '') yield batch;
}

/** Sorts the imported cases by the rules of their queues, which apply from the first day on (QU-01). */
const sortImported = (client: pg.PoolClient, institution: ImportInstitution, now: Date) =>
  routeCases(createImportBuilder(client), {
    institutionId: Number(institution.id),
    timeZone: institution.time_zone,
    now,
    only: selectStagedCases(),
    by: null,
  });

/** Imports cases like importCases, inside a transaction that the caller has opened on `client`. */
export async function importCasesWith(client: pg.PoolClient, caseImport: CaseImport): Promise<number> {
  const institution = await findInstitution(client, caseImport.institution);
  await takeTimeZone(client, institution.time_zone);
  const { currency_digits: digits, time_zone: timeZone } = institution;
  const { now } = caseImport;
  const place = { digits, timeZone, country: getHomeCountry(institution), now, today: toCalendarDay(now, timeZone) };
  const mistakes = new ImportErrors();
  const staging: Staging = { ...caseImport, place, mistakes, rows: 0 };
  await stage(client, copyLines(staging));
  const conflicts = await findConflicts(client, institution);
  mistakes.add(conflicts.first, conflicts.total);
  mistakes.throwAny();
  await moveStagedRows(client, institution, caseImport.now);
  await sortImported(client, institution, caseImport.now);
  return staging.rows;
}

/** Imports a file of cases, all or nothing, and returns their number. Throws an ImportRefused that lists the errors of an invalid file. */
export async function importCases(database: Database, caseImport: CaseImport): Promise<number> {
  const client = await database.$client.connect();
  try {
    await beginImport(client);
    const rows = await importCasesWith(client, caseImport);
    if (rows === 0) throw new FileProblem('noRows');
    await client.query('commit');
    client.release();
    return rows;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => undefined,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}
