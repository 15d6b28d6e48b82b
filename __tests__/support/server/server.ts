import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import type { Database } from '../../../server/database/connect';
import { readSettings } from '../../../server/settings/settings';
import { freshDatabase } from './database';

/** The server of one test file: the real one, with a separate database, without a port (`app.inject(…)`). */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  url: string;
  close: () => Promise<void>;
}

interface Options {
  /** Clock of the server; defaults to the machine's. */
  now?: () => Date;
  /** The clock of the server's machine, which counts for nothing. */
  machineClock?: () => number;
  /** Run-time settings in addition to those for tests. */
  environment?: Record<string, string>;
  /** Changes the empty tables, as their owner, before the server is there. */
  prepare?: (url: string) => Promise<unknown>;
}

/**
 * `beforeAll(async () => { server = await startApp(); }); afterAll(() => server.close());`
 * For a real port (WebSocket, a browser): `await server.app.listen({ port: 0 })`.
 */
export const startApp = async ({ now, machineClock, environment = {}, prepare }: Options = {}): Promise<TestServer> => {
  const { database, url, drop } = await freshDatabase();
  await prepare?.(url);
  const dataDir = mkdtempSync(join(tmpdir(), 'saldo-app-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'silent',
    SIMULATED_PAYMENTS: 'done',
    SIMULATED_CODES: 'given',
    PAYMENT_TEMPO: '0.001',
    ...environment,
  });
  const app = await createApp({ settings, database, ...(now && { now }), ...(machineClock && { machineClock }) });
  const close = async (): Promise<void> => {
    await app.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, database, url, close };
};
