import { openDatabase } from '../../../server/database/openDatabase';
import { stopAll, type Disposables } from '../../../server/kernel/stopAll';
import { readSettings } from '../../../server/settings/settings';
import { freshDatabase, type TestDatabase } from '../../support/server/database';

let scratch: TestDatabase;
beforeAll(async () => {
  scratch = await freshDatabase();
});
afterAll(() => scratch.drop());

test('RS-03 a broken connection is reported while the database is open, and not while it is closed', async () => {
  const told: string[] = [];
  const stops: Disposables = [];
  const settings = readSettings({ DATABASE_URL: scratch.url, CAPTCHA_TEXT: '0000' });
  const { database } = await openDatabase({ settings, ownerUrl: undefined, stops, say: (line) => told.push(line) });
  const client = await database.$client.connect();
  client.release();
  const breakIt = (): boolean => database.$client.emit('error', new Error('terminating connection'), client);
  breakIt();
  expect(told).toEqual(['A connection to PostgreSQL broke: terminating connection']);
  const closing = stopAll(stops);
  breakIt();
  await closing;
  expect(told).toHaveLength(1);
});
