import type { ApiKey } from '@/contract/entities/management/apiKey';
import type { KeyScope } from '@/contract/apiKeys';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { connect, type Database } from '../../../server/database/connect';
import { apiKey } from '../../../server/database/tables/apiKeyTables';
import { institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { rateUse } from '../../../server/database/tables/signInTables';
import { settingChange } from '../../../server/database/tables/systemTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { CALLS_PER_API_KEY } from '../../../server/security/rateLimits';
import { readSettings } from '../../../server/settings/settings';
import { makeCase } from '../../support/cases/cases';
import { makeApiKey } from '../../support/server/apiKeys';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

interface Reply {
  readonly code: string;
  readonly data: unknown;
  readonly retryAfter: unknown;
}

interface Request {
  readonly headers: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly body?: object;
}

const CASES = '/prod/task/listing';

let server: TestServer;
let other: FastifyInstance;
let othersDatabase: Database;
let institutionId: number;
let admin: number;

beforeAll(async () => {
  server = await startApp();
  othersDatabase = connect({ url: server.url, onError: () => {} });
  const settings = readSettings({ PORT: '0', CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  other = await createApp({ settings, database: othersDatabase });
  institutionId = await makeInstitution(server.database);
  admin = await makeUser(server.database, { institutionId, role: 'admin' });
});
afterAll(async () => {
  await other.close();
  await othersDatabase.$client.end();
  await server.close();
});

const send = async (app: FastifyInstance, { headers, url = CASES, body }: Request): Promise<Reply> => {
  const reply = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers,
    ...(body && { payload: body }),
  });
  return { ...reply.json<Omit<Reply, 'retryAfter'>>(), retryAfter: reply.headers['retry-after'] };
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}`, 'accept-language': 'en' });
const keyFor = (scopes: readonly KeyScope[] = ['cases.read'], more: object = {}) =>
  makeApiKey(server.database, { institutionId, createdById: admin, scopes, ...more });
const codeOf = async (headers: Request['headers'], url = CASES): Promise<string> =>
  (await send(server.app, { headers, url })).code;

const createKey = async (body: object, as = admin): Promise<Reply> =>
  send(server.app, { headers: (await signInAs(server.database, as)).headers, url: '/prod/apiKey/create', body });

test('ID-04 SE-06 a created key is shown once, works at once, and is stored as a hash only', async () => {
  const { code, data } = await createKey({ name: 'Warehouse', scopes: ['cases.read', 'queues.read'], validDays: 30 });
  expect(code).toBe('00');
  const { id, key } = data as { id: string; key: string };
  expect(key).toMatch(/^saldo_[\w-]{43}$/u);
  expect(await codeOf(bearer(key))).toBe('00');
  const { headers } = await signInAs(server.database, admin);
  const listed = await send(server.app, { headers, url: '/prod/apiKey/listing' });
  expect(JSON.stringify(listed)).not.toContain(key);
  const row = (listed.data as ApiKey[]).find((each) => each.id === id);
  expect(row).toMatchObject({
    name: 'Warehouse',
    scopes: ['cases.read', 'queues.read'],
    state: 'active',
    revokedTime: null,
  });
  expect(row?.lastUsedTime).not.toBeNull();
  const tables = await server.database.$client.query<{ name: string }>(
    `select c.table_name as name from information_schema.tables c
     where c.table_schema = 'public' and c.table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables.rows) {
    const found = await server.database.$client.query(`select 1 from "${name}" t where t::text like $1 limit 1`, [
      `%${key.slice('saldo_'.length)}%`,
    ]);
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
});

test('ID-04 SE-06 a key needs a recent password, scopes of the list that its creator has, and at most a year', async () => {
  const body = { name: 'x', scopes: ['cases.read'], validDays: 1 };
  expect((await createKey({ ...body, scopes: ['permissions.manage'] })).code).toBe('10');
  expect((await createKey({ ...body, scopes: [] })).code).toBe('10');
  expect((await createKey({ ...body, validDays: 366 })).code).toBe('10');
  const { headers, sessionId } = await signInAs(server.database, admin);
  await server.database.$client.query('update session set confirmed_at = null where id = $1', [sessionId]);
  expect((await send(server.app, { headers, url: '/prod/apiKey/create', body })).code).toBe('72');
  const auditor = await makeUser(server.database, { institutionId, role: 'auditor' });
  expect((await createKey(body, auditor)).code).toBe('21');
  await server.database.$client.query(
    `insert into permission_grant (institution_id, user_id, permission, allowed) values ($1, $2, 'monitoring.read', false)`,
    [institutionId, admin],
  );
  expect((await createKey({ ...body, scopes: ['monitoring.read'] })).code).toBe('21');
});

