import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../server/security/passwords';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { appUser, institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { endRunningServers, startAndStop, whyNotStarted } from '../../support/server/runningServer';

// Real servers that start and end: slow on a busy machine.
jest.setTimeout(120_000);

const PRODUCTION = { NODE_ENV: 'production' };
const REFUSED =
  'This database holds synthetic data, whose password everybody knows: production needs one of its own (DATABASE_URL, or another DATA_DIR).';

let seeded: TestDatabase;
let own: TestDatabase;

beforeAll(async () => {
  [seeded, own] = await Promise.all([freshDatabase(), freshDatabase()]);
  await seedDatabase(seeded.database, { cases: 0, now: new Date(), production: false });
});
afterAll(async () => {
  endRunningServers();
  await Promise.all([seeded.drop(), own.drop()]);
});

test('GE-05 a production server does not open a database with synthetic logins, marked or from before the mark', async () => {
  expect(await whyNotStarted({ ...PRODUCTION, DATABASE_URL: seeded.url })).toBe(REFUSED);
  await seeded.database.delete(systemSetting).where(eq(systemSetting.key, 'seeded'));
  expect(await whyNotStarted({ ...PRODUCTION, DATABASE_URL: seeded.url })).toBe(REFUSED);
});

test('GE-05 a database of one’s own is opened in production, whatever passwords its people share', async () => {
  const row = { code: 'MX', name: 'Financiera', currency: 'MXN', timeZone: 'America/Mexico_City' };
  const [{ id: institutionId } = { id: 0 }] = await own.database.insert(institution).values(row).returning();
  const passwordHash = await hashPassword('not the seeds’ one');
  const people = ['admin', 'agent'].map((username) => ({ username, email: username, name: username }));
  const shared = people.map((each) => ({ ...each, institutionId, passwordHash, role: 'admin' as const }));
  await own.database.insert(appUser).values(shared);
  expect(await startAndStop({ ...PRODUCTION, DATABASE_URL: own.url })).toContain('Saldo is running');
});
