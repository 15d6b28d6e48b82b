import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { OperatorError } from '../../kernel/operatorError';
import type { RowError } from '../../values/importRefused';
import { FILE_ERRORS_MAX } from '@/contract/ourLimits';
import { COPY_STAGE, CREATE_STAGE, FIND_CONFLICTS, MOVES } from './importStatementStore';

/** The institution that a file is imported for. */
export interface ImportInstitution {
  readonly id: string;
  readonly currency: string;
  readonly currency_digits: number;
  readonly time_zone: string;
}

/** Finds an institution by its code. */
export async function findInstitution(client: pg.ClientBase, code: string): Promise<ImportInstitution> {
  const found = await client.query<ImportInstitution>(
    'select id, currency, currency_digits, time_zone from institution where code = $1',
    [code],
  );
  const [row] = found.rows;
  if (!row) throw new OperatorError(`There is no institution "${code}".`);
  return row;
}

/** Opens the transaction of an import. */
export async function beginImport(client: pg.ClientBase): Promise<void> {
  // A large file takes longer than the timeout of a call.
  await client.query(
    "begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB'",
  );
}

/** Sets the time zone, so that times without an offset are read as the institution's. */
export async function takeTimeZone(client: pg.ClientBase, timeZone: string): Promise<void> {
  await client.query("select set_config('timezone', $1, true)", [timeZone]);
}

/** Fills the staging table with lines in COPY format. */
export async function stage(client: pg.ClientBase, lines: AsyncIterable<string>): Promise<void> {
  await client.query(CREATE_STAGE);
  await pipeline(Readable.from(lines), client.query(copyStreams.from(COPY_STAGE)));
  await client.query('analyze staged');
}

/** Validates against the whole file and the database; returns the first errors and their total number. */
export async function findConflicts(
  client: pg.ClientBase,
  { id }: ImportInstitution,
): Promise<{ first: RowError[]; total: number }> {
  const found = await client.query<RowError & { total: number }>(FIND_CONFLICTS, [id, FILE_ERRORS_MAX]);
  const first = found.rows.map(({ row, column, wrong }) => ({ row, column, wrong }));
  return { first, total: found.rows[0]?.total ?? 0 };
}

/** Creates borrowers, loans, plans, cases, contacts and names from the staged rows. */
export async function moveStagedRows(client: pg.ClientBase, { id }: ImportInstitution, now: Date): Promise<void> {
  for (const { statement, withNow } of MOVES) await client.query(statement, withNow ? [id, now] : [id]);
}

/** Selects the cases of the staged file. */
export const selectStagedCases = (): SQL => sql`loan_no in (select loan_no from staged)`;

/** Query builder within the import's own transaction. */
export const createImportBuilder = (client: pg.PoolClient) => drizzle({ client, casing: 'snake_case' });
