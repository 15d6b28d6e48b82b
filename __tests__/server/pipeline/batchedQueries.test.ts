import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { Call } from '@/contract/call';
import { makeCase, readCase, type StoredTask } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T18:00:00Z');

let server: TestServer;
let people: Readonly<Record<'agent' | 'colleague' | 'auditor' | 'stranger', SignedIn>>;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const sign = async (of: number, role?: 'auditor') =>
    signInAs(database, await makeUser(database, { institutionId: of, ...(role && { role }) }), { now });
  people = {
    agent: await sign(institutionId),
    colleague: await sign(institutionId),
    auditor: await sign(institutionId, 'auditor'),
    stranger: await sign(await makeInstitution(database)),
  };
  caseRow = await makeCase(database, { institutionId, agentId: people.agent.userId, now });
});
afterAll(() => server.close());

const ROWS = Object.values(ALL_CALLS)
  .flatMap((calls): Call[] => Object.values(calls))
  .filter(({ together }) => together);

interface Reply {
  readonly code: string;
  readonly data: unknown;
}

const ask = async (who: SignedIn, url: string): Promise<Reply> => {
  const { code, data } = JSON.parse((await server.app.inject({ url, headers: who.headers })).body) as Reply;
  return { code, data };
};
const together = (who: SignedIn, asked: readonly string[]): Promise<Reply> =>
  ask(who, `/prod/task/together?asked=${encodeURIComponent(asked.join(' '))}`);

const QUERY: Readonly<Record<string, (taskId: string) => string>> = {
  'task/loanItemInfo/{id}': (taskId) => `?taskId=${taskId}`,
  'task/neighbours': (taskId) => `?taskId=${taskId}`,
  'task/draft/{id}': () => '?kind=log',
};

const getAddress = ({ path }: Call, taskId: string): string => {
  const id = path.startsWith('task/loanItemInfo') ? caseRow.loanNo : taskId;
  return path.replace(/\{\w+\}/u, id) + (QUERY[path]?.(taskId) ?? '');
};

test('GE-01 CD-01 what a screen of a case asks in one moment is among the questions that may travel together', () => {
  expect(ROWS.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'task/loanItemInfo/{id}',
      'task/userContacts/{id}',
      'task/lawful/{id}',
      'task/wishes/{id}',
    ]),
  );
  for (const row of ROWS) expect([row.method, row.client]).toEqual(['GET', 'main']);
});

test.each(ROWS.map((row) => [row.path, row] as const))(
  'RO-01 GE-01 %s is answered together as it is alone: to its agent, a colleague, an auditor, another institution, and for no case',
  async (_, row) => {
    for (const who of Object.values(people)) {
      for (const taskId of [String(caseRow.id), '999999']) {
        const address = getAddress(row, taskId);
        const alone = await ask(who, `/prod/${address}`);
        const expected = alone.code === '00' ? { code: '00', data: [alone.data, alone.data] } : alone;
        expect(await together(who, [address, address])).toEqual(expected);
      }
    }
  },
);

test('RO-01 CD-11 if one query is refused, nothing is returned and nothing is executed', async () => {
  const { agent } = people;
  const fresh = await makeCase(server.database, { institutionId: caseRow.institutionId, agentId: agent.userId, now });
  const first = `task/loanItemInfo/${fresh.loanNo}?taskId=${fresh.id}`;
  expect(await together(agent, [first, 'task/userContacts/999999'])).toEqual({ code: '20' });
  expect((await readCase(server.database, fresh.loanNo)).openedAt).toBeNull();
  expect((await together(agent, [first])).code).toBe('00');
  expect((await readCase(server.database, fresh.loanNo)).openedAt).toEqual(now);
});

test('CD-11 a case read for the first time is returned with its new state', async () => {
  const { agent } = people;
  const fresh = await makeCase(server.database, { institutionId: caseRow.institutionId, agentId: agent.userId, now });
  const address = `task/loanItemInfo/${fresh.loanNo}?taskId=${fresh.id}`;
  const { data } = await together(agent, [`task/userContacts/${fresh.id}`, address, address]);
  const { version } = await readCase(server.database, fresh.loanNo);
  const told = { task: expect.objectContaining({ version }) };
  expect(data).toEqual([expect.anything(), expect.objectContaining(told), expect.objectContaining(told)]);
});

test.each([
  ['a call that is no such question', 'task/listing'],
  ['a change', 'task/record'],
  ['itself', 'task/together?asked=task/listing'],
  ['nothing', ''],
  ['another place', '../api/currentUser'],
  ['a broken address', 'task/userContacts/%E0%A4%A'],
  ['too many', Array.from({ length: 13 }, () => 'task/userContacts/1').join(' ')],
])('RO-01 together, %s is not answered', async (_, asked) => {
  expect((await together(people.agent, [asked])).code).not.toBe('00');
});

test('RO-01 together asks for a session', async () => {
  const reply = await server.app.inject({ url: '/prod/task/together?asked=task/userContacts/1' });
  expect(JSON.parse(reply.body)).toMatchObject({ code: '02' });
});
