import { connect } from '../../../server/database/connect';
import { databaseAnswers } from '../../../server/database/databaseProbe';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { type DatabaseProxy, openDatabaseProxy } from '../../support/server/databaseProxy';

const WITHIN_MS = 300;

let direct: TestDatabase;
let proxy: DatabaseProxy;
beforeAll(async () => {
  direct = await freshDatabase();
  proxy = await openDatabaseProxy(direct.servingUrl);
});
afterAll(async () => {
  await proxy.close();
  await direct.drop();
});

/** Blocks the process, as a paused machine does. */
const standStill = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('GE-06 a process that stood still itself does not take its database for one that is away', async () => {
  const answered = databaseAnswers(direct.servingUrl, WITHIN_MS);
  standStill(WITHIN_MS * 4);
  expect(await answered).toBe(true);
});

test('GE-06 a host that is silent is still found out when the process stands still meanwhile', async () => {
  proxy.mood = 'silent';
  const answered = databaseAnswers(proxy.url, WITHIN_MS);
  standStill(WITHIN_MS * 4);
  expect(await answered).toBe(false);
});

test('GE-06 whoever waited for a connection while the process stood still is told to try again, and the work of others goes on', async () => {
  const told: boolean[] = [];
  const limits = { size: 8, connectTimeoutMs: WITHIN_MS };
  const onChange = (isAway: boolean): void => void told.push(isAway);
  const { $client: pool } = connect({ url: direct.servingUrl, onError: () => {}, onChange, limits });
  const atWork = await pool.connect();
  const work = atWork.query('select pg_sleep(2)');
  const wanted = pool.connect();
  standStill(WITHIN_MS * 4);
  await expect(wanted).rejects.toThrow('the database does not answer');
  await expect(work).resolves.toMatchObject({ rowCount: 1 });
  expect(told).toEqual([]);
  atWork.release();
  await pool.end();
});
