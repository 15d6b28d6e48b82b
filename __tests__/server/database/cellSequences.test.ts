import { withClient } from '../../../server/database/connect';
import { migrateDatabase } from '../../../server/database/migrate';
import { prepareTables } from '../../../server/database/servingRole';
import { getOperatorMessage } from '../../../server/kernel/operatorError';
import { freshDatabase, type TestDatabase } from '../../support/server/database';

const IDS_PER_CELL = 2 ** 40;

let made: TestDatabase;

beforeEach(async () => {
  made = await freshDatabase();
});
afterEach(() => made.drop());

const addInstitution = (code: string): Promise<number> =>
  withClient(made.url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "insert into institution (code, name, currency, time_zone) values ($1, $1, 'MXN', 'UTC') returning id",
      [code],
    );
    return Number(rows[0]?.id);
  });

const readRanges = () =>
  withClient(made.url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select sequencename as name from pg_sequences where schemaname = 'public' and min_value > 1 order by 1",
    );
    return rows.map(({ name }) => name);
  });

test('CE-01 an empty database takes its cell: ids that no other cell uses, for the keys without an institution', async () => {
  await migrateDatabase(made.url, { cell: 3 });
  expect(await addInstitution('FIRST')).toBe(2 * IDS_PER_CELL + 1);
  expect(await addInstitution('SECOND')).toBe(2 * IDS_PER_CELL + 2);
  expect(await readRanges()).toEqual([
    'institution_id_seq',
    'login_log_id_seq',
    'password_key_id_seq',
    'scrolling_notice_id_seq',
    'system_setting_id_seq',
    'trail_entry_id_seq',
  ]);
  await migrateDatabase(made.url, { cell: 3 });
  expect(await addInstitution('THIRD')).toBe(2 * IDS_PER_CELL + 3);
});

test('CE-01 cell 1 keeps the ids of a database from before', async () => {
  expect(await addInstitution('BEFORE')).toBe(1);
  await migrateDatabase(made.url, { cell: 1 });
  expect(await addInstitution('AFTER')).toBe(2);
});

test('CE-01 a database with institutions refuses another cell, also for a role that owns nothing', async () => {
  await addInstitution('BEFORE');
  const refusal =
    'CELL is 2, and the ids of this database are those of cell 1: set CELL=1, or use an empty database for cell 2.';
  expect(await migrateDatabase(made.url, { cell: 2 }).catch(getOperatorMessage)).toContain(refusal);
  const served = { url: made.servingUrl, ownerUrl: undefined };
  expect(await prepareTables(served, { cell: 2 }).catch(getOperatorMessage)).toBe(refusal);
  expect(await prepareTables(served, { cell: 1 })).toBe(false);
});