test('ID-04 SE-06 creation and revocation are in the change history and in the trail, without the key', async () => {
  const { data } = await createKey({ name: 'Told', scopes: ['cases.read'], validDays: 1 });
  const { id, key } = data as { id: string; key: string };
  const { headers } = await signInAs(server.database, admin);
  expect((await send(server.app, { headers, url: `/prod/apiKey/${id}/revoke`, body: {} })).code).toBe('00');
  const changes = await server.database.select().from(settingChange).where(eq(settingChange.key, 'apiKeys'));
  expect(changes.slice(-2)).toMatchObject([
    { before: null, after: expect.stringContaining('name: Told, scopes: cases.read') },
    { before: expect.stringContaining('name: Told, scopes: cases.read'), after: null },
  ]);
  const rows = await server.database.select().from(trailEntry).where(eq(trailEntry.userId, admin));
  const told = rows.filter(({ event }) => event.startsWith('key')).slice(-2);
  expect(told.map(({ event }) => event)).toEqual(['keyCreated', 'keyRevoked']);
  expect(told[0]?.detail).toContain('Told');
  expect(JSON.stringify([changes, rows])).not.toContain(key);
});

test('ID-04 SE-06 revoked, expired, unknown and malformed keys are refused alike, and a valid session does not help', async () => {
  const revoked = await keyFor();
  await server.database.update(apiKey).set({ revokedAt: new Date() }).where(eq(apiKey.userId, revoked.userId));
  const expired = await keyFor(['cases.read'], { now: new Date(Date.now() - 2000), validMs: 1000 });
  const unknown = `saldo_${'x'.repeat(43)}`;
  const { headers: session } = await signInAs(server.database, admin);
  expect(await codeOf(session)).toBe('00');
  for (const key of [revoked.key, expired.key, unknown, 'saldo_short', '', `${(await keyFor()).key}x`]) {
    expect(await codeOf({ ...session, ...bearer(key) })).toBe('02');
  }
});

test('ID-04 SE-06 a revocation takes effect on both servers at once', async () => {
  const { id, headers } = await keyFor();
  for (const app of [server.app, other]) expect((await send(app, { headers })).code).toBe('00');
  const own = (await signInAs(server.database, admin)).headers;
  expect((await send(server.app, { headers: own, url: `/prod/apiKey/${id}/revoke`, body: {} })).code).toBe('00');
  for (const app of [server.app, other]) expect((await send(app, { headers })).code).toBe('02');
});

test('ID-04 SE-06 a key outlives the idle time and the lifetime of a session', async () => {
  const months = 60 * 86_400_000;
  const { headers, userId } = await keyFor(['cases.read'], { now: new Date(Date.now() - months), validMs: months * 2 });
  await server.database
    .update(apiKey)
    .set({ lastUsedAt: new Date(0) })
    .where(eq(apiKey.userId, userId));
  expect(await codeOf(headers)).toBe('00');
});

test('ID-04 SE-06 a key is refused outside the whitelist and in a disabled institution, and works again afterwards', async () => {
  const own = await makeInstitution(server.database);
  const createdById = await makeUser(server.database, { institutionId: own, role: 'admin' });
  const { headers } = await makeApiKey(server.database, { institutionId: own, createdById });
  await server.database.insert(systemSetting).values({ institutionId: own, key: 'ipWhitelist', value: '10.1.2.3' });
  expect(await codeOf(headers)).toBe('15');
  await server.database.delete(systemSetting).where(eq(systemSetting.institutionId, own));
  await server.database.update(institution).set({ enabled: false }).where(eq(institution.id, own));
  expect(await codeOf(headers)).toBe('-1');
  await server.database.update(institution).set({ enabled: true }).where(eq(institution.id, own));
  expect(await codeOf(headers)).toBe('00');
});

test('ID-04 SE-06 beyond its rate a key is refused with the time to wait, and another key is not', async () => {
  const { headers, id } = await keyFor();
  expect(await codeOf(headers)).toBe('00');
  await server.database
    .update(rateUse)
    .set({ points: CALLS_PER_API_KEY })
    .where(eq(rateUse.key, `apiKey:${id}`));
  const refused = await send(server.app, { headers });
  expect(refused).toMatchObject({ code: '14', retryAfter: expect.stringMatching(/^\d+$/u) });
  expect(await codeOf((await keyFor()).headers)).toBe('00');
});

test('ID-04 RO-01 a key sees all cases of its institution and none of another', async () => {
  const others = await makeInstitution(server.database);
  const now = new Date();
  const mine = await makeCase(server.database, { institutionId, now });
  const theirs = await makeCase(server.database, { institutionId: others, now });
  const { headers } = await keyFor();
  const listed = await send(server.app, { headers });
  expect(JSON.stringify(listed.data)).toContain(mine.loanNo);
  expect(JSON.stringify(listed.data)).not.toContain(theirs.loanNo);
});

test('ID-04 TR-02 each call of a key is in the trail under its name, also a refused one', async () => {
  const { headers, userId } = await keyFor(['cases.read'], { name: 'Data lake' });
  await codeOf(headers);
  await codeOf(headers, '/prod/manage/user/list');
  const rows = await server.database.select().from(trailEntry).where(eq(trailEntry.userId, userId));
  expect(rows).toMatchObject([
    { event: 'keyCall', outcome: '00', detail: expect.stringContaining('"call":"GET /prod/task/listing"') },
    { event: 'keyCall', outcome: '21', detail: expect.stringContaining('"key":"Data lake"') },
  ]);
});
