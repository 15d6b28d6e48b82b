import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { withClient } from '../../../server/database/connect';
import { startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { isAlive } from '../../../server/database/embedded/embeddedPostgresLock';

// Real processes that crash and recover: slow on a busy machine.
jest.setTimeout(90_000);

const base = mkdtempSync(join(tmpdir(), 'saldo-crash-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const getPostmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const holder = async (dataDir: string): Promise<{ child: ChildProcess; url: string }> => {
  const program = resolve('__tests__/support/server/embeddedPostgresHolder.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, url: String(url) };
};

const getLog = (dataDir: string): string => readFileSync(join(dataDir, 'postgres.log'), 'utf8');

test('GE-06 a PostgreSQL that one crashed process leaves hanging is ended, and the next start is there within seconds', async () => {
  const dataDir = join(base, 'crashed');
  const { child, url } = await holder(dataDir);
  const postmaster = getPostmaster(dataDir);
  await withClient(url, (client) => client.query('create table paid (id int)'));
  let answered = 0;
  const writing = withClient(url, async (client) => {
    for (;;) {
      await client.query('insert into paid values (1)');
      answered += 1;
    }
  }).catch(() => {});
  await wait(500);
  const backend = execFileSync('pgrep', ['-P', String(postmaster), '-f', 'saldo saldo'])
    .toString()
    .split('\n')[0];
  process.kill(Number(backend), 'SIGKILL');
  // The request to end arrives while the other processes are ending, as from a server that ended because of it.
  while (!getLog(dataDir).includes('reinitializing')) await wait(1);
  process.kill(postmaster, 'SIGINT');
  child.kill('SIGKILL');
  await writing;
  await wait(1000);
  const began = performance.now();
  const next = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(performance.now() - began).toBeLessThan(15_000);
  const rows = await withClient(next.url, (client) => client.query('select count(*) from paid'));
  expect(Number(rows.rows[0].count)).toBeGreaterThanOrEqual(answered);
  await next.stop();
});

/** A server process under a parent that never asks after it: killed, it stays in the list of processes. */
const unattendedHolder = async (dataDir: string): Promise<{ parent: ChildProcess; pid: number }> => {
  const program = `${process.execPath} --import tsx ${resolve('__tests__/support/server/embeddedPostgresHolder.ts')} ${dataDir}`;
  const parent = spawn('sh', ['-c', `${program} & echo $!; exec sleep 60`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: parent.stdout });
  const [pid] = await once(lines, 'line');
  await once(lines, 'line');
  return { parent, pid: Number(pid) };
};

test('RS-02 a killed server without a successor does not hold its folder', async () => {
  const dataDir = join(base, 'unattended');
  const { parent, pid } = await unattendedHolder(dataDir);
  const postmaster = getPostmaster(dataDir);
  process.kill(pid, 'SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await wait(200);
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  const next = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await next.stop();
  parent.kill('SIGKILL');
});

test('RS-02 a process that outlived its killed postmaster and hangs is ended by the next start', async () => {
  const dataDir = join(base, 'orphaned');
  const { child, url } = await holder(dataDir);
  const postmaster = getPostmaster(dataDir);
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // Simulates a process that waits for a lock whose holder was killed: it does not notice that its postmaster is gone.
  process.kill(rows[0].pid, 'SIGSTOP');
  child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  const said: string[] = [];
  try {
    const next = await startEmbeddedPostgres({ dataDir, log: (line) => said.push(line) });
    expect(isAlive(rows[0].pid)).toBe(false);
    expect(said.join()).toContain('outlived it');
    await next.stop();
  } finally {
    if (isAlive(rows[0].pid)) process.kill(rows[0].pid, 'SIGKILL');
  }
});

test('RS-02 the next start waits for a server that is just ending', async () => {
  const dataDir = join(base, 'ending');
  const { child } = await holder(dataDir);
  child.kill('SIGTERM');
  const next = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { rows } = await withClient(next.url, (client) => client.query('select 1 as up'));
  expect(rows).toEqual([{ up: 1 }]);
  await next.stop();
});
