import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../server/app';
import { connect } from '../../../server/database/connect';
import type { DatabaseLimits } from '../../../server/settings/databaseSettings';
import { readSettings } from '../../../server/settings/settings';
import { freshDatabase, type TestDatabase } from './database';
import { type DatabaseProxy, openDatabaseProxy } from './databaseProxy';
import type { TestServer } from './server';

/** A server whose database can be taken away from it. */
export interface ProxiedServer {
  readonly server: TestServer;
  readonly proxy: DatabaseProxy;
  /** Direct connection to the same database. */
  readonly direct: TestDatabase;
  /** Reports of the server about its database: true if it is unreachable. */
  readonly told: boolean[];
}

/** Starts a server on a fresh database behind a proxy. */
export const startProxiedServer = async (limits: Partial<DatabaseLimits> = {}): Promise<ProxiedServer> => {
  const direct = await freshDatabase();
  const proxy = await openDatabaseProxy(direct.servingUrl);
  const told: boolean[] = [];
  const onChange = (isAway: boolean): void => void told.push(isAway);
  const database = connect({ url: proxy.url, onError: () => {}, onChange, limits: { size: 10, ...limits } });
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-proxied-'));
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' });
  const app = await createApp({ settings, database });
  const close = async (): Promise<void> => {
    await app.close();
    await database.$client.end();
    await proxy.close();
    await direct.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server: { app, database, url: proxy.url, close }, proxy, direct, told };
};
