import { desc, eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { behavior } from '../../../server/database/tables/workTables';
import { permissionRig } from '../../support/permissions/permissionRig';
import { send } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let ours: number;
let admin: SignedIn;
let foreign: SignedIn;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const theirs = await makeInstitution(database);
  ours = await makeInstitution(database);
  const sign = async (institutionId: number, more: object) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  admin = await sign(ours, { role: 'admin' });
  agent = await sign(ours, {});
  foreign = await sign(theirs, { role: 'admin' });
  for (const [{ userId }, name] of [
    [admin, '=who'],
    [agent, 'Ana'],
  ] as const) {
    await database.update(appUser).set({ name }).where(eq(appUser.id, userId));
  }
});
afterAll(() => server.close());

const take = (path: string, by: SignedIn) => server.app.inject({ url: `/prod/${path}`, headers: by.headers });

const getLines = async (path: string, by: SignedIn): Promise<string[]> => csvLines((await take(path, by)).body);

const LIMITS = { leaderDays: 120, leaderFirstPercent: 10, adminDays: 180, adminFirstPercent: 0, memberFirstPercent: 0 };
const limitPlans = (memberDays: number) =>
  send(server, admin, { path: '/prod/manage/config/promisePlan/update', body: { ...LIMITS, memberDays } });

test('SY-01 AP-06 the changes of the configuration as a file, of one setting if requested', async () => {
  expect(await limitPlans(60)).toMatchObject({ code: '00' });
  expect(await limitPlans(90)).toMatchObject({ code: '00' });
  const path = 'manage/config/changes/export';
  const all = await getLines(path, admin);
  expect(all).toHaveLength(3);
  expect(all[0]).toBe('Time (America/Mexico_City),By,Setting,Before,After');
  expect(all[1]).toBe("2026-03-10 18:30:00,'=who,Payment plans,memberDays: 60,memberDays: 90");
  expect(await getLines(`${path}?key=promisePlan`, admin)).toEqual(all);
  expect(await getLines(`${path}?key=quota`, admin)).toEqual([all[0]]);
  expect(await getLines(path, foreign)).toEqual([all[0]]);
  expect((await take(path, agent)).json()).toMatchObject({ code: '21' });
});

test('US-01 AP-06 what was done to a user as a file: the names of fields in the words of the reader, never their values', async () => {
  const { database } = server;
  const done = { institutionId: ours, userId: agent.userId, byId: admin.userId, byName: '=who' };
  await database.insert(userHistory).values([
    { ...done, kind: 'changed', fields: ['sendSms', 'queueId'], createdAt: now },
    {
      ...done,
      kind: 'passwordByOperator',
      fields: [],
      byId: null,
      byName: null,
      createdAt: new Date('2026-03-11T00:31:00Z'),
    },
  ]);
  const path = `manage/user/history/${agent.userId}/export`;
  expect(await getLines(path, admin)).toEqual([
    'Time (America/Mexico_City),What,Fields,By',
    '2026-03-10 18:31:00,Password reset by the operator,,',
    `2026-03-10 18:30:00,Changed,"Sending by SMS, Queue",'=who`,
  ]);
  const [taken] = await database.select().from(behavior).orderBy(desc(behavior.id)).limit(1);
  expect(taken).toMatchObject({ type: 'exportList', detail: `user-${agent.userId}, 2 rows` });
  expect((await take(`${path}?format=xlsx`, admin)).headers['content-type']).toContain('spreadsheetml');
  expect((await take(path, foreign)).json()).toMatchObject({ code: '20' });
  expect((await take(path, agent)).json()).toMatchObject({ code: '21' });
});

test('RO-01 AP-06 who settled which permission as a file, for a role and for a user', async () => {
  const { settle, settleFor } = permissionRig(
    () => server,
    () => admin,
  );
  await settle([{ role: 'leader', permission: 'cases.extend', allowed: false }]);
  await settleFor(agent.userId, [{ permission: 'cases.read', allowed: true }]);
  await settleFor(agent.userId, [{ permission: 'cases.read', allowed: null }]);
  const path = 'permission/history/export';
  const all = await getLines(path, admin);
  expect(all[0]).toBe('When (America/Mexico_City),By,For,Change,Permission');
  const [back, given, taken] = all.slice(1).map((line) => line.split(',').slice(1));
  expect(back?.slice(0, 3)).toEqual(["'=who", 'Ana', 'Back to standard']);
  expect(given?.slice(1, 3)).toEqual(['Ana', 'Given']);
  expect(taken?.slice(1, 3)).toEqual(['Leader', 'Taken']);
  expect(await getLines(`${path}?userId=${agent.userId}`, admin)).toHaveLength(3);
  expect(await getLines(path, foreign)).toEqual([all[0]]);
  expect((await take(path, agent)).json()).toMatchObject({ code: '21' });
});
