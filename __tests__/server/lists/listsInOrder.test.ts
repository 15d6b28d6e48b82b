import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { utils, read, type WorkSheet } from '@e965/xlsx';
import { get, send } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let people: Record<'admin' | 'auditor' | 'leader' | 'agent', SignedIn>;

const announce = (name: string, content: string, texts: object = {}) =>
  send<{ msgId: string }>(server, people.admin, {
    path: '/prod/msg/addMsg',
    body: { name, idNo: '12345678', irregularities: 'Late', processResult: 'Warned', content, texts },
  });

const take = (path: string, by: SignedIn, language = 'en') =>
  server.app.inject({ url: `/prod/${path}`, headers: { ...by.headers, 'accept-language': language } });

const taken = async (...request: Parameters<typeof take>) => csvLines((await take(...request)).body);

const getCells = (sheet: WorkSheet | undefined): unknown[][] =>
  sheet ? utils.sheet_to_json(sheet, { header: 1, raw: true }) : [];

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (more: object) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  people = {
    admin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
    leader: await sign({ role: 'leader', groupId }),
    agent: await sign({ groupId, ranked: true, dailyTarget: 40_000 }),
  };
  await database.update(appUser).set({ name: 'Zoe' }).where(eq(appUser.id, people.agent.userId));
  await database.update(appUser).set({ ranked: false }).where(eq(appUser.role, 'leader'));
  for (const [name, dailyTarget] of [['Ana', 10_000] as const, ['Bea', 30_000] as const]) {
    const id = await makeUser(database, { institutionId, ranked: true, dailyTarget, groupId });
    await database.update(appUser).set({ name }).where(eq(appUser.id, id));
  }
  await announce('Bea', '=1+1');
  await announce('Ana', 'Nobody calls at night', {
    es: { irregularities: 'Tarde', processResult: 'Aviso', content: 'Nadie llama de noche' },
  });
});
afterAll(() => server.close());

test('US-03 AP-03 the ranking is sorted by any of its columns and taken away in that order; a place stays what it is', async () => {
  const input = { sort: 'target', order: 'asc' };
  const page = await get<{ result: { name: string; ranking: number }[] }>(server, people.leader, {
    path: '/prod/manage/user/rank',
    input,
  });
  expect(page.data.result.map(({ name, ranking }) => [name, ranking])).toEqual([
    ['Ana', 1],
    ['Bea', 1],
    ['Zoe', 1],
  ]);
  const [head, ...rows] = await taken('manage/user/rank/export?sort=target&order=desc', people.leader);
  expect(head).toBe('Rank,Name,Group,Recovered,Target,Completion %');
  expect(rows.map((row) => row.split(',')[1])).toEqual(['Zoe', 'Bea', 'Ana']);
  expect((await get(server, people.leader, { path: '/prod/manage/user/rank', input: { sort: 'password' } })).code).toBe(
    '10',
  );
});

test('SY-02 AP-06 the announcements in an order, found, and taken away in the language of the reader, with no formula in them', async () => {
  const asked = { path: '/prod/msg/queryAllMsg', body: { sort: 'what', order: 'asc' } };
  const page = await send<{ result: { name: string }[] }>(server, people.admin, asked);
  expect(page.data.result.map(({ name }) => name)).toEqual(['Ana', 'Bea']);
  const english = await taken('msg/export?sort=what&order=desc', people.admin);
  expect(english[0]).toContain('Time (America/Mexico_City),Read');
  expect(english[1]).toContain(",'=1+1,");
  expect(english[1]).not.toContain('12345678');
  const found = await taken('msg/export?content=Nobody', people.admin, 'es');
  expect(found).toHaveLength(2);
  expect(found[1]).toContain('Nadie llama de noche');
  expect((await take('msg/export', people.agent)).json()).toMatchObject({ code: '21' });
});

test('TR-02 AP-06 the sign-ins of the trail are sorted whole and taken away as a sheet with times that are times', async () => {
  const url = '/prod/trail/logins/export?format=xlsx&sort=entries&order=desc';
  const reply = await server.app.inject({ url, headers: people.auditor.headers });
  expect(reply.headers['content-disposition']).toContain('saldo-sign-ins-2026-03-10.xlsx');
  const [head = []] = getCells(read(reply.rawPayload).Sheets['Sign-ins']);
  expect(head[0]).toBe('Time (America/Mexico_City)');
  const refused = await server.app.inject({ url, headers: people.leader.headers });
  expect(refused.json()).toMatchObject({ code: '21' });
});
