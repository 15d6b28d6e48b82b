import { drizzle } from 'drizzle-orm/node-postgres';
import { mexico } from '../../../server/seed/countries/mexico';
import { createRandom } from '../../../server/seed/random';
import { seedOrganization } from '../../../server/seed/seedOrganization';
import { seedUsers } from '../../../server/seed/seedUsers';
import { freshDatabase, type TestDatabase } from '../../support/server/database';

let made: TestDatabase;

beforeAll(async () => {
  made = await freshDatabase();
});
afterAll(() => made.drop());

test('GE-05 the people of a million cases, more than one statement can hold, are made in the order of the plan', async () => {
  const random = createRandom(1);
  const users = seedUsers(mexico, 1_000_000, random);
  expect(users.length * 17).toBeGreaterThan(65_535);
  const client = await made.database.$client.connect();
  const tx = drizzle({ client, casing: 'snake_case' });
  const plan = { country: mexico, users, passwordHash: 'none', cases: 1_000_000, random, now: new Date() };
  const { users: inserted } = await seedOrganization(tx, plan);
  client.release();
  expect(inserted.map(({ username }) => username)).toEqual(users.map(({ username }) => username));
});
