// Measures how long an institution with its history takes to move to another cell (CE-04): 100,000 cases in under 5 minutes.
// npm run bench -- move --cases 100000
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect, withClient } from '../../server/database/connect';
import { startEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../server/database/migrate';
import { moveToCell } from '../../server/modules/institutions/institutionsFacade';
import { seedDatabase } from '../../server/seed/seedDatabase';

const { values } = parseArgs({ options: { cases: { type: 'string', default: '100000' } } });
const BUDGET_S = 5 * 60;
const INSTITUTION = 'MX';

const began = performance.now();
const getSeconds = (since = began): number => (performance.now() - since) / 1000;
const say = (line: string): void => console.log(`${getSeconds().toFixed(1).padStart(7)} s  ${line}`);

const seed = async (url: string): Promise<void> => {
  const database = connect({ url, limits: { size: 4 }, onError: (error) => console.error(error.message) });
  await seedDatabase(database, { cases: Number(values.cases), now: new Date(), production: false });
  await database.$client.query('vacuum analyze');
  await database.$client.end();
};

/** Connects as PostgreSQL's administrator, whose password is the owner's. */
const asAdministrator = (url: string): string => url.replace('//saldo:', '//postgres:');

const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
try {
  const target = new URL(postgres.url);
  target.pathname = '/other_cell';
  await withClient(postgres.url, (client) => client.query('create database other_cell'));
  await migrateDatabase(postgres.url, { cell: 1 });
  await migrateDatabase(target.href, { cell: 2 });
  say(`Creating ${values.cases} cases`);
  await seed(postgres.url);
  const moving = performance.now();
  const { copied } = await withClient(asAdministrator(postgres.url), (from) =>
    withClient(asAdministrator(target.href), (to) =>
      moveToCell({ source: from, target: to, code: INSTITUTION, anchors: [], onStep: say, onTable: () => undefined }),
    ),
  );
  const seconds = getSeconds(moving);
  const rows = [...(copied?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  say(`${copied?.get('task') ?? 0} cases and ${rows} rows moved in ${seconds.toFixed(1)} s`);
  process.exitCode = seconds <= BUDGET_S ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
