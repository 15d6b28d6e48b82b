import { desc } from 'drizzle-orm';
import { sms } from '../../../server/database/tables/messageTables';
import { behavior } from '../../../server/database/tables/workTables';
import {
  maskAccountOrNull,
  maskAddressOrNull,
  maskIdNumber,
  maskPhone,
  maskPhoneOrNull,
} from '../../../server/security/masking';
import type { StoredTask } from '../../support/cases/cases';
import { getContacts, makeCase, send } from '../../support/cases/cases';
import { makeEntry, makeShopping, makeUserCall } from '../../support/borrower/material';
import type { SignedIn } from '../../support/server/people';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  const cells = {
    identity_number: 'CUVA900101MDFRRN07',
    mobile_phone: '+52 55 1234 5678',
    home_phone: '(55) 8765-4321',
    home_address: 'Av. Universidad 12',
    company_address: 'Calle Hidalgo 1',
    deduction_account: '012180001234567897',
    contact1_name: 'María',
    contact1_phone: '5511112222',
  };
  caseRow = await makeCase(server.database, { institutionId, agentId: agent.userId, now, cells });
});
afterAll(() => server.close());

const reveal = (body: object, at: StoredTask = caseRow) =>
  send<{ value: string | null }>(server, agent, { path: `/prod/task/reveal/${at.id}`, body });
const behaviours = () => server.database.select().from(behavior).orderBy(desc(behavior.id));

test.each([
  ['identityNumber', 'CUVA900101MDFRRN07', 'revealIdNumber'],
  ['mobilePhone', '5512345678', 'revealPhone'],
  ['homePhone', '5587654321', 'revealPhone'],
  ['homeAddress', 'Av. Universidad 12', 'revealAddress'],
  ['companyAddress', 'Calle Hidalgo 1', 'revealAddress'],
  ['deductionAccount', '012180001234567897', 'revealAccount'],
  ['bankAccount', null, 'revealAccount'],
])('CD-12 revealing %s shows it and records who saw it', async (field, value, type) => {
  expect(await reveal({ field })).toMatchObject({ code: '00', data: { value } });
  const [newest] = await behaviours();
  expect(newest).toMatchObject({
    type,
    userId: agent.userId,
    institutionId,
    loanNo: caseRow.loanNo,
    detail: field,
    socketIp: '127.0.0.1',
    createdAt: now,
  });
});

test('CD-12 a contact’s phone is revealed by the contact, and only one of this borrower', async () => {
  const own = (await getContacts(server.database, caseRow)).find(({ name }) => name === 'María');
  expect(await reveal({ field: 'contactPhone', contactId: String(own?.id) })).toMatchObject({
    code: '00',
    data: { value: '5511112222' },
  });
  const other = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
  const [foreign] = await getContacts(server.database, other);
  const before = await behaviours();
  expect(await reveal({ field: 'contactPhone', contactId: String(foreign?.id) })).toMatchObject({ code: '20' });
  expect(await reveal({ field: 'contactPhone' })).toMatchObject({ code: '10' });
  expect(await behaviours()).toEqual(before);
});

test('CD-09 CD-12 a row’s value is revealed by the row, and only one of this borrower and case', async () => {
  const { database } = server;
  const at = now;
  const other = await makeCase(database, { institutionId, agentId: agent.userId, now });
  const makeAll = async (of: StoredTask) => {
    const sent = {
      institutionId,
      taskId: of.id,
      agentId: agent.userId,
      phone: '5544440000',
      content: 'x',
      state: 'sent' as const,
      createdAt: at,
    };
    const [message] = await database.insert(sms).values(sent).returning({ id: sms.id });
    return {
      addressBookPhone: await makeEntry(database, of, { name: 'Zoé', phone: '5522220000' }),
      callRecordPhone: await makeUserCall(database, of, { phone: '5533330000', at }),
      smsPhone: String(message?.id),
      shoppingAddress: await makeShopping(database, of, { address: 'Av. Universidad 12', at }),
    };
  };
  const own = await makeAll(caseRow);
  const foreign = await makeAll(other);
  const rows = [
    ['addressBookPhone', '5522220000', 'revealPhone'],
    ['callRecordPhone', '5533330000', 'revealPhone'],
    ['smsPhone', '5544440000', 'revealPhone'],
    ['shoppingAddress', 'Av. Universidad 12', 'revealAddress'],
  ] as const;
  for (const [field, value, type] of rows) {
    expect(await reveal({ field, rowId: own[field] })).toMatchObject({ code: '00', data: { value } });
    expect((await behaviours())[0]).toMatchObject({ type, loanNo: caseRow.loanNo, detail: `${field} ${own[field]}` });
    const before = await behaviours();
    expect(await reveal({ field, rowId: foreign[field] })).toMatchObject({ code: '20' });
    expect(await reveal({ field })).toMatchObject({ code: '10' });
    expect(await behaviours()).toEqual(before);
  }
});

test('CD-12 MO-01 SE-06 nobody carries a portfolio away: with three hundred looks of the last hour the next waits until one is an hour old', async () => {
  const { database } = server;
  const curious = await signInAs(database, await makeUser(database, { institutionId }), { now });
  const own = await makeCase(database, {
    institutionId,
    agentId: curious.userId,
    now,
    cells: { home_phone: '5587654321' },
  });
  const asked = () => send(server, curious, { path: `/prod/task/reveal/${own.id}`, body: { field: 'homePhone' } });
  const look = { institutionId, userId: curious.userId, socketIp: '127.0.0.1' };
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const looks = (count: number, at: Date, type = 'revealPhone') =>
    database.insert(behavior).values(Array.from({ length: count }, () => ({ ...look, type, createdAt: at })));
  await looks(1, minutesAgo(60));
  await looks(150, minutesAgo(45));
  await looks(148, minutesAgo(2), 'viewPicture');
  await looks(50, minutesAgo(1), 'openCase');
  expect(await asked()).toMatchObject({ code: '00' });
  await looks(1, minutesAgo(1));
  const before = await behaviours();
  expect(await asked()).toMatchObject({ code: '94', message: expect.stringContaining('15 min') });
  expect(await behaviours()).toEqual(before);
  // Somebody else goes on working.
  expect(await reveal({ field: 'homePhone' })).toMatchObject({ code: '00' });
});

test('CD-12 masks keep what they promise and no more, whatever the length', () => {
  expect(maskPhone('13800138000')).toBe('*******8000');
  expect(maskPhone('123')).toBe('***');
  expect(maskPhoneOrNull(null)).toBeNull();
  expect(maskIdNumber('44030519900101123X')).toBe('44**************3X');
  expect(maskIdNumber('123')).toBe('***');
  expect(maskAddressOrNull('广东省深圳市南山区')).toBe('广东省深圳市***');
  expect(maskAddressOrNull('短')).toBe('*');
  expect(maskAccountOrNull('012180001234567897')).toBe('**************7897');
});
