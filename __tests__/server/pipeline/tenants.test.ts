import type { Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { payLog } from '../../../server/database/tables/moneyTables';
import { systemSetting } from '../../../server/database/tables/organisationTables';
import { BASE_OF } from '../../../server/pipeline/callRoute';
import type { StoredTask } from '../../support/cases/cases';
import { contactsOf, everything, makeCase } from '../../support/cases/cases';
import { makeTemplate } from '../../support/messages/smsRig';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let callers: Record<'agent' | 'mate' | 'leader' | 'otherLeader' | 'admin' | 'auditor' | 'foreign', SignedIn>;
let held: StoredTask;
let contactId: string;
let templateId: string;

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
  await database.insert(systemSetting).values({ institutionId, key: 'sms.caseDaily', value: '100' });
  held = await makeCase(database, {
    institutionId,
    agentId: callers.agent.userId,
    now,
    cells: { deduction_account: '012345678901234567' },
  });
  contactId = String((await contactsOf(database, held))[0]?.id);
  templateId = await makeTemplate(server, { institutionId, content: 'Hola {name}' });
});
afterAll(() => server.close());
// A loan has its number of deductions a day; each of the tests may make its own.
afterEach(() => server.database.update(payLog).set({ opAt: new Date('2026-03-01T12:00:00Z') }));

/** Which case is asked for. */
interface Wanted {
  readonly taskId: string;
  readonly loanId: string;
}

type Send = Pick<Parameters<typeof call>[1], 'method' | 'url' | 'payload'>;
type Ask = (wanted: Wanted) => Omit<Send, 'method' | 'url'> & { input: string };

const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01' };
const recordOn = () => ({ ...log, contactId });

