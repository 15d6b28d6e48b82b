import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import type { Database } from '../../database/connect';
import { OperatorError } from '../../kernel/operatorError';
import { calendarDay } from '../../values/calendarDay';
import type { CellPlace } from './importCell';
import { checkRow } from './importChecks';
import { readImport } from './importReader';
import type { RowError } from './importRefused';
import { ERRORS_SHOWN, ImportRefused } from './importRefused';
import { sortCases } from '../queues/queuesFacade';
import { COPY_STAGE, CREATE_STAGE, FIND_CONFLICTS, MOVES } from './importStatementStore';

/** A file of cases for one institution. */
export interface CaseImport {
  /** CSV, UTF-8; its columns are in docs/import.md. */
  readonly source: Readable;
  /** The institution's code. */
  readonly institution: string;
  readonly now: Date;
  /** Told how many rows have been read, every few hundred. */
  readonly onProgress?: (rows: number) => void;
}

/** Rows sent to PostgreSQL in one piece. */
const BATCH = 250;

interface Institution {
  readonly id: string;
  readonly currency_digits: number;
  readonly time_zone: string;
}

async function findInstitution(client: pg.ClientBase, code: string): Promise<Institution> {
  const found = await client.query<Institution>(
    'select id, currency_digits, time_zone from institution where code = $1',
    [code],
  );
  const [row] = found.rows;
  if (!row) throw new OperatorError(`There is no institution "${code}".`);
  return row;
}

/** Collects mistakes: all are counted, the first are kept. */
class Mistakes {
  readonly first: RowError[] = [];
  count = 0;

  add(errors: readonly RowError[], count = errors.length): void {
    this.count += count;
    this.first.push(...errors.slice(0, ERRORS_SHOWN - this.first.length));
  }

  throwAny(): void {
    if (this.count > 0) throw new ImportRefused(this.first, this.count);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};
const copyCell = (value: string | null): string =>
  value === null ? String.raw`\N` : value.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);

interface Staging extends CaseImport {
  readonly place: CellPlace;
  readonly mistakes: Mistakes;
  rows: number;
}

async function* copyLines(staging: Staging): AsyncGenerator<string> {
  let batch = '';
  for await (const row of readImport(staging.source)) {
    const { values, errors } = checkRow(row, staging.place);
    staging.mistakes.add(errors.map((error) => ({ line: row.line, ...error })));
    if (errors.length === 0) batch += `${row.line}\t${values.map(copyCell).join('\t')}\n`;
    staging.rows += 1;
    if (staging.rows % BATCH !== 0) continue;
    staging.onProgress?.(staging.rows);
    if (batch !== '') yield batch;
    batch = '';
  }
  staging.onProgress?.(staging.rows);
  if (batch !== '') yield batch;
}

async function stage(client: pg.ClientBase, staging: Staging): Promise<void> {
  await client.query(CREATE_STAGE);
  await pipeline(Readable.from(copyLines(staging)), client.query(copyStreams.from(COPY_STAGE)));
  await client.query('analyze staged');
}

async function findConflicts(client: pg.ClientBase, institution: Institution, mistakes: Mistakes): Promise<void> {
  const found = await client.query<RowError & { total: number }>(FIND_CONFLICTS, [institution.id, ERRORS_SHOWN]);
  const conflicts = found.rows.map(({ line, column, wrong }) => ({ line, column, wrong }));
  mistakes.add(conflicts, found.rows[0]?.total ?? 0);
}

/** What the rules of its queues say counts from the first day on (QU-01). */
const sortImported = (client: pg.PoolClient, institution: Institution, now: Date) =>
  sortCases(drizzle({ client, casing: 'snake_case' }), {
    institutionId: Number(institution.id),
    timeZone: institution.time_zone,
    now,
    only: sql`loan_no in (select loan_no from staged)`,
    by: null,
  });

/** The same as importCases, inside a transaction that the caller has opened on `client`. */
export async function importCasesWith(client: pg.PoolClient, asked: CaseImport): Promise<number> {
  const institution = await findInstitution(client, asked.institution);
  // Times without an offset are the institution's own.
  await client.query("select set_config('timezone', $1, true)", [institution.time_zone]);
  const place = { digits: institution.currency_digits, today: calendarDay(asked.now, institution.time_zone) };
  const mistakes = new Mistakes();
  const staging: Staging = { ...asked, place, mistakes, rows: 0 };
  await stage(client, staging);
  await findConflicts(client, institution, mistakes);
  mistakes.throwAny();
  for (const { statement, withNow } of MOVES) {
    await client.query(statement, withNow ? [institution.id, asked.now] : [institution.id]);
  }
  await sortImported(client, institution, asked.now);
  return staging.rows;
}

/** Imports a file of cases, all or nothing, and returns how many; a file with mistakes is an ImportRefused that names them. */
export async function importCases(database: Database, asked: CaseImport): Promise<number> {
  const client = await database.$client.connect();
  try {
    // A large file takes longer than any call may.
    await client.query(
      "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB'",
    );
    const rows = await importCasesWith(client, asked);
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
