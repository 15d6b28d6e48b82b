import { drizzle } from 'drizzle-orm/node-postgres';
import { appUser } from '../../../server/database/tables/organizationTables';
import { mexico } from '../../../server/seed/countries/mexico';
import { seedSchedule } from '../../../server/seed/seedSchedule';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { makeGroup, makeInstitution, makeUser } from '../../support/server/people';

let made: TestDatabase;

beforeAll(async () => {
  made = await freshDatabase();
}, 60_000);
afterAll(() => made.drop());

const AGENTS = 400;
const DAYS = 29;
const COLUMNS = 6;

test('GE-05 the weeks of many agents, more than one statement can hold, are planned', async () => {
  expect(AGENTS * DAYS * COLUMNS).toBeGreaterThan(65_535);
  const { database } = made;
  const now = new Date();
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  await makeUser(database, { institutionId, groupId, role: 'admin' });
  const rows = Array.from({ length: AGENTS }, (_, place) => ({
    institutionId,
    groupId,
    username: `weeks${place}`,
    email: `weeks${place}@example.test`,
    name: 'x',
    passwordHash: 'none',
    role: 'member' as const,
  }));
  await database.insert(appUser).values(rows);
  const client = await database.$client.connect();
  const tx = drizzle({ client, casing: 'snake_case' });
  const users = await tx.select().from(appUser);
  await seedSchedule(tx, { institutionId, users, country: mexico, now });
  const counted = await client.query<{ days: string }>('select count(*) as days from work_schedule');
  client.release();
  // An agent who leaves has no days after that.
  expect(Number(counted.rows[0]?.days)).toBeGreaterThan((AGENTS - 1) * DAYS);
}, 60_000);
