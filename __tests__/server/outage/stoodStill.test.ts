import { connect } from '../../../server/database/connect';
import { isDatabaseReachable } from '../../../server/database/databaseProbe';
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

test('GE-06 a paused process does not report its database as away', async () => {
  const answered = isDatabaseReachable(direct.servingUrl, WITHIN_MS);
  standStill(WITHIN_MS * 4);
  expect(await answered).toBe(true);
});

test('GE-06 a silent host is detected even if the process pauses meanwhile', async () => {
  proxy.mood = 'silent';
  const answered = isDatabaseReachable(proxy.url, WITHIN_MS);
  standStill(WITHIN_MS * 4);
  expect(await answered).toBe(false);
});

test('GE-06 a caller that waited for a connection during a pause is asked to try again, and other work continues', async () => {
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
