import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withClient } from '../../../server/database/connect';
import { migrateDatabase } from '../../../server/database/migrate';
import { getOperatorMessage } from '../../../server/kernel/operatorError';
import { asOwner, bareDatabase, freshDatabase, type TestDatabase } from '../../support/server/database';

let made: TestDatabase;

beforeAll(async () => {
  made = await freshDatabase();
});
afterAll(() => made.drop());

test('GE-06 tables of this version are taken; those of a newer one are refused with a line', async () => {
  await migrateDatabase(made.url);
  await withClient(made.url, (client) =>
    client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', extract(epoch from now()) * 1000 + 1e12)",
    ),
  );
  expect(await migrateDatabase(made.url).catch(getOperatorMessage)).toBe(
    'The database belongs to a newer version of Saldo than this one: start that version, or restore a backup of before.',
  );
});

const STEPS = [
  // PostgreSQL's own analysis at the same moment would keep pages from being marked.
  'create table "written" (id bigint primary key, said text) with (autovacuum_enabled = false)',
  'alter table "written" add column "length" integer generated always as (length(said)) stored',
];

/** The first of the steps as migrations. */
const writeSteps = (folder: string, count: number): void => {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const steps = STEPS.slice(0, count);
  for (const [at, step] of steps.entries()) writeFileSync(path.join(folder, `step${at}.sql`), step);
  const entries = steps.map((_, at) => ({
    idx: at,
    version: '7',
    when: 1000 + at,
    tag: `step${at}`,
    breakpoints: true,
  }));
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
};

test('SC-02 a table rewritten by a migration is vacuumed, so that index-only scans work again', async () => {
  const own = await bareDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'saldo-steps-'));
  const seen = () =>
    withClient(own.url, async (client) => {
      const { rows } = await client.query("select relallvisible > 100 as seen from pg_class where relname = 'written'");
      return rows[0]?.seen;
    });
  try {
    writeSteps(folder, 1);
    await migrateDatabase(own.url, { folder });
    await asOwner(own, "insert into written select i, repeat('x', 100) from generate_series(1, 20000) i");
    writeSteps(folder, 2);
    await migrateDatabase(own.url, { folder });
    expect(await seen()).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
    await own.drop();
  }
});
