import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { withClient } from '../../../server/database/connect';
import { startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { OperatorError, getOperatorMessage } from '../../../server/kernel/operatorError';
import { asOwner, bareDatabase, freshDatabase, type TestDatabase } from '../../support/server/database';
import { canMountSmallDisk, mountSmallDisk, unmountSmallDisk } from '../../support/server/smallDisk';

const base = mkdtempSync(join(tmpdir(), 'saldo-operator-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const listen = (port: number): Promise<ReturnType<typeof createServer>> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });

const getPort = (server: ReturnType<typeof createServer>): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

test('GE-05 a taken port: says which and what to do', async () => {
  const first = await listen(0);
  const port = getPort(first);
  const message = await listen(port).catch(getOperatorMessage);
  first.close();
  expect(message).toBe(
    `Port ${port} is taken: stop the other program, or choose another with PORT (and PROVIDER_PORT).`,
  );
});

test('GE-05 a file that is not there', async () => {
  const path = join(base, 'missing.csv');
  expect(await readFile(path).catch(getOperatorMessage)).toContain(`${path} does not exist`);
});

const unreadable =
  process.getuid?.() === 0 ? 'root may read every file: provoked in a child under another account' : '';
test(`GE-05 an unreadable file ${unreadable && `(${unreadable})`}`, () => {
  const path = join(base, 'closed.csv');
  writeFileSync(path, '', { mode: 0o000 });
  const script = `try { fs.readFileSync(${JSON.stringify(path)}) } catch ({ code, path }) { console.log(JSON.stringify({ code, path })) }`;
  const identity = unreadable ? { uid: 65_534, gid: 65_534 } : {};
  spawnSync('chmod', ['755', base]);
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', cwd: '/', ...identity });
  expect(getOperatorMessage(JSON.parse(stdout))).toContain(`No permission for ${path}`);
});

describe('a wrong DATABASE_URL', () => {
  let test1: TestDatabase;
  const attempt = (change: (url: URL) => void): Promise<unknown> => {
    const url = new URL(test1.url);
    change(url);
    return withClient(url.href, (client) => client.query('select 1')).catch(getOperatorMessage);
  };

  beforeAll(async () => {
    test1 = await bareDatabase();
  });
  afterAll(() => test1.drop());

  test('GE-06 nobody answers there', async () => {
    const server = await listen(0);
    const port = getPort(server);
    await new Promise((resolve) => server.close(resolve));
    const message = await attempt((url) => {
      url.port = String(port);
    });
    expect(message).toBe(
      `No answer from PostgreSQL at 127.0.0.1:${port}: start it, or correct host and port in DATABASE_URL.`,
    );
  });

  test('GE-06 wrong password, unknown user, unknown database, unknown host', async () => {
    expect(await attempt((url) => void (url.password = 'wrong'))).toMatch(/refused the login.*DATABASE_URL/);
    expect(await attempt((url) => void (url.username = 'nobody'))).toMatch(/refused the login.*DATABASE_URL/);
    expect(await attempt((url) => void (url.pathname = '/nowhere'))).toMatch(/"nowhere" does not exist: create it/);
    expect(await attempt((url) => void (url.host = 'nowhere.invalid'))).toMatch(/host nowhere.invalid/);
  });

  test('GE-06 a user without CREATEROLE', async () => {
    const name = `plain_${process.pid}`;
    await withClient(test1.url, (client) => client.query(`create role ${name} login password 'plain'`));
    const plain = new URL(test1.url);
    Object.assign(plain, { username: name, password: 'plain' });
    const message = await withClient(plain.href, (client) => client.query('create role another')).catch(
      getOperatorMessage,
    );
    await withClient(test1.url, (client) => client.query(`drop role ${name}`));
    expect(message).toMatch(/lacks a right \(permission denied to create role\).*CREATEROLE/);
  });
});

test('GE-06 a failed migration is reported in terms for operators, and leaves nothing behind', async () => {
  const folder = join(base, 'migrations');
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_broken', breakpoints: true }];
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  writeFileSync(
    join(folder, '0000_broken.sql'),
    'create table half (id int);--> statement-breakpoint\nset role pg_monitor',
  );
  const bare = await bareDatabase();
  const message = await migrateDatabase(bare.url, { folder }).catch(getOperatorMessage);
  const left = await withClient(bare.url, (client) => client.query("select to_regclass('half') as half"));
  await bare.drop();
  expect(message).toMatch(/^Updating the tables failed. The database user lacks a right/);
  expect(left.rows).toEqual([{ half: null }]);
});

test('GE-06 a user who may not create roles: the two lines for the database’s administrator are all that is missing', async () => {
  // A separate PostgreSQL, because roles belong to the whole cluster and ours must not exist.
  const postgres = await startEmbeddedPostgres({ dataDir: join(base, 'restricted'), log: () => {} });
  const plain = new URL(postgres.url);
  Object.assign(plain, { username: 'plain', password: 'plain' });
  const administer = (statement: string) => withClient(postgres.url, (client) => client.query(statement));
  await administer(`create role plain login password 'plain'; grant create on database saldo to plain`);
  await administer('grant create on schema public to plain');
  const refused = await migrateDatabase(plain.href).catch(getOperatorMessage);
  const [words, ...lines] = String(refused).split('\n');
  expect(words).toMatch(/^Updating the tables failed. Saldo needs a role of its own in PostgreSQL/);
  expect(lines).toEqual(['CREATE ROLE saldo_caller NOLOGIN;', 'GRANT saldo_caller TO plain;']);
  await administer(lines[0] ?? '');
  expect(
    String(await migrateDatabase(plain.href).catch(getOperatorMessage))
      .split('\n')
      .slice(1),
  ).toEqual([lines[1]]);
  await administer(lines[1] ?? '');
  await migrateDatabase(plain.href);
  const seen = await withClient(plain.href, async (client) => {
    await client.query(`begin; set local role saldo_caller; set local saldo.institution = '1'`);
    return client.query('select id from app_user');
  });
  await postgres.stop();
  expect(seen.rows).toEqual([]);
}, 120_000);

test('GE-06 two servers that start at once on an empty database both find it ready', async () => {
  const bare = await bareDatabase();
  await Promise.all([migrateDatabase(bare.url), migrateDatabase(bare.url), migrateDatabase(bare.url)]);
  const { rows } = await withClient(bare.url, (client) =>
    client.query('select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations'),
  );
  await bare.drop();
  expect(rows).toEqual([{ once: true }]);
});

test('a fault of Saldo is not passed off as the operator’s', () => {
  expect(getOperatorMessage(new TypeError('x is not a function'))).toBeUndefined();
  expect(getOperatorMessage('words')).toBeUndefined();
  expect(getOperatorMessage(new OperatorError('Do this.'))).toBe('Do this.');
});

/* oxlint-disable jest/no-standalone-expect, jest/valid-title, jest/expect-expect -- onSmallDisk is `test`, or `test.todo` where no disk can be mounted */
const onSmallDisk = canMountSmallDisk()
  ? (title: string, run: () => Promise<void>, timeout?: number): void => test(title, run, timeout)
  : (title: string): void => test.todo(`${title} (left out: this account may not mount a small disk)`);

onSmallDisk('GE-05 a disk too full for a first start', async () => {
  const folder = mountSmallDisk('20m') ?? '';
  const message = await startEmbeddedPostgres({ dataDir: folder, log: () => {} }).catch(getOperatorMessage);
  unmountSmallDisk(folder);
  expect(message).toBe('The disk is full: free some space and start again.');
});

onSmallDisk('GE-05 a disk that fills up while the server runs', async () => {
  const folder = mountSmallDisk('120m') ?? '';
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const client = new Client(postgres.url);
  client.on('error', () => {});
  await client.connect();
  // Unlogged: the tables grow, not the journal, whose end on a full disk would be the server's.
  await client.query('create unlogged table big (filler text)');
  const filling = client.query('insert into big select repeat(md5(n::text), 20) from generate_series(1, 1000000) n');
  const message = await filling.catch(getOperatorMessage);
  await client.end();
  await postgres.stop();
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
  unmountSmallDisk(folder);
  expect(message).toMatch(/^The disk is full \(.*No space left on device.*\): free some space/);
  expect(log).toContain('could not extend file');
});

test('every test file has a separate database', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await asOwner(one, 'create table only_here (id int)');
  const { rows } = await other.database.execute("select to_regclass('only_here') as found");
  await Promise.all([one.drop(), other.drop()]);
  expect(rows).toEqual([{ found: null }]);
});
