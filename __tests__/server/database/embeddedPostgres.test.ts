import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { withClient } from '../../../server/database/connect';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { getOperatorMessage } from '../../../server/kernel/operatorError';

// Real processes that start, die and recover: slow on a busy machine.
jest.setTimeout(60_000);

const base = mkdtempSync(join(tmpdir(), 'saldo-embedded-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const start = (dataDir: string, log: (line: string) => void = () => {}): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log });

const count = (url: string): Promise<number> =>
  withClient(url, async (client) => Number((await client.query('select count(*) from paid')).rows[0].count));

interface Holder {
  child: ChildProcess;
  url: string;
}

/** Starts a separate server process that can be killed. */
const holder = async (dataDir: string): Promise<Holder> => {
  const program = resolve('__tests__/support/server/embeddedPostgresHolder.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [url] = await once(lines, 'line');
  return { child, url: String(url) };
};

test('GE-05 the database is made at the first start and is there again at the next', async () => {
  const dataDir = join(base, 'again');
  const first = await start(dataDir);
  await withClient(first.url, (client) => client.query('create table paid (id int); insert into paid values (1)'));
  await first.stop();
  const second = await start(dataDir);
  expect(await count(second.url)).toBe(1);
  await second.stop();
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log']);
});

describe('a running one', () => {
  let postgres: EmbeddedPostgres;
  const dataDir = join(base, 'running');

  beforeAll(async () => {
    postgres = await start(dataDir);
  });
  afterAll(() => postgres.stop());

  test('GE-06 has what any PostgreSQL for Saldo must have, and no more rights', async () => {
    const [row] = await withClient(postgres.url, async (client) => {
      await client.query('create extension pg_trgm');
      const rights = 'rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user';
      return (
        await client.query(`select similarity('saldo', 'saldos') > 0.5 as trigrams, 'é' < 'z' as latin, ${rights}`)
      ).rows;
    });
    expect(row).toEqual({ trigrams: true, latin: false, rolsuper: false, rolcreaterole: true, rolbypassrls: false });
  });

  test('is reachable from this machine only, with its password only', async () => {
    const wrong = new URL(postgres.url);
    wrong.password = 'guess';
    const refusal = await withClient(wrong.href, (client) => client.query('select 1')).catch(getOperatorMessage);
    expect(wrong.hostname).toBe('127.0.0.1');
    expect(refusal).toMatch(/refused the login/);
  });

  test('GE-05 a second server on the same folder is refused with a clear line', async () => {
    const refusal = await start(dataDir).catch(getOperatorMessage);
    expect(refusal).toBe(
      `Another Saldo server (process ${process.pid}) uses ${dataDir}: stop it, or choose another folder with DATA_DIR.`,
    );
    await withClient(postgres.url, (client) => client.query('select 1'));
  });
});

test('commits that were answered survive a kill -9 of server and database; the next start takes over', async () => {
  const dataDir = join(base, 'killed');
  const { child, url } = await holder(dataDir);
  await withClient(url, (client) => client.query('create table paid (id int)'));
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  let answered = 0;
  const writing = withClient(url, async (client) => {
    for (;;) {
      await client.query('insert into paid values (1)');
      answered += 1;
      if (answered === 200) process.kill(postmaster, 'SIGKILL');
    }
  });
  await expect(writing).rejects.toThrow(/connection|ECONNRESET/i);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await start(dataDir);
  expect(await count(next.url)).toBeGreaterThanOrEqual(answered);
  expect(answered).toBeGreaterThanOrEqual(200);
  await next.stop();
});

test('a database that outlived its server is stopped, not fought with', async () => {
  const dataDir = join(base, 'orphan');
  const { child } = await holder(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true);
  const log: string[] = [];
  const next = await start(dataDir, (line) => log.push(line));
  expect(log).toEqual([expect.stringMatching(/^Stopping the PostgreSQL that an earlier server left behind/)]);
  await next.stop();
});

test('SIGTERM ends server and database in order', async () => {
  const dataDir = join(base, 'terminated');
  const { child } = await holder(dataDir);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down/);
});

test('what an interrupted first start, a dead lock and a number used again left behind is no obstacle', async () => {
  const dataDir = join(base, 'leftovers');
  mkdirSync(join(dataDir, 'postgres.new'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '18');
  writeFileSync(join(dataDir, 'server.lock'), '1 0 another-boot');
  await (await start(dataDir)).stop();
  // Our own number: alive, but no PostgreSQL.
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n`);
  const next = await start(dataDir);
  await next.stop();
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log']);
});

test('a database that ends unexpectedly is reported', async () => {
  const dataDir = join(base, 'lost');
  const postgres = await start(dataDir);
  process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  await expect(postgres.lost).resolves.toBeUndefined();
  await postgres.stop();
});
