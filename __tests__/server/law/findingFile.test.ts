import { desc, eq } from 'drizzle-orm';
import { lawReplay, lawReplayFinding } from '../../../server/database/tables/lawTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { behavior } from '../../../server/database/tables/workTables';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');
const HOURS = { rule: 'mx.hours', effect: 'deny', article: 'Cuarta', source: '=DOF' } as const;
const CAP = { rule: 'mx.cap', effect: 'warn', article: 'Quinta', source: 'DOF' } as const;

let server: TestServer;
let people: Record<'admin' | 'auditor' | 'agent' | 'foreign', SignedIn>;
let id: string;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const sign = async (more: Partial<Parameters<typeof makeUser>[1]>) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  people = {
    admin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
    agent: await sign({}),
    foreign: await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  };
  const agentId = people.agent.userId;
  await database.update(appUser).set({ name: 'Ana', username: 'ana' }).where(eq(appUser.id, agentId));
  const days = { fromDay: '2026-03-02', toDay: '2026-03-06', packs: ['MX@2014-10-08'], asInForce: false };
  const by = { institutionId, actorId: people.admin.userId, actorName: 'x' };
  const [replay] = await database
    .insert(lawReplay)
    .values({ ...by, ...days, state: 'done', borrowers: 1, createdAt: now })
    .returning();
  const found = { institutionId, replayId: Number(replay?.id), pack: 'MX@2014-10-08', examples: [] };
  await database.insert(lawReplayFinding).values([
    { ...found, ...HOURS, day: '2026-03-02', agentId, count: 4 },
    { ...found, ...HOURS, day: '2026-03-03', agentId: 0, count: 1 },
    { ...found, ...CAP, day: '2026-03-03', agentId, count: 9 },
  ]);
  id = String(replay?.id);
});
afterAll(() => server.close());

const take = (who: SignedIn, more: Record<string, string> = {}) =>
  server.app.inject({
    url: `/prod/manage/law/replay/findings/export?${new URLSearchParams({ id, ...more }).toString()}`,
    headers: who.headers,
  });

const getLines = async (by: string): Promise<string[]> => csvLines((await take(people.auditor, { by })).body);

test('LC-07 AP-06 the findings of a replay as a file, grouped as requested, each with the columns that apply', async () => {
  expect(await getLines('rule')).toEqual([
    'Effect,Pack,Rule,Article,Source,Contacts',
    'Warns,MX@2014-10-08,mx.cap,Quinta,DOF,9',
    "Refuses,MX@2014-10-08,mx.hours,Cuarta,'=DOF,5",
  ]);
  expect(await getLines('agent')).toEqual(['Agent,Username,Contacts', 'Ana,ana,13', ',,1']);
  expect(await getLines('day')).toEqual(['Day,Contacts', '2026-03-02,4', '2026-03-03,10']);
  expect(await getLines('each')).toEqual([
    'Day,Effect,Pack,Rule,Article,Source,Agent,Username,Contacts',
    "2026-03-02,Refuses,MX@2014-10-08,mx.hours,Cuarta,'=DOF,Ana,ana,4",
    '2026-03-03,Warns,MX@2014-10-08,mx.cap,Quinta,DOF,Ana,ana,9',
    "2026-03-03,Refuses,MX@2014-10-08,mx.hours,Cuarta,'=DOF,,,1",
  ]);
});

test('LC-07 AP-06 RO-01 who took it away is recorded; another institution finds nothing, an agent may not', async () => {
  const reply = await take(people.admin, { by: 'day', format: 'xlsx' });
  expect(reply.headers['content-disposition']).toContain('saldo-past-contacts-2026-03-02_2026-03-06.xlsx');
  expect(await readSpreadsheet(reply.rawPayload)).toEqual([
    ['Day', 'Contacts'],
    ['2026-03-02', '4'],
    ['2026-03-03', '10'],
  ]);
  const [taken] = await server.database.select().from(behavior).orderBy(desc(behavior.id)).limit(1);
  expect(taken).toMatchObject({
    userId: people.admin.userId,
    type: 'exportList',
    detail: 'past-contacts-2026-03-02_2026-03-06 by day, 2 rows, xlsx',
  });
  expect((await take(people.foreign)).json()).toMatchObject({ code: '20' });
  expect((await take(people.agent)).json()).toMatchObject({ code: '21' });
});
