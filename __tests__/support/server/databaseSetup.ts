import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { withClient } from '../../../server/database/connect';
import { prepareTables } from '../../../server/database/servingRole';
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

const inDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

interface Roles {
  /** The owner's address. */
  readonly url: string;
  readonly servingUrl: string;
}

/** Calls are served as the product serves them: by a role that owns nothing. */
const makeTemplate = async ({ url, servingUrl }: Roles, name: string): Promise<void> => {
  await withClient(url, (client) => client.query(`create database ${name}`));
  await prepareTables({ url: inDatabase(servingUrl, name), ownerUrl: inDatabase(url, name) });
};

/** A foreign PostgreSQL may be shared with other runs: the template has the run's number, and goes with it. */
const prepareForeign = async (url: string): Promise<() => Promise<void>> => {
  const name = `${template}_${process.pid}`;
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  const serving = new URL(url);
  Object.assign(serving, { username: `saldo_server_${process.pid}`, password: randomBytes(12).toString('hex') });
  process.env['TEST_DATABASE_SERVING_URL'] = serving.href;
  await withClient(url, (client) =>
    client.query(`create role ${serving.username} login password '${serving.password}'`),
  );
  await makeTemplate({ url, servingUrl: serving.href }, name);
  return () =>
    withClient(url, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role ${serving.username}`);
    });
};

/** The cluster is ours alone: whatever an earlier run has left besides the template goes. */
const prepareOwn = async (): Promise<() => Promise<void>> => {
  const { url, servingUrl, stop } = await startTestCluster();
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_SERVING_URL'] = servingUrl;
  process.env['TEST_DATABASE_TEMPLATE'] = template;
  const known = await withClient(url, async (client) => {
    for (const name of await databasesLike(client, 'test_%')) await client.query(`drop database ${name} with (force)`);
    return databasesLike(client, template);
  });
  if (known.length === 0) await makeTemplate({ url, servingUrl }, template);
  return stop;
};

/** One PostgreSQL for all test files of a run: the embedded one, or an own one by TEST_DATABASE_URL. */
export const startTestPostgres = async (): Promise<void> => {
  const own = process.env['TEST_DATABASE_URL'];
  globalThis.stopTestPostgres = own ? await prepareForeign(own) : await prepareOwn();
};
