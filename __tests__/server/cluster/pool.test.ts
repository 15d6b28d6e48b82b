import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '../../../server/app';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { connect, type Database } from '../../../server/database/connect';
import { publishEvents } from '../../../server/live/domainEvents';
import { readSettings } from '../../../server/settings/settings';
import { get, send } from '../../support/cases/cases';
import { makeWorkedCase, noPromise, type WorkedCase } from '../../support/cases/workedCase';
import { installed } from '../../support/cluster/installed';
import { type PgBouncer, startPgBouncer } from '../../support/cluster/pgBouncer';
import { bareDatabase, freshDatabase, type TestDatabase } from '../../support/server/database';
import { type DatabaseProxy, openDatabaseProxy } from '../../support/server/databaseProxy';
import { openLine } from '../../support/server/liveLine';
import { endRunningServers, startAndStop } from '../../support/server/runningServer';
import type { TestServer } from '../../support/server/server';

const program = installed('pgbouncer');
if (program === undefined) {
  console.warn(
    'SKIPPED: nothing is tried through a transaction pool, PgBouncer is missing (apt-get install pgbouncer)',
  );
}
const testPooled = program === undefined ? test.skip : test;

let direct: TestDatabase;
let pool: PgBouncer;
let proxy: DatabaseProxy;
let database: Database;
let server: TestServer;
let worked: WorkedCase;

beforeAll(async () => {
  if (program === undefined) return;
  direct = await freshDatabase();
  proxy = await openDatabaseProxy(direct.servingUrl);
  pool = await startPgBouncer(program, proxy.url);
  const limits = { size: 10, lockTimeoutMs: 700 };
  database = connect({ url: pool.url, sessionUrl: direct.servingUrl, onError: () => {}, limits });
  const places = { DATABASE_URL: pool.url, DATABASE_SESSION_URL: direct.servingUrl };
  const settings = readSettings({ PORT: '0', ...places, CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  const app = await createApp({ settings, database });
  server = { app, database, url: pool.url, close: () => app.close() };
  worked = await makeWorkedCase(direct.database);
});
afterAll(async () => {
  endRunningServers();
  if (program === undefined) return;
  await server.close();
  await database.$client.end();
  await pool.close();
  await proxy.close();
  await direct.drop();
});

let key = 0;
const ask = async (at: number): Promise<string> => {
  const path = ['/prod/task/listing', `/prod/task/userContacts/${worked.taskId}`, '/prod/login/currentUser'][at % 4];
  if (path !== undefined) return (await get(server, worked.agent, { path })).code;
  const body = noPromise(worked.taskId);
  const call = { path: '/prod/task/record', body, key: `through-the-pool-${(key += 1)}` };
  return (await send(server, worked.agent, call)).code;
};

/** Returns the states of the calls after a short time. */
const afterwards = async (): Promise<string> => {
  let code = await ask(0);
  for (const end = performance.now() + 10_000; code !== '00' && performance.now() < end; code = await ask(0)) {
    await wait(50);
  }
  return code;
};

testPooled(
  'RS-04 through a transaction pool every call is answered, whichever session of PostgreSQL it meets',
  async () => {
    const codes: string[] = [];
    const caller = async (): Promise<void> => {
      for (let at = 0; at < 40; at += 1) codes.push(`${at % 4} ${await ask(at)}`);
    };
    await Promise.all(Array.from({ length: 6 }, caller));
    expect(new Set(codes)).toEqual(new Set(['0 00', '1 00', '2 00', '3 00']));
  },
);

testPooled(
  'RS-04 through a transaction pool each transaction has its institution and its time limits, and leaves none behind',
  async () => {
    const read = `select current_user as who, current_setting('lock_timeout') as wait, current_setting('saldo.institution', true) as institution`;
    const { institutionId } = worked;
    const seen = await Promise.all(
      Array.from({ length: 30 }, () => inTenantTransaction(database, { institutionId }, (tx) => tx.execute(read))),
    );
    const inside = { who: 'saldo_caller', wait: '700ms', institution: String(institutionId) };
    expect(seen.map(({ rows }) => rows[0])).toEqual(seen.map(() => inside));
    const after = await Promise.all(Array.from({ length: 30 }, () => database.$client.query(read)));
    expect(after.map(({ rows }) => rows[0]?.institution)).toEqual(after.map(() => ''));
    expect(after.map(({ rows }) => rows[0]?.who)).not.toContain('saldo_caller');
  },
);

testPooled('RS-04 live news arrive although the calls go through a transaction pool', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const line = await openLine(address, worked.agent);
  await line.next();
  const { institutionId } = worked;
  await inTenantTransaction(database, 'open', (tx) =>
    publishEvents(tx, [{ address: { institutionId }, event: { type: 'notice' } }]),
  );
  expect(await line.next()).toEqual({ type: 'notice' });
  line.socket.close();
});

testPooled(
  'RS-04 sessions that break behind a transaction pool are no fault of ours (99), and are over at once',
  async () => {
    const codes = new Set<string>();
    const breaking =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    for (let round = 0; round < 10; round += 1) {
      const asked = Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
      await direct.database.$client.query(breaking).catch(() => {});
      for (const code of await asked) codes.add(code);
    }
    expect([...codes].filter((code) => !['00', '24', '90'].includes(code))).toEqual([]);
    expect(await afterwards()).toBe('00');
  },
);

testPooled(
  'RS-04 a transaction pool that finds no PostgreSQL behind it: code 90, and all is well when it is back',
  async () => {
    await proxy.refuse();
    const codes = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(at)));
    expect(new Set([...codes, await ask(0)])).toEqual(new Set(['90']));
    await proxy.allow();
    expect(await afterwards()).toBe('00');
  },
);

testPooled(
  'RS-04 a server starts on an empty database behind a transaction pool: tables, synthetic cases, all of it',
  async () => {
    const empty = await bareDatabase();
    const before = await startPgBouncer(program ?? '', empty.url);
    try {
      const said = await startAndStop({ DATABASE_URL: before.url, DATABASE_SESSION_URL: empty.url });
      expect(said).toContain('Stop ');
    } finally {
      await before.close();
      await empty.drop();
    }
  },
);
