import { toMinorUnits } from '@/contract/minor';
import { desc } from 'drizzle-orm';
import type {
  AddressBookEntry,
  LoanRecord,
  ShoppingAccount,
  UserCallRecord,
  UserPicture,
} from '@/contract/entities/cases/material';
import { loan } from '../../../server/database/tables/caseTables';
import { behavior } from '../../../server/database/tables/workTables';
import type { StoredTask } from '../../support/cases/cases';
import { getContacts, get, makeCase, send } from '../../support/cases/cases';
import { makeEntry, makePicture, makeShopping, makeUserCall } from '../../support/borrower/material';
import type { SignedIn } from '../../support/server/people';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let mate: SignedIn;
let auditor: SignedIn;
let caseRow: StoredTask;
let other: StoredTask;
let ofMate: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  institutionId = await makeInstitution(database);
  const sign = async (role: 'member' | 'auditor') =>
    signInAs(database, await makeUser(database, { institutionId, role }), { now });
  agent = await sign('member');
  mate = await sign('member');
  auditor = await sign('auditor');
  const of = (who: SignedIn, cells = {}) => makeCase(database, { institutionId, agentId: who.userId, now, cells });
  caseRow = await of(agent, { borrower_no: 'BOTH', contact1_name: 'María', contact1_phone: '+52 (55) 1111-2222' });
  other = await of(agent);
  ofMate = await of(mate);
});
afterAll(() => server.close());

const read = <Data>(path: string, who = agent) => get<Data>(server, who, { path: `/prod/${path}` });
const shown = async (at: StoredTask, pictureId: string, who = agent) =>
  server.app.inject({
    method: 'GET',
    url: `/prod/task/picture/${at.id}?pictureId=${pictureId}`,
    headers: who.headers,
  });
const newestBehaviour = async () => (await server.database.select().from(behavior).orderBy(desc(behavior.id)))[0];

test('CD-04 pictures are listed without themselves; the identity card alone by ktp', async () => {
  const front = await makePicture(server.database, caseRow);
  const face = await makePicture(server.database, caseRow, { kind: 'face' });
  await makePicture(server.database, other);
  const listed = await read<UserPicture[]>(`task/userPic/${caseRow.id}`);
  expect(listed.data).toEqual([
    { id: front, kind: 'idFront', name: 'the idFront', takenTime: null, comments: 0 },
    { id: face, kind: 'face', name: 'the face', takenTime: null, comments: 0 },
  ]);
  expect((await read<UserPicture[]>(`task/ktp/${caseRow.id}`)).data.map(({ id }) => id)).toEqual([front]);
  expect(await read(`task/userPic/${ofMate.id}`)).toMatchObject({ code: '20' });
});

test('CD-04 CD-12 a picture has its real media type, is never cached, and its viewer is recorded', async () => {
  const id = await makePicture(server.database, caseRow);
  const reply = await shown(caseRow, id);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect(reply.headers['content-disposition']).toContain(`idFront-${id}.png`);
  expect([...reply.rawPayload]).toEqual([137, 80, 78, 71]);
  expect(await newestBehaviour()).toMatchObject({
    type: 'viewPicture',
    userId: agent.userId,
    loanNo: caseRow.loanNo,
    detail: `idFront ${id}`,
    createdAt: now,
  });
});

test('CD-04 nothing that a browser could run is shown, nothing of another borrower, and neither is recorded', async () => {
  const before = await newestBehaviour();
  const page = await makePicture(server.database, caseRow, { contentType: 'text/html' });
  const foreign = await makePicture(server.database, other);
  for (const id of [page, foreign, '999999', '-1', 'x']) {
    expect((await shown(caseRow, id)).json()).toMatchObject({ code: '20' });
  }
  expect(await newestBehaviour()).toEqual(before);
});

test('CD-04 remarks on a picture are counted, newest first, once per intent; an auditor adds none', async () => {
  const pictureId = await makePicture(server.database, caseRow);
  const path = `/prod/task/imageComments/${caseRow.id}`;
  const add = (comment: string, key?: string) =>
    send(server, agent, { path, body: { pictureId, comment }, ...(key === undefined ? {} : { key }) });
  expect(await add('Blurred', 'one-intent-of-a-remark')).toMatchObject({ code: '00' });
  expect(await add('Blurred', 'one-intent-of-a-remark')).toMatchObject({ code: '00' });
  expect(await add('Name differs')).toMatchObject({ code: '00' });
  expect(await add('   ')).toMatchObject({ code: '10' });
  const comments = await read<{ comment: string; pictureId: string }[]>(`task/imageComments/${caseRow.id}`);
  expect(comments.data.map(({ comment }) => comment)).toEqual(['Name differs', 'Blurred']);
  const pictures = (await read<UserPicture[]>(`task/userPic/${caseRow.id}`)).data;
  expect(pictures.find(({ id }) => id === pictureId)?.comments).toBe(2);
  const foreign = await makePicture(server.database, other);
  expect(await send(server, agent, { path, body: { pictureId: foreign, comment: 'x' } })).toMatchObject({ code: '20' });
  expect(await send(server, auditor, { path, body: { pictureId, comment: 'x' } })).toMatchObject({ code: '21' });
});

