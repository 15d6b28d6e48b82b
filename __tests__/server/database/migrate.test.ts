import { withClient } from '../../../server/database/connect';
import { migrateDatabase } from '../../../server/database/migrate';
import { operatorMessage } from '../../../server/kernel/operatorError';
import { freshDatabase, type TestDatabase } from '../../support/server/database';

let made: TestDatabase;

beforeAll(async () => {
  made = await freshDatabase();
});
afterAll(() => made.drop());

test('GE-06 tables of this version are taken; those of a newer one are refused with a line', async () => {
  await migrateDatabase(made.url);
  await withClient(made.url, (client) =>
    client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', extract(epoch from now()) * 1000 + 1e12)",
    ),
  );
  expect(await migrateDatabase(made.url).catch(operatorMessage)).toBe(
    'The database belongs to a newer version of Saldo than this one: start that version, or restore a backup of before.',
  );
});
