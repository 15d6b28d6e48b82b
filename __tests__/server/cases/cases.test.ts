import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { Borrower } from '@/contract/entities/cases/borrower';
import type { Contact } from '@/contract/entities/cases/contact';
import { type StoredTask, get, makeCase, readCase, setCase } from '../../support/cases/cases';
import { type SignedIn, makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { type TestServer, startApp } from '../../support/server/server';

// Half past six in the evening of 10 March in Mexico City, and already 11 March in UTC.
const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let leader: SignedIn;
let auditor: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (role: 'member' | 'leader' | 'auditor') =>
    signInAs(database, await makeUser(database, { institutionId, role, ...(role === 'auditor' ? {} : { groupId }) }), {
      now,
    });
  agent = await sign('member');
  leader = await sign('leader');
  auditor = await sign('auditor');
  caseRow = await makeCase(database, {
    institutionId,
    agentId: agent.userId,
    now,
    cells: {
      borrower_name: 'Itzel Nahuatzen',
      identity_number: 'CUVA900101MDFRRN07',
      marital_status: 'Casado/a',
      education: 'Licenciatura',
      mobile_phone: '+52 55 1234 5678',
      home_phone: '(55) 8765-4321',
      company_name: 'Grupo Bimbo',
      occupation: 'Cajera',
      working_years: '7',
      home_address: 'Av. Universidad 12, Ciudad de México',
      company_address: 'Calle Hidalgo 1, Toluca',
      loan_type: '1',
      product_category: 'Microcrédito',
      app_name: 'CrediVale',
      merchant: 'Tienda Azul',
      device: 'Android',
      loan_time: '2026-01-05 10:20',
      contract_amount: '1000.00',
      due_amount: '1250.55',
      unpaid_repayment: '900.10',
      interest_receivable: '200.25',
      penalty_interest: '50.30',
      iva_receivable: '100',
      deduction_account: '012180001234567897',
      bank_account: '014180009876543210',
      last_opened_time: '2026-03-09 21:05',
      last_repayment_page_time: '2026-03-09T21:06:00Z',
      collection_time: '2026-03-02 08:00',
      contact1_relation: 'R03',
      contact1_name: 'María Nahuatzen',
      contact1_phone: '5511112222',
      contact1_emergency: 'true',
      contact2_name: 'Jefe',
      contact2_phone: '5533334444',
    },
  });
});
afterAll(() => server.close());

const show = (who: SignedIn, { loanNo, id }: Pick<StoredTask, 'loanNo' | 'id'> = caseRow) =>
  get<LoanItem>(server, who, { path: `/prod/task/loanItemInfo/${loanNo}`, input: { taskId: String(id) } });

test('CD-11 a look of the leader or an auditor does not open a case; the agent’s first one does, once, and it stays new', async () => {
  expect((await show(leader)).data.task.status).toBe('C00');
  expect((await show(auditor)).data.task.status).toBe('C00');
  expect((await show(agent)).data.task.status).toBe('C00');
  const opened = await readCase(server.database, caseRow.loanNo);
  expect(opened).toMatchObject({ status: 'C00', openedAt: now, version: caseRow.version + 1 });
  await show(agent);
  expect(await readCase(server.database, caseRow.loanNo)).toEqual(opened);
});

test('CD-11 what is read of a case ahead is what its agent finds there, and does not open it; of another loan there is nothing', async () => {
  const fresh = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
  const ahead = (loanNo: string) =>
    get<LoanItem>(server, agent, { path: `/prod/task/loanItemAhead/${loanNo}`, input: { taskId: String(fresh.id) } });
  const read = await ahead(fresh.loanNo);
  expect(await readCase(server.database, fresh.loanNo)).toMatchObject({ openedAt: null, version: fresh.version });
  const { data } = await show(agent, fresh);
  expect(read.data).toEqual({ ...data, task: { ...data.task, version: fresh.version } });
  expect((await ahead(caseRow.loanNo)).code).toBe((await ahead('none')).code);
  expect((await ahead(caseRow.loanNo)).code).not.toBe('00');
});

test('CD-11 a new case that two tabs open at once is opened once', async () => {
  const fresh = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
  await Promise.all([show(agent, fresh), show(agent, fresh), show(agent, fresh)]);
  expect(await readCase(server.database, fresh.loanNo)).toMatchObject({ status: 'C00', version: fresh.version + 1 });
});

