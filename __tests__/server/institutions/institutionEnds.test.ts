import { eq } from 'drizzle-orm';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { institutionRig } from '../../support/institutions/institutionRig';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let top: number;
let admin: SignedIn;

const sign = async (institutionId: number, role: 'member' | 'admin'): Promise<SignedIn> =>
  signInAs(server.database, await makeUser(server.database, { institutionId, role }));

beforeAll(async () => {
  server = await startApp();
  top = await makeInstitution(server.database);
  admin = await sign(top, 'admin');
});
afterAll(() => server.close());

const { below, post } = institutionRig(
  () => server,
  () => admin,
);

test('IN-01 TR-02 the trail of a disabled institution tells of each session that ended with it', async () => {
  const child = await below(top);
  const users = [await sign(child, 'member'), await sign(child, 'member')];
  await post('institution/status', { id: String(child), enabled: false });
  const told = await server.database
    .select({ userId: trailEntry.userId, event: trailEntry.event, outcome: trailEntry.outcome })
    .from(trailEntry)
    .where(eq(trailEntry.institutionId, child))
    .orderBy(trailEntry.userId);
  expect(told).toEqual(users.map(({ userId }) => ({ userId, event: 'forcedEnd', outcome: 'administrator' })));
});
