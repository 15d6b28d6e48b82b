import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createApp } from '../../../server/app';
import { type Database, withClient } from '../../../server/database/connect';
import { readSettings } from '../../../server/settings/settings';
import { signInAs, type SignedIn } from '../server/people';
import { spawn } from 'node:child_process';
import { migrateDatabase } from '../../../server/database/migrate';
import { openSeeded } from '../server/seeded';
import { freshDatabase, type TestDatabase } from '../server/database';
import { serverProgram } from '../server/serverProgram';

/** Address of the same database for PostgreSQL's administrator, whom the embedded PostgreSQL has with the owner's password. */
export const asAdministrator = (url: string): string => {
  const address = new URL(url);
  if (address.username === 'saldo') address.username = 'postgres';
  return address.href;
};

/** Two cells: one with synthetic institutions, one without any. */
export interface Cells {
  readonly source: TestDatabase;
  readonly target: TestDatabase;
  readonly drop: () => Promise<void>;
}

/** Creates the databases of two cells. */
export const makeCells = async (cases: number): Promise<Cells> => {
  const { test: source } = await openSeeded(cases);
  const target = await freshDatabase();
  await migrateDatabase(target.url, { cell: 2 });
  const drop = async (): Promise<void> => {
    await source.drop();
    await target.drop();
  };
  return { source, target, drop };
};

/** Result of a command of the operator. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

interface MoveCommand {
  readonly from: TestDatabase;
  readonly to: TestDatabase;
  readonly options?: readonly string[];
  /** Step at which the command is killed. */
  readonly killAt?: string;
  /** Anchors of the source's audit trail; none if absent. */
  readonly anchorFile?: string;
}

/** Runs `npm run institution:move` or `institution:drop` for the Mexican institution. */
export const runCellCommand = (
  name: 'institutionMove' | 'institutionDrop',
  { from, to, options = [], killAt, anchorFile = '/nonexistent/heads.jsonl' }: MoveCommand,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const addresses = ['--from', asAdministrator(from.url), '--to', asAdministrator(to.url)];
    const program = serverProgram(name, '--institution', 'MX', ...addresses, ...options);
    const child = spawn(process.execPath, program, { env: { ...process.env, AUDIT_ANCHOR_FILE: anchorFile } });
    let output = '';
    const read = (part: Buffer): void => {
      output += part.toString();
      if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => resolve({ code, output }));
  });

/** An agent of an institution who has open cases. */
const getAgent = async (database: Database, code: string): Promise<number> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select t.agent_id as id from task t join institution i on i.id = t.institution_id
    where i.code = ${code} and t.agent_id is not null order by t.id limit 1`);
  return Number(rows[0]?.id);
};

/** Serves the database of a cell, with its workers; the app must be closed. */
export const serveCell = async ({ url, database }: TestDatabase) => {
  const settings = readSettings({ PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent', SIMULATED_PAYMENTS: 'done' });
  const app = await createApp({ settings, database });
  const signIn = async (code = 'MX'): Promise<SignedIn> => signInAs(database, await getAgent(database, code));
  const save = async ({ headers }: SignedIn, text: string, version = 0) => {
    const listing = await app.inject({ method: 'GET', url: '/prod/task/listing?page=1&pageSize=1', headers });
    const id = listing.json<{ data: { result: { id: string }[] } }>().data.result[0]?.id ?? '';
    const payload = { kind: 'log', content: JSON.stringify({ remarks: text }), version, intent: randomUUID() };
    return app.inject({ method: 'PUT', url: `/prod/task/draft/${id}`, headers, payload });
  };
  return { app, signIn, save };
};

const WRITTEN = `select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
  and relname not in ('session', 'institution_move') and exists (
    select from pg_attribute a where a.attrelid = c.oid and (a.attname = 'institution_id' or c.relname = 'institution')) order by 1`;

/** Number and content of all rows of the Mexican institutions, by table; without encrypted columns, and whether they are enabled. */
export const readTree = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(WRITTEN);
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - 'sealed_secret' ${name === 'institution' ? "- 'enabled'" : ''})::text, 0)::numeric), 0) as digest
         from ${name} t where ${name === 'institution' ? 'id' : 'institution_id'} in (select id from institution where code like 'MX%')`,
      );
      digests[name] = rows[0]?.digest ?? '';
    }
    return digests;
  });

/** States of the moving institutions. */
export const readStates = async ({ database }: TestDatabase): Promise<string[]> => {
  const { rows } = await database.execute<{ state: string }>(sql`
    select distinct state from institution_move order by 1`);
  return rows.map(({ state }) => state);
};

/** Number of institutions. */
export const countInstitutions = async ({ database }: TestDatabase): Promise<number> => {
  const { rows } = await database.execute<{ count: string }>(sql`select count(*) from institution`);
  return Number(rows[0]?.count);
};
