import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { connect, type Database } from '../../../server/database/connect';
import { permissionGrant } from '../../../server/database/tables/userTables';
import { appUser, institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { session } from '../../../server/database/tables/signInTables';
import { readSettings } from '../../../server/settings/settings';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

/** A revocation is in force within this time on every server (SE-06). */
const WITHIN_MS = 1000;
const SETTLED_WITHIN_MS = 10_000;

let server: TestServer;
let other: FastifyInstance;
let othersDatabase: Database;

beforeAll(async () => {
  server = await startApp();
  othersDatabase = connect({ url: server.url, onError: () => {} });
  const settings = readSettings({ PORT: '0', CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  other = await createApp({ settings, database: othersDatabase });
});
afterAll(async () => {
  await other.close();
  await othersDatabase.$client.end();
  await server.close();
});

const codeAt = async (app: FastifyInstance, { headers }: SignedIn): Promise<string> => {
  const reply = await app.inject({ url: '/prod/task/listing', headers });
  return (JSON.parse(reply.body) as { code: string }).code;
};

/** A user whom both servers have just seen. */
const known = async () => {
  const institutionId = await makeInstitution(server.database);
  const who = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  for (const app of [server.app, other]) for (let times = 0; times < 3; times += 1) await codeAt(app, who);
  return { institutionId, who };
};

type Known = Awaited<ReturnType<typeof known>>;

const ofUser = (changes: Partial<typeof appUser.$inferInsert>) => (database: Database, by: Known) =>
  database.update(appUser).set(changes).where(eq(appUser.id, by.who.userId));
const ofSession = (endReason: typeof session.$inferSelect.endReason) => (database: Database, by: Known) =>
  database.update(session).set({ endedAt: new Date(), endReason }).where(eq(session.id, by.who.sessionId));

const ENDS: readonly [string, string, (database: Database, by: Known) => Promise<unknown>][] = [
  ['a user is disabled', '-1', ofUser({ enabled: false })],
  ['an own password has to be set first', '41', ofUser({ mustChangePassword: true })],
  [
    'an institution is disabled',
    '-1',
    (database, by) => database.update(institution).set({ enabled: false }).where(eq(institution.id, by.institutionId)),
  ],
  [
    'a permission is taken from a user',
    '21',
    (database, { institutionId, who: { userId } }) =>
      database.insert(permissionGrant).values({ institutionId, userId, permission: 'cases.read', allowed: false }),
  ],
  [
    'a permission is taken from a role',
    '21',
    (database, { institutionId }) =>
      database
        .insert(permissionGrant)
        .values({ institutionId, role: 'member', permission: 'cases.read', allowed: false }),
  ],
  [
    'the whitelist leaves an address out',
    '15',
    (database, { institutionId }) =>
      database.insert(systemSetting).values({ institutionId, key: 'ipWhitelist', value: '10.1.2.3' }),
  ],
  ['its user signs out', '02', ofSession('logout')],
  ['its user ends it from another one', '-1', ofSession('owner')],
  ['somebody signs in elsewhere', '-1', ofSession('elsewhere')],
  ['an administrator ends it', '-1', ofSession('administrator')],
  ['it is deleted', '02', (database, { who }) => database.delete(session).where(eq(session.id, who.sessionId))],
];

test.each(ENDS)('SE-06 RO-01 when %s, both servers that know the session refuse it (%s)', async (_, code, end) => {
  const by = await known();
  expect([await codeAt(server.app, by.who), await codeAt(other, by.who)]).toEqual(['00', '00']);
  const began = performance.now();
  await end(server.database, by);
  // On the same server it takes effect at once.
  expect(await codeAt(server.app, by.who)).toBe(code);
  while ((await codeAt(other, by.who)) === '00') expect(performance.now() - began).toBeLessThan(WITHIN_MS);
  expect(await codeAt(other, by.who)).toBe(code);
});

test('SE-06 a session that a server has just seen costs a call no second connection', async () => {
  const { who } = await known();
  const pool = server.database.$client;
  const taken = async (): Promise<number> => {
    let connections = 0;
    const count = (): void => void (connections += 1);
    pool.on('acquire', count);
    expect(await codeAt(server.app, who)).toBe('00');
    pool.off('acquire', count);
    return connections;
  };
  // Word of the new user and session may still be on its way, and empties what is remembered.
  const began = performance.now();
  while ((await taken()) > 1) expect(performance.now() - began).toBeLessThan(SETTLED_WITHIN_MS);
});

test('SE-06 what is undone ends nothing, and what is granted again is in force at once on both servers', async () => {
  const by = await known();
  const undone = server.database.transaction(async (tx) => {
    await tx.update(appUser).set({ enabled: false }).where(eq(appUser.id, by.who.userId));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await codeAt(server.app, by.who), await codeAt(other, by.who)]).toEqual(['00', '00']);
  await ofUser({ mustChangePassword: true })(server.database, by);
  while ((await codeAt(other, by.who)) === '00') await codeAt(server.app, by.who);
  await ofUser({ mustChangePassword: false })(server.database, by);
  expect([await codeAt(server.app, by.who), await codeAt(other, by.who)]).toEqual(['00', '00']);
});
