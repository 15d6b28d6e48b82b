import { sql } from 'drizzle-orm';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let admin: SignedIn;

/** Attempts to sign in from an address. */
const tries = (count: number, ip: string) =>
  server.database.execute(sql`
    insert into login_log (institution_id, user_id, client, veins, outcome, ip, created_at)
    select institution_id, id, 'main', '', 'wrongCredentials', ${ip}, ${now.toISOString()}::timestamptz - n * interval '1 second'
    from app_user, generate_series(1, ${count}) n where id = ${admin.userId}
  `);

const taken = (format: string) =>
  server.app.inject({ url: `/prod/manage/user/loginLog/export?format=${format}`, headers: admin.headers });

const records = async () =>
  (await server.database.execute<{ detail: string }>(sql`select detail from behaviour where type = 'exportLoginLogs'`))
    .rows;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const institutionId = await makeInstitution(server.database);
  const id = await makeUser(server.database, { institutionId, role: 'admin' });
  admin = await signInAs(server.database, id, { now });
});
afterAll(() => server.close());

test('AP-06 a list that no file holds whole is refused with the limit, and never cut', async () => {
  await tries(50_001, '10.0.0.1');
  const sheet = await taken('xlsx');
  expect(sheet.json()).toMatchObject({ code: '75', message: expect.stringContaining('50') });
  expect((await taken('csv')).body.trim().split('\r\n').length).toBeGreaterThan(50_001);
  await tries(50_000, '10.0.0.2');
  expect((await taken('csv')).json()).toMatchObject({ code: '75', message: expect.stringContaining('100') });
  // Only what was handed over is on record.
  expect(await records()).toHaveLength(1);
});
