import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withClient } from '../../../server/database/connect';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../server/database/migrate';

declare global {
  // jest hands nothing else from the setup to the teardown.
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

const template = 'saldo_template';

const startEmbedded = async (): Promise<EmbeddedPostgres> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-jest-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...postgres, stop };
};

/** Names the template after the run where the PostgreSQL is shared with others. */
const prepareTemplate = async (url: string, name: string): Promise<void> => {
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const address = new URL(url);
  address.pathname = `/${name}`;
  if (existsSync(resolve('server/database/migrations/meta/_journal.json'))) await migrateDatabase(address.href);
};

/** One PostgreSQL for all test files of a run: the embedded one, or an own one by TEST_DATABASE_URL. */
export const startTestPostgres = async (): Promise<void> => {
  const own = process.env['TEST_DATABASE_URL'];
  const postgres = own ? undefined : await startEmbedded();
  const url = postgres?.url ?? own ?? '';
  const name = own ? `${template}_${process.pid}` : template;
  await prepareTemplate(url, name);
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  globalThis.stopTestPostgres = async () => {
    if (own) await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    await postgres?.stop();
  };
};
