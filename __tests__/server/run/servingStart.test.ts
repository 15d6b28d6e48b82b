import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, withClient } from '../../../server/database/connect';
import { startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/openDatabase';
import { stopAll, type Disposables } from '../../../server/kernel/stopAll';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { readSettings } from '../../../server/settings/settings';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { migrationsBefore } from '../../support/server/migrationsFolder';
import { endRunningServers, runServer } from '../../support/server/runningServer';
import { addRow, CHAIN_START, chainRows, makeChain } from '../../support/trail/trailRig';

// Real servers and databases that start and end: slow on a busy machine.
jest.setTimeout(120_000);

let own: TestDatabase;
const base = mkdtempSync(join(tmpdir(), 'saldo-serving-'));

beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(async () => {
  endRunningServers();
  await own.drop();
  rmSync(base, { recursive: true, force: true });
});

const WARNING = 'whose role owns the tables';

/** Returns the roles that hold connections to the server's database. */
const rolesAtWork = (): Promise<string[]> =>
  withClient(own.url, async (client) => {
    const { rows } = await client.query<{ role: string }>(
      "select distinct usename as role from pg_stat_activity where datname = current_database() and application_name = 'saldo' and pid <> pg_backend_pid()",
    );
    return rows.map(({ role }) => role);
  });

test('TR-02 a server with two addresses serves as the one, and holds no connection of the other', async () => {
  const server = await runServer({ DATABASE_URL: own.servingUrl, DATABASE_OWNER_URL: own.url });
  expect((await fetch(`${server.app}/readyz`)).status).toBe(200);
  expect(await rolesAtWork()).toEqual([new URL(own.servingUrl).username]);
  expect(server.said()).not.toContain(WARNING);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('GE-06 a server with one address, whose role owns the tables, serves as ever and says so', async () => {
  const server = await runServer({ DATABASE_URL: own.url });
  expect((await fetch(`${server.app}/readyz`)).status).toBe(200);
  expect(server.said()).toContain(WARNING);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** A data folder as it was when the owner served, too; gives back the number of its chain. */
const makeOlderFolder = async (dataDir: string): Promise<number> => {
  const folder = migrationsBefore('serving_role');
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const superuser = new URL(postgres.url);
  Object.assign(superuser, { username: 'postgres', pathname: '/postgres' });
  await withClient(superuser.href, (client) => client.query('drop role saldo_server'));
  await migrateDatabase(postgres.url, { folder });
  const database = connect({ url: postgres.url, onError: () => {} });
  const chain = await makeChain(database, 3);
  await database.$client.end();
  await postgres.stop();
  rmSync(folder, { recursive: true });
  return chain;
};

test('TR-02 a data folder of the time when the owner served is served by another role from its next start on', async () => {
  const dataDir = join(base, 'older');
  const chain = await makeOlderFolder(dataDir);
  const stops: Disposables = [];
  const settings = readSettings({ DATA_DIR: dataDir });
  const { database, ownsTables } = await openDatabase({ settings, ownerUrl: undefined, stops, say: () => {} });
  await addRow(database, chain, 3);
  const rows = await chainRows(database, chain);
  const { rows: roles } = await database.$client.query('select current_user as role');
  const refusals = await Promise.all(
    [
      'alter table trail_entry disable trigger user',
      'set role saldo',
      'drop table trail_entry',
      'create role mine',
    ].map((statement) => database.$client.query(statement).catch(({ code }: { code: string }) => code)),
  );
  await stopAll(stops);
  expect([ownsTables, roles]).toEqual([false, [{ role: 'saldo_server' }]]);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(findChainFault(rows, CHAIN_START)).toBeUndefined();
  expect(refusals).toEqual(['42501', '42501', '42501', '42501']);
});
