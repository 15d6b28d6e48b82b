import dns from 'node:dns';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../server/database/connect';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { getServerProgram } from '../build/serverBundle.mjs';
import { findFreePort } from '../findFreePort.mjs';
import { start, waitForEnd } from '../processes.mjs';

const DOMAIN = 'saldo.test';

/** Resolves the addresses of institutions to this machine, without a change of its settings. */
export const resolveAddresses = (): void => {
  const { lookup } = dns;
  const local = (host: string, ...rest: unknown[]): unknown =>
    Reflect.apply(lookup, dns, [host.endsWith(`.${DOMAIN}`) ? '127.0.0.1' : host, ...rest]);
  Object.assign(dns, { lookup: local });
};

/** A cell: a PostgreSQL and a server, with synthetic institutions. */
export interface Cell {
  readonly number: number;
  readonly dataDir: string;
  readonly postgres: EmbeddedPostgres;
  readonly server: ChildProcess;
  /** The institution with cases, and its agent. */
  readonly code: string;
  readonly agent: string;
  /** Address of PostgreSQL's administrator. */
  readonly adminUrl: string;
  readonly anchors: string;
  /** Returns the address of an institution, as if a proxy had sent it to this cell. */
  readonly getAddress: (code: string) => string;
  readonly stop: () => Promise<void>;
}

const OVERRIDES = ['shared_buffers=64MB', 'log_line_prefix=%a '];

/** User names and codes are unique among the cells, so that institutions can move. */
const rename = (adminUrl: string, number: number): Promise<unknown> =>
  withClient(adminUrl, (client) =>
    client.query(`update institution set code = 'C${number}' || code;
      update app_user set username = 'c${number}.' || username, email = 'c${number}.' || email`),
  );

const READY_WITHIN_MS = 180_000;

const waitUntilReady = async (server: ChildProcess, url: string): Promise<void> => {
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end; await wait(100)) {
    if (server.exitCode !== null) throw new Error(`a server ended with ${server.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${url} is not ready`);
};

/** Names the connections of a cell's server, by which the logs of PostgreSQL tell the cells apart. */
const withName = (url: string, name: string): string => `${url}?application_name=${name}`;

/** Starts a cell in a folder. */
export const startCell = async (folder: string, number: number): Promise<Cell> => {
  const dataDir = path.join(folder, `cell${number}`);
  mkdirSync(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    log: console.log,
    overrides: OVERRIDES,
  });
  const adminUrl = postgres.url.replace('//saldo:', '//postgres:');
  await withClient(adminUrl, (client) => client.query("alter database saldo set log_statement = 'all'"));
  const port = await findFreePort();
  const anchors = path.join(dataDir, 'heads.jsonl');
  const env = {
    CELL: String(number),
    PORT: String(port),
    PROVIDER_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: withName(postgres.servingUrl, `cell${number}`),
    DATABASE_OWNER_URL: withName(postgres.url, `cell${number}`),
    PUBLIC_ORIGIN: `http://{institution}.${DOMAIN}:${port}`,
    AUDIT_ANCHOR_FILE: anchors,
    SEED_CASES: '300',
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'error',
  };
  const server = start(getServerProgram('main'), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await waitUntilReady(server, `http://127.0.0.1:${port}`);
  const isFirst = number === 1;
  if (!isFirst) await rename(adminUrl, number);
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await waitForEnd(server);
    await postgres.stop();
  };
  return {
    number,
    dataDir,
    postgres,
    server,
    code: isFirst ? 'MX' : `C${number}MX`,
    agent: isFirst ? 'agent' : `c${number}.agent`,
    adminUrl,
    anchors,
    getAddress: (code) => `http://${code.toLowerCase()}.${DOMAIN}:${port}`,
    stop,
  };
};