let amount = 0;
/** Each another one: the same amount again within minutes is taken for a mistake. */
const nextAmount = (): number => (amount += 1);

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
  'main allowView': ({ taskId }) => ({ input: `task/allowView/${taskId}` }),
  'main userPic': ({ taskId }) => ({ input: `task/userPic/${taskId}` }),
  'main ktp': ({ taskId }) => ({ input: `task/ktp/${taskId}` }),
  'main picture': ({ taskId }) => ({ input: `task/picture/${taskId}?pictureId=1` }),
  'main imageComments': ({ taskId }) => ({ input: `task/imageComments/${taskId}` }),
  'main addImageComment': ({ taskId }) => ({
    input: `task/imageComments/${taskId}`,
    payload: { pictureId: '1', comment: 'x' },
  }),
  'main userAddressBook': ({ taskId }) => ({ input: `task/userAddressBook/${taskId}` }),
  'main addressBookContact': ({ taskId }) => ({ input: `task/addressBook/${taskId}`, payload: { entryId: '1' } }),
  'main userCallRecord': ({ taskId }) => ({ input: `task/userCallRecord/${taskId}` }),
  'main userAlibabaInfo': ({ taskId }) => ({ input: `task/userAlibabaInfo/${taskId}` }),
  'main linkByPhone': ({ taskId }) => ({ input: `task/linkByPhone/${taskId}` }),
  'main loanRecord': ({ taskId }) => ({ input: `loan/loan-record?taskId=${taskId}` }),
  'main partDeduce': ({ taskId }) => ({ input: 'task/partDeduce', payload: { taskId, amount: nextAmount() } }),
  'main saveUserEmerContact': ({ taskId }) => ({
    input: 'task/save/userEmerContact',
    payload: { taskId, contacts: [] },
  }),
  'main manualDelay': ({ taskId }) => ({ input: 'task/manualDelay', payload: { taskId, days: 1 } }),
  'main delayCode': ({ taskId }) => ({ input: `task/delayCode/${taskId}` }),
  'main autoDialSms': ({ taskId }) => ({ input: 'task/autoDialSms', payload: { taskId, phoneCallId: '1' } }),
  'main smsLog': ({ taskId }) => ({ input: `task/smsLog/${taskId}` }),
  'main dial': ({ taskId }) => ({ input: 'task/dial', payload: { taskId, contactId } }),
  'main lastCall': ({ taskId }) => ({ input: `task/lastCall/${taskId}` }),
  'main timeline': ({ taskId }) => ({ input: `task/timeline/${taskId}` }),
  'main staff': ({ taskId }) => ({ input: `customer/service/staff/${taskId}` }),
  'main add': ({ taskId }) => ({
    input: 'customer/service/add',
    payload: { channel: 'phone', priority: 'normal', summary: 'x', matters: [{ taskId, kind: 'other' }] },
  }),
  'main details': ({ taskId }) => ({ input: `repay/details?taskId=${taskId}` }),
  'main payLogs': ({ taskId }) => ({ input: `repay/payLogs?taskId=${taskId}` }),
  'main repaymentCode': ({ taskId }) => ({ input: `repay/repaymentCode/${taskId}` }),
  'main repaymentCodeUpdateNew': ({ taskId }) => ({
    input: 'repay/repaymentCode/update/new',
    payload: { taskId, codeType: '1', payChannel: 'BANK', amount: 1 },
  }),
  'main refreshRepayCode': ({ taskId }) => ({ input: 'repay/repayment/refreshRepayCode', payload: { taskId } }),
  'main residue': ({ taskId }) => ({ input: `sms/residue/?taskId=${taskId}` }),
  'main manualSend': ({ taskId }) => ({ input: 'sms/manual/send', payload: { taskId, contactId, templateId } }),
  'older send': ({ taskId }) => ({ input: 'sms/send', payload: { taskId, contactId, templateId } }),
  'older userCalls': ({ taskId }) => ({ input: `task/userCalls/${taskId}` }),
  'older deduct': ({ taskId }) => ({ input: `repay/deduct/${taskId}`, payload: { amount: nextAmount() } }),
  'older details': ({ taskId }) => ({ input: `repay/details?taskId=${taskId}` }),
  'older payLogs': ({ taskId }) => ({ input: `repay/payLogs?taskId=${taskId}` }),
  'older info': ({ taskId }) => ({ input: `task/info/${taskId}` }),
  'older loanItemInfo': ({ taskId, loanId }) => ({ input: `task/loanItemInfo/${loanId}?taskId=${taskId}` }),
  'older contacts': ({ taskId }) => ({ input: `task/contacts/${taskId}` }),
  'older userContacts': ({ taskId }) => ({ input: `task/userContacts/${taskId}` }),
  'older collectionLogs': ({ taskId }) => ({ input: `task/collectionLogs/${taskId}` }),
  'older record': ({ taskId }) => ({ input: `task/record/${taskId}`, payload: recordOn() }),
};

/** Lists of what the caller may see: they name no case. Those of long aging name a borrower (longAging.test). */
const WITHOUT_ID: readonly string[] = [
  'main appNameList',
  'main loanMarketMerchantList',
  'main listing',
  'main listCount',
  'main getIsLongAging',
  'main longAgingListing',
  'main loanItemInfoLongAging',
  'older listing',
  'older statistics',
  'older statisticsFile',
  'older templates',
  'main retry',
];

const rows = Object.values<Calls>(ALL_CALLS).flatMap((calls) =>
  Object.entries(calls)
    .filter(([, row]) => row.rows === 'visibleCases')
    .map(([name, row]) => ({ ...row, name: `${row.client} ${name}`, base: BASE_OF[row.client] })),
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
      const absent = await ask(row, callers[name], { taskId: '987654321', loanId: held.loanNo });
      expect(absent.code).toBe(codeForAbsent(row, name));
      expect(await ask(row, callers[name], real())).toEqual(absent);
    }
    expect(await everything(server.database)).toEqual(before);
  },
);

test.each(withId)('RO-01 $name: ids of any other kind are not found or refused, never a fault', async (row) => {
  for (const taskId of ABSENT) {
    const { code } = await ask(row, callers.agent, { taskId, loanId: held.loanNo });
    expect(['10', '20', codeForAbsent(row, 'agent')]).toContain(code);
  }
});

/** They need more than a case, or end it; their own tests reach it. */
const NEED_MORE: readonly string[] = [
  'main autoDialSms',
  'main manualDelay',
  'main picture',
  'main addImageComment',
  'main addressBookContact',
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
