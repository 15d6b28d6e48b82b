import type { StoredTask } from '../../support/cases/cases';
import { everything } from '../../support/cases/cases';
import { makeDeductible, getPlan } from '../../support/money/ledger';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

const now = new Date('2026-03-11T00:30:00Z');
const FLAGS = { longAging: true, res: true };

let server: TestServer;
let callers: Record<'agent' | 'mate' | 'leader' | 'otherLeader' | 'admin' | 'foreign', SignedIn>;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (more: Omit<Parameters<typeof makeUser>[1], 'institutionId'> & { institutionId?: number }) =>
    signInAs(database, await makeUser(database, { institutionId, ...FLAGS, ...more }), { now });
  callers = {
    agent: await sign({ groupId }),
    mate: await sign({ groupId }),
    leader: await sign({ groupId, role: 'leader' }),
    otherLeader: await sign({ groupId: await makeGroup(database, institutionId), role: 'leader' }),
    admin: await sign({ role: 'admin' }),
    foreign: await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  };
  caseRow = await makeDeductible(database, { institutionId, agentId: callers.agent.userId, now });
});
afterAll(() => server.close());

const CODE = { codeType: '1', payChannel: 'BANK', amount: 5 };
const ROWS: Record<string, (taskId: string) => { url: string; payload?: object }> = {
  'main partDeduce': (taskId) => ({ url: '/prod/task/partDeduce', payload: { taskId, amount: 5 } }),
  'main manualDelay': (taskId) => ({ url: '/prod/task/manualDelay', payload: { taskId, days: 5, remark: 'x' } }),
  'main delayCode': (taskId) => ({ url: `/prod/task/delayCode/${taskId}` }),
  'main details': (taskId) => ({ url: `/prod/repay/details?taskId=${taskId}` }),
  'main details, role 6': (taskId) => ({ url: `/prod/repay/details?taskId=${taskId}&role=6` }),
  'main payLogs': (taskId) => ({ url: `/prod/repay/payLogs?taskId=${taskId}` }),
  'main payLogs, role 6': (taskId) => ({ url: `/prod/repay/payLogs?taskId=${taskId}&role=6` }),
  'main repaymentCode': (taskId) => ({ url: `/prod/repay/repaymentCode/${taskId}` }),
  'main update/new': (taskId) => ({ url: '/prod/repay/repaymentCode/update/new', payload: { taskId, ...CODE } }),
  'main refreshRepayCode': (taskId) => ({ url: '/prod/repay/repayment/refreshRepayCode', payload: { taskId } }),
  'older deduct': (taskId) => ({ url: `/api/repay/deduct/${taskId}`, payload: { amount: 5 } }),
  'older details': (taskId) => ({ url: `/api/repay/details?taskId=${taskId}` }),
  'older payLogs': (taskId) => ({ url: `/api/repay/payLogs?taskId=${taskId}` }),
};
const names = Object.keys(ROWS);

const ask = async (name: string, who: SignedIn, taskId: string) => {
  const { url, payload } = ROWS[name]?.(taskId) ?? { url: '' };
  const sent = payload === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload };
  const { code, message, data } = await call(server, { ...sent, url, headers: who.headers });
  return { code, message, data };
};
const state = async () => [await everything(server.database), await getPlan(server.database, caseRow)];

test.each(names)(
  'RO-01 8.2.2 %s: a case of another institution, group or agent equals one that does not exist, and nothing changes',
  async (name) => {
    const before = await state();
    const others =
      name === 'main manualDelay'
        ? (['foreign', 'otherLeader'] as const)
        : (['foreign', 'mate', 'otherLeader'] as const);
    for (const other of others) {
      const absent = await ask(name, callers[other], '987654321');
      expect(absent.code).toBe('20');
      expect(await ask(name, callers[other], String(caseRow.id))).toEqual(absent);
    }
    expect(await state()).toEqual(before);
  },
);

test.each(names)('RO-01 %s: ids of any other kind are not found or refused, never a fault', async (name) => {
  for (const taskId of ['0', '-1', 'abc', '99999999999999999999', '1e3', '1.5', '%00', '']) {
    const who = name === 'main manualDelay' ? callers.leader : callers.agent;
    expect(['10', '20']).toContain((await ask(name, who, taskId)).code);
  }
});

test.each(names.filter((name) => name !== 'main manualDelay'))(
  'RO-01 %s: agent, leader and administrator reach the case',
  async (name) => {
    for (const who of ['agent', 'leader', 'admin'] as const) {
      expect(await ask(name, callers[who], String(caseRow.id))).toMatchObject({
        code: expect.stringMatching(/^(00|28|29)$/),
      });
    }
  },
);
