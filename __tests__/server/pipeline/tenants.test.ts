import type { Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { payLog } from '../../../server/database/tables/moneyTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { BASE_BY_CLIENT } from '../../../server/pipeline/callRequest';
import { type Wanted, CASE_ASKS } from '../../support/cases/caseAsks';
import { type StoredTask, getContacts, everything, makeCase } from '../../support/cases/cases';
import { makeTemplate } from '../../support/messages/smsRig';
import { untilChannelSpoke } from '../../support/money/ledger';
import { type SignedIn, makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { removeGuards } from '../../support/server/database';
import { type TestServer, startApp } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let callers: Record<'agent' | 'mate' | 'leader' | 'otherLeader' | 'admin' | 'auditor' | 'foreign', SignedIn>;
let caseRow: StoredTask;
let contactId: string;
let templateId: string;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  await removeGuards(server, 'pay_log');
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
  await database.insert(systemSetting).values({ institutionId, key: 'sms.caseDaily', value: '100' });
  caseRow = await makeCase(database, {
    institutionId,
    agentId: callers.agent.userId,
    now,
    cells: { deduction_account: '012345678901234567' },
  });
  contactId = String((await getContacts(database, caseRow))[0]?.id);
  templateId = await makeTemplate(server, { institutionId, content: 'Hola {name}' });
});
afterAll(() => server.close());
// A loan has its number of deductions a day; each of the tests may make its own.
afterEach(async () => {
  await untilChannelSpoke(server.database, caseRow);
  await server.database.update(payLog).set({ opAt: new Date('2026-03-01T12:00:00Z') });
});

/**
 * Lists within the caller's scope, which name no case. Exceptions have own tests: borrowers (longAging.test), combined queries
 * (askedTogether.test), contact decisions (contactDecisions.test), bulk messages (bulkMessages.test) and incoming calls
 * (inboundCalls.test).
 */
const WITHOUT_ID: readonly string[] = [
  'main appNameList',
  'main loanMarketMerchantList',
  'main listing',
  'main export',
  'main listCount',
  'main getIsLongAging',
  'main longAgingListing',
  'main longAgingFile',
  'main loanItemInfoLongAging',
  'older listing',
  'older statistics',
  'older statisticsFile',
  'older templates',
  'main retry',
  'main today',
  'main together',
  'main bulkPlan',
  'main bulkRun',
  'main inboundCalls',
];

const rows = Object.values<Calls>(ALL_CALLS).flatMap((calls) =>
  Object.entries(calls)
    .filter(([, row]) => row.rows === 'visibleCases')
    .map(([name, row]) => ({ ...row, name: `${row.client} ${name}`, base: BASE_BY_CLIENT[row.client] })),
);
const withId = rows.filter(({ name }) => !WITHOUT_ID.includes(name));

const ask = async ({ name, base, method }: (typeof rows)[number], who: SignedIn, wanted: Wanted) => {
  const { input, payload } = CASE_ASKS[name]?.(wanted) ?? { input: 'missing' };
  const options: Parameters<typeof call>[1] = { method, url: `${base}${input}`, headers: who.headers };
  const { code, message, data } = await call(server, payload === undefined ? options : { ...options, payload });
  return { code, message, data };
};

const named = (taskId: string): Wanted => ({ taskId, loanId: caseRow.loanNo, contactId, templateId });
const real = (): Wanted => named(String(caseRow.id));
const ABSENT: readonly string[] = ['987654321', '0', '-1', 'abc', '99999999999999999999', '1e3', '1.5'];

test('RO-01 every call with the id of a case is part of this test', () => {
  expect(new Set(withId.map(({ name }) => name))).toEqual(new Set(Object.keys(CASE_ASKS)));
});

const ROLE_OF = { foreign: 'admin', mate: 'member', otherLeader: 'leader', agent: 'member' } as const;

/** A call that the role may not make is refused before the case is looked for; task/allowView answers no. */
const codeForAbsent = (row: (typeof rows)[number], name: keyof typeof ROLE_OF): string => {
  const isPermitted = PERMISSIONS_OF_ROLE[ROLE_OF[name]].some((permission) => permission === row.who);
  if (!isPermitted) return '21';
  return row.name === 'main allowView' ? '00' : '20';
};

test.each(withId)(
  'RO-01 8.2.2 $name: a case of another institution, group or agent equals one that does not exist, and nothing changes',
  async (row) => {
    const before = await everything(server.database);
    for (const name of ['foreign', 'mate', 'otherLeader'] as const) {
      const absent = await ask(row, callers[name], named('987654321'));
      expect(absent.code).toBe(codeForAbsent(row, name));
      expect(await ask(row, callers[name], real())).toEqual(absent);
    }
    expect(await everything(server.database)).toEqual(before);
  },
);

test.each(withId)('RO-01 $name: ids of any other kind are not found or refused, never a fault', async (row) => {
  for (const taskId of ABSENT) {
    const { code } = await ask(row, callers.agent, named(taskId));
    expect(['10', '20', codeForAbsent(row, 'agent')]).toContain(code);
  }
});

/** They need more than a case, or end it; their own tests reach it. */
const NEED_MORE: readonly string[] = [
  'main autoDialSms',
  'main manualDelay',
  'main hold',
  'main liftHold',
  'main endWish',
  'main override',
  'main picture',
  'main addImageComment',
  'main addressBookContact',
  'main timelineFile',
];

test.each(withId.filter(({ name }) => !NEED_MORE.includes(name)))(
  'RO-01 $name: agent, leader and administrator reach the case, an auditor reads and does not work',
  async (row) => {
    for (const name of ['agent', 'leader', 'admin'] as const) {
      // 28: the deduction of the one before is with the channel still.
      expect(await ask(row, callers[name], real())).toMatchObject({ code: expect.stringMatching(/^(00|28)$/) });
    }
    const isReading = PERMISSIONS_OF_ROLE.auditor.some((permission) => permission === row.who);
    expect(await ask(row, callers.auditor, real())).toMatchObject({ code: isReading ? '00' : '21' });
  },
);