test('CD-09 CD-12 the address book is masked and says who is a contact and how often the number was called', async () => {
  const { database } = server;
  const maria = await makeEntry(database, caseRow, { name: 'María', phone: '52 55 11112222' });
  const zoe = await makeEntry(database, caseRow, { name: 'Zoé', phone: '5599990000' });
  await makeEntry(database, other, { name: 'Elsewhere', phone: '5500000000' });
  const first = await makeUserCall(database, caseRow, { phone: '55-9999-0000', at: new Date('2026-03-01T10:00:00Z') });
  const second = await makeUserCall(database, caseRow, {
    phone: '5599990000',
    at: new Date('2026-03-02T10:00:00Z'),
    type: '7',
  });
  expect((await read<AddressBookEntry[]>(`task/userAddressBook/${caseRow.id}`)).data).toEqual([
    { id: maria, name: 'María', phone: '**********2222', isContact: true, calls: 0 },
    { id: zoe, name: 'Zoé', phone: '******0000', isContact: false, calls: 2 },
  ]);
  const calls = (await read<UserCallRecord[]>(`task/userCallRecord/${caseRow.id}`)).data;
  expect(calls.map(({ id }) => id)).toEqual([second, first]);
  expect(calls[0]).toMatchObject({ type: '7', phone: '******0000', duration: 61, time: '2026-03-02T10:00:00.000Z' });
  expect(await read(`task/userCallRecord/${ofMate.id}`)).toMatchObject({ code: '20' });
});

test('CD-09 somebody of the address book becomes one contact, however often and on whichever case', async () => {
  const { database } = server;
  const entryId = await makeEntry(database, caseRow, { name: 'Ramón', phone: '55 7777 1111' });
  const again = await makeEntry(database, caseRow, { name: 'Don Ramón', phone: '5577771111' });
  const take = (id: string, at = caseRow) =>
    send<{ contactId: string }>(server, agent, { path: `/prod/task/addressBook/${at.id}`, body: { entryId: id } });
  const replies = await Promise.all([take(entryId), take(entryId), take(again)]);
  expect(new Set(replies.map(({ data }) => data.contactId)).size).toBe(1);
  const made = (await getContacts(database, caseRow)).filter(({ relation }) => relation === 'R11');
  expect(made).toMatchObject([{ phone: '5577771111', emergency: false }]);
  expect(await take(entryId, other)).toMatchObject({ code: '20' });
  expect(
    await send(server, auditor, { path: `/prod/task/addressBook/${caseRow.id}`, body: { entryId } }),
  ).toMatchObject({
    code: '21',
  });
});

test('CD-09 CD-12 the shopping account: orders and sums, the recipient included, the address masked; null without one', async () => {
  const at = new Date('2026-02-01T10:00:00Z');
  expect((await read(`task/userAlibabaInfo/${caseRow.id}`)).data).toBeNull();
  await makeShopping(server.database, caseRow, { address: 'Av. Universidad 12', at });
  expect((await read<ShoppingAccount>(`task/userAlibabaInfo/${caseRow.id}`)).data).toMatchObject({
    platform: 'Alibaba',
    orderCount: 1,
    totalAmount: 125.5,
    lastOrderTime: at.toISOString(),
    orders: [{ receiver: 'Ana Cruz', address: 'Av. Un************', amount: 125.5 }],
    currency: 'MXN',
  });
});

test('CD-09 other cases that share a number, however written, and only those that the caller may see', async () => {
  const { database } = server;
  const phone = '+52 55 3333 4444';
  const make = (who: SignedIn, cells: Record<string, string>) =>
    makeCase(database, { institutionId, agentId: who.userId, now, cells });
  const start = await make(agent, { mobile_phone: phone });
  const asContact = await make(agent, { contact1_name: 'Tía', contact1_phone: '525533334444' });
  const hidden = await make(mate, { home_phone: '52 (55) 3333-4444' });
  await make(agent, { mobile_phone: '52553333444' });
  const linked = (await read<{ taskId: string; phone: string }[]>(`task/linkByPhone/${start.id}`)).data;
  expect(linked).toMatchObject([{ taskId: String(asContact.id), phone: '******4444' }]);
  const all = (await read<{ taskId: string }[]>(`task/linkByPhone/${start.id}`, auditor)).data;
  expect(all.map(({ taskId }) => taskId)).toEqual([String(hidden.id), String(asContact.id)]);
});

test('CD-01 all loans of the borrower, newest first, each with the case that the caller may open', async () => {
  const { database } = server;
  const make = (who: SignedIn, loanTime: string) =>
    makeCase(database, {
      institutionId,
      agentId: who.userId,
      now,
      cells: { borrower_no: 'LOANS', loan_time: loanTime },
    });
  const mine = await make(agent, '2026-01-05 10:00');
  const mates = await make(mate, '2026-02-05 10:00');
  const settled = {
    institutionId,
    borrowerId: mine.borrowerId,
    loanNo: 'OLD-1',
    status: '50' as const,
    penaltyDate: '2025-02-01',
    loanTime: new Date('2025-01-01T00:00:00Z'),
    contractAmount: toMinorUnits(50_000),
    dueAtStart: toMinorUnits(60_000),
    due: toMinorUnits(0),
    unpaidRepayment: toMinorUnits(0),
  };
  await database.insert(loan).values(settled);
  const records = (await read<LoanRecord[]>(`loan/loan-record?taskId=${mine.id}`)).data;
  expect(records).toMatchObject([
    { loanId: mates.loanNo, taskId: null, penaltyDay: 9, amountDue: 1250.5, loanStatus: '40' },
    { loanId: mine.loanNo, taskId: String(mine.id), penaltyDay: 9 },
    { loanId: 'OLD-1', taskId: null, penaltyDay: 0, amountDue: 0, contractAmount: toMinorUnits(500), loanStatus: '50' },
  ]);
  expect(await read(`loan/loan-record?taskId=${mates.id}`)).toMatchObject({ code: '20' });
});
