import { olderTaskCalls } from '@/contract/calls/olderTaskCalls';
import { taskCalls } from '@/contract/calls/taskCalls';
import type { StoredTask } from '../support/cases';
import { contactsOf, everything, makeCase } from '../support/cases';
import type { SignedIn } from '../support/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../support/people';
import type { TestServer } from '../support/server';
import { startApp } from '../support/server';
import { call } from '../support/signingIn';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let callers: Record<'agent' | 'mate' | 'leader' | 'otherLeader' | 'admin' | 'auditor' | 'foreign', SignedIn>;
let held: StoredTask;
let contactId: string;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (more: Omit<Parameters<typeof makeUser>[1], 'institutionId'> & { institutionId?: number }) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  callers = {
    agent: await sign({ groupId }),
    mate: await sign({ groupId }),
    leader: await sign({ groupId, role: 'leader' }),
    otherLeader: await sign({ groupId: await makeGroup(database, institutionId), role: 'leader' }),
    admin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
    foreign: await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  };
  held = await makeCase(database, { institutionId, agentId: callers.agent.userId, now });
  contactId = String((await contactsOf(database, held))[0]?.id);
});
afterAll(() => server.close());

/** Which case is asked for. */
interface Wanted {
  readonly taskId: string;
  readonly loanId: string;
}

type Send = Pick<Parameters<typeof call>[1], 'method' | 'url' | 'payload'>;
type Ask = (wanted: Wanted) => Omit<Send, 'method' | 'url'> & { input: string };

const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01' };
const recordOn = () => ({ ...log, contactId });

/** How each call with an id names a case; a call that is missing here fails the test below. */
const ASKS: Record<string, Ask> = {
  'main neighbours': ({ taskId }) => ({ input: `task/neighbours?taskId=${taskId}` }),
  'main loanItemInfo': ({ taskId, loanId }) => ({ input: `task/loanItemInfo/${loanId}?taskId=${taskId}` }),
  'main userInfo': ({ taskId }) => ({ input: `task/userInfo/${taskId}` }),
  'main userContacts': ({ taskId }) => ({ input: `task/userContacts/${taskId}` }),
  'main collectionLogs': ({ taskId }) => ({ input: `task/collectionLogs/${taskId}` }),
  'main record': ({ taskId }) => ({ input: 'task/record', payload: { taskId, ...recordOn() } }),
  'main reveal': ({ taskId }) => ({ input: `task/reveal/${taskId}`, payload: { field: 'contactPhone', contactId } }),
  'main draft': ({ taskId }) => ({ input: `task/draft/${taskId}?kind=log` }),
  'main saveDraft': ({ taskId }) => ({
    input: `task/draft/${taskId}`,
    payload: { kind: 'log', content: 'x', version: 0, intent: 'i'.repeat(20) },
  }),
  'older info': ({ taskId }) => ({ input: `task/info/${taskId}` }),
  'older loanItemInfo': ({ taskId, loanId }) => ({ input: `task/loanItemInfo/${loanId}?taskId=${taskId}` }),
  'older contacts': ({ taskId }) => ({ input: `task/contacts/${taskId}` }),
  'older userContacts': ({ taskId }) => ({ input: `task/userContacts/${taskId}` }),
  'older collectionLogs': ({ taskId }) => ({ input: `task/collectionLogs/${taskId}` }),
  'older record': ({ taskId }) => ({ input: `task/record/${taskId}`, payload: recordOn() }),
};

const WITHOUT_ID = ['main appNameList', 'main loanMarketMerchantList', 'main listing', 'older listing'];
const rows = Object.entries({ main: taskCalls, older: olderTaskCalls }).flatMap(([client, calls]) =>
  Object.entries(calls).map(([name, { method }]) => ({
    name: `${client} ${name}`,
    base: client === 'main' ? '/prod/' : '/api/',
    method,
  })),
);
const withId = rows.filter(({ name }) => !WITHOUT_ID.includes(name));

const ask = async ({ name, base, method }: (typeof rows)[number], who: SignedIn, wanted: Wanted) => {
  const { input, payload } = ASKS[name]?.(wanted) ?? { input: 'missing' };
  const options: Parameters<typeof call>[1] = { method, url: `${base}${input}`, headers: who.headers };
  const { code, message, data } = await call(server, payload === undefined ? options : { ...options, payload });
  return { code, message, data };
};

const real = (): Wanted => ({ taskId: String(held.id), loanId: held.loanNo });
const ABSENT: readonly string[] = ['987654321', '0', '-1', 'abc', '99999999999999999999', '1e3', '1.5'];

test('RO-01 every call with the id of a case stands in this test', () => {
  expect(new Set(withId.map(({ name }) => name))).toEqual(new Set(Object.keys(ASKS)));
});

test.each(withId)(
  'RO-01 8.2.2 $name: a case of another institution, group or agent equals one that does not exist, and nothing changes',
  async (row) => {
    const before = await everything(server.database);
    for (const name of ['foreign', 'mate', 'otherLeader'] as const) {
      const absent = await ask(row, callers[name], { taskId: '987654321', loanId: held.loanNo });
      expect(absent.code).toBe('20');
      expect(await ask(row, callers[name], real())).toEqual(absent);
    }
    expect(await everything(server.database)).toEqual(before);
  },
);

test.each(withId)('RO-01 $name: ids of any other kind are not found or refused, never a fault', async (row) => {
  for (const taskId of ABSENT) {
    const { code } = await ask(row, callers.agent, { taskId, loanId: held.loanNo });
    expect(['10', '20']).toContain(code);
  }
});

test.each(withId)(
  'RO-01 $name: agent, leader and administrator reach the case, an auditor reads and does not work',
  async (row) => {
    for (const name of ['agent', 'leader', 'admin'] as const) {
      expect(await ask(row, callers[name], real())).toMatchObject({ code: '00' });
    }
    const isWork = /record|draft/i.test(row.name);
    expect(await ask(row, callers.auditor, real())).toMatchObject({ code: isWork ? '21' : '00' });
  },
);