test('CD-01 AP-03 key info: all fields, amounts as decimals of the currency, times in UTC', async () => {
  const { code, data } = await show(agent);
  expect(code).toBe('00');
  expect(data).toMatchObject({
    loanStatus: '40',
    reloan: '1',
    productCategory: 'Microcrédito',
    loanOrder: caseRow.loanNo,
    loanTime: '2026-01-05T16:20:00.000Z',
    contractAmount: 1000,
    collectionTime: '2026-03-02T14:00:00.000Z',
    unpaidRepaymentTotal: 1250.55,
    unpaidPrincipal: 900.1,
    interestReceivable: 200.25,
    penaltyInterest: 50.3,
    ivaReceivable: 100,
    loanApp: 'CrediVale',
    lastOpenedTime: '2026-03-10T03:05:00.000Z',
    lastRepaymentPageTime: '2026-03-09T21:06:00.000Z',
    task: {
      id: String(caseRow.id),
      loanId: caseRow.loanNo,
      amount: 1250.55,
      penaltyDate: '2026-03-01',
      penaltyDay: 9,
      currency: 'MXN',
    },
  });
});

test('CD-07 CD-12 user info: ten fields, ID number, phones and addresses masked', async () => {
  const { data } = await get<Borrower>(server, agent, { path: `/prod/task/userInfo/${caseRow.id}` });
  expect(data).toEqual({
    borrowerId: caseRow.borrowerNo,
    identityNumber: 'CU**************07',
    maritalStatus: 'Casado/a',
    education: 'Licenciatura',
    mobilePhone: '******5678',
    homePhone: '******4321',
    companyName: 'Grupo Bimbo',
    occupation: 'Cajera',
    workingYears: 7,
    homeAddress: `Av. Un${'*'.repeat(30)}`,
    companyAddress: `Calle ${'*'.repeat(17)}`,
  });
});

test('CD-12 accounts are masked; no call but reveal tells an unmasked value', async () => {
  const shown = JSON.stringify([
    await show(agent),
    await get(server, agent, { path: `/prod/task/userInfo/${caseRow.id}` }),
    await get(server, agent, { path: `/prod/task/userContacts/${caseRow.id}` }),
    await get(server, agent, { path: `/api/task/contacts/${caseRow.id}` }),
    await get(server, agent, { path: '/prod/task/listing' }),
  ]);
  expect(shown).toContain('**************7897');
  for (const secret of ['012180001234567897', 'CUVA900101', '1234 5678', '8765-4321', '5511112222', 'Universidad 12']) {
    expect(shown).not.toContain(secret);
  }
});

test('CD-07 contacts: the borrower’s own phones first, then the others', async () => {
  const { data } = await get<Contact[]>(server, agent, { path: `/prod/task/userContacts/${caseRow.id}` });
  expect(data.map(({ relation, phone, emergency }) => [relation, phone, emergency])).toEqual([
    ['R01', '******5678', false],
    ['R01', '******4321', false],
    ['R03', '******2222', true],
    ['R10', '******4444', false],
  ]);
});

test('CD-01 a loan that is not the case’s own is not found', async () => {
  const other = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
  expect(await show(agent, { loanNo: other.loanNo, id: caseRow.id })).toMatchObject({ code: '20' });
});

test('CL-01 days past due follow the institution’s day, not UTC’s', async () => {
  await setCase(server.database, caseRow.id, { penaltyDate: '2026-03-10' });
  expect((await show(agent)).data.task.penaltyDay).toBe(0);
});

test('CL-01 app names and merchants come from the importer, each once, apps by device too', async () => {
  const cells = { app_name: 'Ábaco', merchant: 'Tienda Azul', device: 'iOS' };
  await makeCase(server.database, { institutionId, agentId: agent.userId, now, cells });
  const apps = (device?: string) =>
    get<{ name: string }[]>(server, agent, { path: '/prod/task/appName/list', input: device ? { device } : {} });
  expect((await apps()).data).toEqual([{ name: 'CrediVale' }, { name: 'Ábaco' }]);
  expect((await apps('ios')).data).toEqual([{ name: 'Ábaco' }]);
  const merchants = await get(server, agent, { path: '/prod/task/loanMarketMerchant/list' });
  expect(merchants.data).toEqual([{ name: 'Tienda Azul' }]);
});
