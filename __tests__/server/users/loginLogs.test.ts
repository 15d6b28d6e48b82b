import { toMinorUnits } from '@/contract/minor';
import { payLog } from '../../../server/database/tables/moneyTables';
import { loginLog } from '../../../server/database/tables/signInTables';
import { makeCase } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';
import { userDesk } from '../../support/users/userDesk';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let groupId: number;
let people: Record<'admin' | 'auditor' | 'leader' | 'agent' | 'mate' | 'foreign', SignedIn>;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  groupId = await makeGroup(database, institutionId);
  const sign = async (more: object) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  people = {
    admin: await sign({ role: 'admin', ranked: false }),
    auditor: await sign({ role: 'auditor', ranked: false }),
    leader: await sign({ role: 'leader', groupId, ranked: false }),
    agent: await sign({ groupId, dailyTarget: 100_000 }),
    mate: await sign({}),
    foreign: await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  };
});
afterAll(() => server.close());

interface Page {
  readonly totalCount: number;
  readonly result: readonly Record<string, unknown>[];
}
const logs = async (input: Record<string, string> = {}, name: keyof typeof people = 'admin') =>
  userDesk(server, people[name]).read<Page>('loginLog/list', input);

test('US-03 login logs are found by user, outcome and day, newest first, and hold no secret', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'walker', institutionId });
  await attempt(server, { username: 'walker', password: 'wrong-secret' });
  await attempt(server, {
    username: 'walker',
    body: { gps: { latitude: 19.43261, longitude: -99.13321 }, veins: 'a-long-device-fingerprint' },
  });
  // 10 March in UTC, 9 March at the institution.
  const early = new Date('2026-03-10T03:00:00Z');
  await server.database.insert(loginLog).values({
    institutionId,
    userId: id,
    client: 'older',
    outcome: 'locked',
    ip: '10.0.0.9',
    veins: 'x',
    createdAt: early,
  });
  const mine = { userId: String(id) };
  const { data } = await logs(mine);
  expect(data.result.map(({ outcome }) => outcome)).toEqual(['success', 'wrongCredentials', 'locked']);
  expect(data.result[0]).toMatchObject({ username: 'walker', position: '19.43, -99.13', device: 'a-long-devic' });
  expect((await logs({ ...mine, outcome: 'locked' })).data.totalCount).toBe(1);
  expect((await logs({ name: 'WALK', from: '2026-03-10' })).data.totalCount).toBe(2);
  expect((await logs({ ...mine, from: '2026-03-09', to: '2026-03-09' })).data.totalCount).toBe(1);
  expect(JSON.stringify(data)).not.toMatch(/wrong-secret|Passw0rd|fingerprint/);
});

test('RO-01 login logs are for administrators and auditors, of their own institution', async () => {
  expect((await logs({}, 'auditor')).code).toBe('00');
  for (const name of ['leader', 'agent'] as const) expect((await logs({}, name)).code).toBe('21');
  const own = (await logs({}, 'foreign')).data.result.map(({ userId }) => userId);
  expect(own).toEqual([String(people.foreign.userId)]);
  expect((await logs({ userId: String(people.agent.userId) }, 'foreign')).data.totalCount).toBe(0);
});

test('US-03 the export holds the filtered rows, makes formulas harmless, and is recorded', async () => {
  await makeSignInUser(server.database, { username: 'formula', name: '=HYPERLINK(1)', institutionId });
  await attempt(server, { username: 'formula' });
  const reply = await server.app.inject({
    url: '/prod/manage/user/loginLog/export?name=formula',
    headers: people.admin.headers,
  });
  expect(reply.headers['content-disposition']).toContain('saldo-login-logs-2026-03-10.csv');
  const lines = csvLines(reply.body);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("'=HYPERLINK(1)");
  expect(lines[1]).toContain('2026-03-10 18:30:00');
  const kept = await server.database.$client.query("select detail from behaviour where type = 'exportLoginLogs'");
  expect(kept.rows).toEqual([{ detail: '1 rows' }]);
});

test('US-03 the rank goes by what was recovered on the day, within what the caller sees', async () => {
  const { database } = server;
  const pay = async (agentId: number, amount: number, opAt: Date) => {
    const caseRow = await makeCase(database, { institutionId, agentId, now });
    await database.insert(payLog).values({
      institutionId,
      loanId: caseRow.loanId,
      agentId,
      amount: toMinorUnits(amount),
      type: '4',
      status: '2',
      opAt,
    });
  };
  await pay(people.agent.userId, 40_000, new Date('2026-03-10T20:00:00Z'));
  await pay(people.agent.userId, 10_000, new Date('2026-03-10T21:00:00Z'));
  await pay(people.mate.userId, 60_000, new Date('2026-03-10T20:00:00Z'));
  await pay(people.mate.userId, 90_000, new Date('2026-03-09T20:00:00Z'));
  const rank = async (name: keyof typeof people, input: Record<string, string> = {}) =>
    (await userDesk(server, people[name]).read<Page>('rank', { size: '2', ...input })).data.result;
  expect(await rank('admin')).toMatchObject([
    { ranking: 1, userId: String(people.mate.userId), actualReceivedAmount: 600, finishPurposeRate: 0 },
    {
      ranking: 2,
      userId: String(people.agent.userId),
      actualReceivedAmount: 500,
      purpose: 1000,
      finishPurposeRate: 50,
    },
  ]);
  expect(await rank('leader')).toMatchObject([{ ranking: 1, userId: String(people.agent.userId) }]);
  expect(await rank('admin', { groupId: String(groupId) })).toHaveLength(1);
  expect(await rank('admin', { date: 'yesterday' })).toMatchObject([
    { userId: String(people.mate.userId), actualReceivedAmount: 900 },
    { actualReceivedAmount: 0 },
  ]);
});
