import { setTimeout as wait } from 'node:timers/promises';
import type { BehaviorCount } from '@/contract/entities/management/behavior';
import { createApp } from '../../../server/app';
import { connect, type Database, withClient } from '../../../server/database/connect';
import { behavior } from '../../../server/database/tables/workTables';
import { Replica } from '../../../server/database/replica';
import { getRefusal } from '../../../server/pipeline/callOutcome';
import { readSettings } from '../../../server/settings/settings';
import { get } from '../../support/cases/cases';
import { startStreamingPair, type StreamingPair } from '../../support/cluster/streamingPair';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';

/** Shorter than in a run: a test waits for it. */
const LAG_MOST_MS = 2500;

let pair: StreamingPair;
let database: Database;
let replica: Replica;
let server: TestServer;
let institutionId: number;
let groupId: number;
let admin: SignedIn;
const said: string[] = [];
const say = (line: string): void => void said.push(line);

beforeAll(async () => {
  pair = await startStreamingPair();
  database = connect({ url: pair.primary.url, onError: () => {}, limits: { size: 10 } });
  replica = new Replica({ url: pair.replica.url, primary: database, say, lagMostMs: LAG_MOST_MS });
  const settings = readSettings({
    PORT: '0',
    DATABASE_URL: pair.primary.url,
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp({ settings, database, replica });
  server = { app, database, url: pair.primary.url, close: () => app.close() };
  institutionId = await makeInstitution(database);
  groupId = await makeGroup(database, institutionId);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
}, 60_000);
afterAll(async () => {
  await server.close();
  await replica.stop();
  await database.$client.end();
  await pair.close();
}, 60_000);

const FIGURES = '/prod/user/behavior/count/list';
const PEOPLE = '/prod/manage/user/list';
const getCount = async (path: string): Promise<number> => {
  const { code, data } = await get<{ result: BehaviorCount[]; totalCount: number }>(server, admin, { path });
  expect(code).toBe('00');
  return data.totalCount;
};

const ANSWERED = [
  '/prod/achievementBoard/history',
  '/prod/user/behavior/count/list',
  '/prod/user/behavior/detail/list',
  '/api/repay/statistics/',
];

/** Returns the number of transactions that the replica has rolled back. */
const undone = (): Promise<number> =>
  withClient(pair.above, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      "select xact_rollback as n from pg_stat_database where datname = 'saldo'",
    );
    return Number(rows[0]?.n);
  });

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + 15_000; !(await isSo()); await wait(50)) {
    if (performance.now() > end) throw new Error('it did not come to that');
  }
};

/** Somebody of the institution has looked at a number: one more line of monitoring. */
const someoneLooks = async (): Promise<void> => {
  const userId = await makeUser(database, { institutionId, groupId });
  const at = { createdAt: new Date(), socketIp: '192.0.2.1' };
  await database.insert(behavior).values({ institutionId, userId, type: 'revealPhone', ...at });
};

const onReplica = (statement: string): Promise<unknown> => withClient(pair.above, (client) => client.query(statement));

test('RS-04 monitoring reads the replica, work reads the primary; a lagging replica is not read', async () => {
  await until(() => replica.isFresh);
  const before = await getCount(FIGURES);
  const people = await getCount(PEOPLE);
  await onReplica('select pg_wal_replay_pause()');
  await someoneLooks();
  expect([await getCount(FIGURES), await getCount(PEOPLE)]).toEqual([before, people + 1]);
  await until(() => said.length === 1);
  expect(await getCount(FIGURES)).toBe(before + 1);
  await onReplica('select pg_wal_replay_resume()');
  await until(() => said.length === 2);
  expect(await getCount(FIGURES)).toBe(before + 1);
  expect(said).toEqual([
    'The replica does not answer, or is too far behind: the primary is asked instead.',
    'The replica is asked again.',
  ]);
});

test('RS-04 on the replica, too, an institution sees its own rows only', async () => {
  await someoneLooks();
  await until(async () => (await getCount(FIGURES)) > 0);
  await until(() => replica.isFresh);
  const other = await makeInstitution(database);
  const stranger = await signInAs(database, await makeUser(database, { institutionId: other, role: 'admin' }));
  await wait(500);
  const { data } = await get<{ result: BehaviorCount[] }>(server, stranger, { path: FIGURES });
  const mine = await get<{ result: BehaviorCount[] }>(server, admin, { path: FIGURES });
  const ids = new Set(mine.data.result.map(({ userId }) => userId));
  expect(ids.size).toBeGreaterThan(0);
  expect(data.result.filter(({ userId }) => ids.has(userId))).toEqual([]);
});

test('RS-04 queries of the replica are answered by it: none is rolled back because of a write', async () => {
  await until(() => replica.isFresh);
  const before = await undone();
  for (const path of ANSWERED) {
    const { statusCode, body } = await server.app.inject({ method: 'GET', url: path, headers: admin.headers });
    expect([path, statusCode, body.includes('"code":"99"')]).toEqual([path, 200, false]);
  }
  // PostgreSQL counts once a second.
  await wait(2500);
  expect(await undone()).toBe(before);
});

test('RS-04 a timeout on the replica is not repeated on the primary, and is reported as too much at once', async () => {
  await until(() => replica.isFresh);
  const asked: unknown[] = [];
  const heavy = replica.ask(async (one) => {
    asked.push(one);
    await one.transaction(async (tx) => {
      await tx.execute("set local statement_timeout = '20ms'");
      await tx.execute('select pg_sleep(10)');
    });
  });
  const fault: unknown = await heavy.catch((error: unknown) => error);
  expect(asked).toHaveLength(1);
  expect(getRefusal(fault)?.result).toBe('busy');
});

test('RS-04 without its replica the server answers from the primary, and says so once', async () => {
  await until(() => replica.isFresh);
  said.length = 0;
  await pair.replica.stop();
  const before = await getCount(FIGURES);
  await until(() => !replica.isFresh);
  expect(await getCount(FIGURES)).toBe(before);
  await wait(3000);
  expect(said).toEqual(['The replica does not answer, or is too far behind: the primary is asked instead.']);
});
