import type { Client } from 'pg';
import { withClient } from '../../../server/database/connect';
import { migrateDatabase } from '../../../server/database/migrate';
import { startTestCluster } from './testCluster';

declare global {
  // jest hands nothing else from the setup to the teardown.
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

const template = 'saldo_template';

const databasesLike = async (client: Client, pattern: string): Promise<string[]> => {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    pattern,
  ]);
  return rows.map(({ datname }) => datname);
};

const makeTemplate = async (url: string, name: string): Promise<void> => {
  await withClient(url, (client) => client.query(`create database ${name}`));
  const address = new URL(url);
  address.pathname = `/${name}`;
  await migrateDatabase(address.href);
};

/** A foreign PostgreSQL may be shared with other runs: the template has the run's number, and goes with it. */
const prepareForeign = async (url: string): Promise<() => Promise<void>> => {
  const name = `${template}_${process.pid}`;
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  await makeTemplate(url, name);
  return () =>
    withClient(url, async (client) => void (await client.query(`drop database if exists ${name} with (force)`)));
};

/** The cluster is ours alone: whatever an earlier run has left besides the template goes. */
const prepareOwn = async (): Promise<() => Promise<void>> => {
  const { url, stop } = await startTestCluster();
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_TEMPLATE'] = template;
  const known = await withClient(url, async (client) => {
    for (const name of await databasesLike(client, 'test_%')) await client.query(`drop database ${name} with (force)`);
    return databasesLike(client, template);
  });
  if (known.length === 0) await makeTemplate(url, template);
  return stop;
};

/** One PostgreSQL for all test files of a run: the embedded one, or an own one by TEST_DATABASE_URL. */
export const startTestPostgres = async (): Promise<void> => {
  const own = process.env['TEST_DATABASE_URL'];
  globalThis.stopTestPostgres = own ? await prepareForeign(own) : await prepareOwn();
};
