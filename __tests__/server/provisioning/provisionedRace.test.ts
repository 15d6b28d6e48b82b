import { and, eq, sql } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { ssoLink } from '../../../server/database/tables/singleSignOnTables';
import { type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import { finishSignIn, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { makeApiKey } from '../../support/server/apiKeys';
import { createDirectory, entraUser } from '../../support/server/directory';
import { makeInstitution, makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { untilNextLook } from '../../support/untilNextLook';

let server: TestServer;
let provider: LyingProvider;
let institutionId: number;
let directory: ReturnType<typeof createDirectory>;

beforeAll(async () => {
  [server, provider] = await Promise.all([startApp(), startLyingProvider()]);
  institutionId = await makeInstitution(server.database);
  const createdById = await makeUser(server.database, { institutionId, role: 'admin' });
  const made = { institutionId, createdById, scopes: ['users.provision' as const] };
  directory = createDirectory(server.app, await makeApiKey(server.database, made));
  const mappings = [{ value: 'collections', role: 'member' as const, groupId: null, queueId: null }];
  const allowed = { provisions: true, linksByUsername: true, mappings };
  await setProvider(server, { institutionId, issuer: provider.issuer, ...allowed });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

/** Waits until the sign-in and the directory both wait for a lock. */
const untilBothWait = async (): Promise<void> => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await server.database.execute(waiting)).rows.length < 2) await untilNextLook();
};

/** Signs an account in for the first time while the directory adds its user: neither finds the user before it adds it. */
const race = async (username: string) => {
  const started = await startSignIn(server, 'anybody');
  provider.nonce = started.address.searchParams.get('nonce') ?? '';
  const email = `${username}@firma.test`;
  provider.lies = { claims: { sub: username, preferred_username: username, email, groups: 'collections' } };
  const state = started.address.searchParams.get('state') ?? '';
  const replies = await server.database.transaction(async (tx) => {
    await tx.execute(sql`lock table app_user in exclusive mode`);
    const both = Promise.all([
      directory.post('/Users', entraUser(username)),
      finishSignIn(server, { state, code: 'a-code', iss: provider.issuer }, started),
    ]);
    await untilBothWait();
    return { both };
  });
  const [{ status }, { code }] = await replies.both;
  return { status, code };
};

const ROUNDS = 4;

test('ID-03 ID-01 a first sign-in while the directory adds the same user ends with one linked user', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const username = `racer${round}`;
    const { status, code } = await race(username);
    expect([201, 409]).toContain(status);
    expect(code).toBe('00');
    const links = await server.database
      .select({ id: appUser.id })
      .from(appUser)
      .innerJoin(ssoLink, and(eq(ssoLink.institutionId, appUser.institutionId), eq(ssoLink.userId, appUser.id)))
      .where(eq(appUser.username, username));
    expect(links).toHaveLength(1);
  }
});
