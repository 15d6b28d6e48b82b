import { get, send } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

let server: TestServer;
let address: string;
let admin: SignedIn;
let agent: SignedIn;
let mate: SignedIn;
let foreign: SignedIn;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0 });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const elsewhere = await makeInstitution(database);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  agent = await signInAs(database, await makeUser(database, { institutionId }));
  mate = await signInAs(database, await makeUser(database, { institutionId }));
  foreign = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' }));
});
afterAll(() => server.close());

interface Managed {
  readonly msgId: string;
  readonly content: string;
  readonly readCount: number;
}
interface Page {
  readonly result: Managed[];
  readonly totalCount: number;
}

const fields = {
  name: 'Ana Ruiz',
  idNo: 'RUAN850101AB1',
  irregularities: 'Late',
  processResult: 'Warned',
  content: 'Do not call at night',
};
const add = (who: SignedIn, more: object = {}) =>
  send<{ msgId: string }>(server, who, { path: '/prod/msg/addMsg', body: { ...fields, ...more } });
const update = (who: SignedIn, msgId: string, more: object = {}) =>
  send(server, who, { path: '/prod/msg/updateMsg', body: { msgId, ...fields, ...more } });
const remove = (who: SignedIn, msgId: string) =>
  call(server, { method: 'DELETE', url: `/prod/msg/delete?msgId=${msgId}`, headers: who.headers });
const all = async (who: SignedIn, body: object = {}): Promise<Page> =>
  (await send<Page>(server, who, { path: '/prod/msg/queryAllMsg', body })).data;
const unread = async (who: SignedIn): Promise<Managed[]> =>
  (await send<Page>(server, who, { path: '/prod/msg/queryMsg', body: { page: 1, size: 100, status: '0' } })).data
    .result;
const has = async (who: SignedIn, msgId: string) => (await unread(who)).some((each) => each.msgId === msgId);
const markRead = (who: SignedIn, msgId: string) =>
  call(server, { method: 'POST', url: `/prod/msg/updateReadMsg?msgId=${msgId}`, headers: who.headers });

test('SY-02 a new announcement is for everybody of the institution or for one user, at once', async () => {
  const [hers, his] = [await openLine(address, agent), await openLine(address, mate)];
  expect([(await hers.next()).type, (await his.next()).type]).toEqual(['welcome', 'welcome']);
  const common = (await add(admin, { label: 'Hours' })).data.msgId;
  expect([(await hers.next()).type, (await his.next()).type]).toEqual(['announcement', 'announcement']);
  const own = (await add(admin, { forUserId: String(agent.userId), content: 'For you' })).data.msgId;
  expect((await hers.next()).type).toBe('announcement');
  expect([await has(agent, common), await has(mate, common), await has(foreign, common)]).toEqual([true, true, false]);
  expect([await has(agent, own), await has(mate, own)]).toEqual([true, false]);
  expect(his.unread()).toEqual([]);
  const [newest, before] = (await all(admin)).result;
  expect(newest).toMatchObject({ msgId: own, forUserId: String(agent.userId), content: 'For you', readCount: 0 });
  expect(before).toMatchObject({ ...fields, msgId: common, idNo: 'RU*********B1', label: 'Hours', forUserName: null });
  hers.socket.close();
  his.socket.close();
});

test('SY-02 a changed announcement has to be read again, by those it is for now', async () => {
  const { msgId } = (await add(admin)).data;
  await markRead(agent, msgId);
  await markRead(mate, msgId);
  const countOf = async () => (await all(admin)).result.find((each) => each.msgId === msgId)?.readCount;
  expect([await has(agent, msgId), await countOf()]).toEqual([false, 2]);
  const line = await openLine(address, mate);
  expect((await line.next()).type).toBe('welcome');
  expect((await update(admin, msgId, { forUserId: String(agent.userId), content: 'Changed' })).code).toBe('00');
  expect((await line.next()).type).toBe('announcement');
  expect([await has(agent, msgId), await has(mate, msgId), await countOf()]).toEqual([true, false, 0]);
  expect((await unread(agent)).find((each) => each.msgId === msgId)?.content).toBe('Changed');
  line.socket.close();
});

test('SY-02 CD-12 an ID number that comes back masked stays as it was, another one is taken', async () => {
  const { msgId } = (await add(admin)).data;
  const stored = async () =>
    (await server.database.$client.query<{ id_no: string }>('select id_no from announcement where id = $1', [msgId]))
      .rows[0]?.id_no;
  await update(admin, msgId, { idNo: 'RU*********B1' });
  expect(await stored()).toBe(fields.idNo);
  await update(admin, msgId, { idNo: 'XX990101' });
  expect(await stored()).toBe('XX990101');
});

test('SY-02 a deleted announcement is gone for everybody, and those who had it hear of it', async () => {
  const { msgId } = (await add(admin)).data;
  await markRead(mate, msgId);
  const line = await openLine(address, agent);
  expect((await line.next()).type).toBe('welcome');
  expect((await remove(admin, msgId)).code).toBe('00');
  expect((await line.next()).type).toBe('announcement');
  expect(await has(agent, msgId)).toBe(false);
  expect((await remove(admin, msgId)).code).toBe('20');
  line.socket.close();
});

test('AP-03 SY-02 announcements are found by text and name, page by page with the exact total', async () => {
  for (const place of [1, 2, 3]) await add(admin, { content: `100% sure ${place}` });
  await add(admin, { content: '100 of them', name: 'Sure_Name' });
  const found = await all(admin, { content: '100% SURE', page: 1, size: 2 });
  expect([found.totalCount, found.result.map(({ content }) => content)]).toEqual([3, ['100% sure 3', '100% sure 2']]);
  expect((await all(admin, { content: 'e_n' })).totalCount).toBe(1);
  expect((await all(admin, { content: 'nothing says this' })).totalCount).toBe(0);
});

test('RO-01 the announcements and users of another institution do not exist', async () => {
  const { msgId } = (await add(admin)).data;
  expect((await update(foreign, msgId)).code).toBe('20');
  expect((await remove(foreign, msgId)).code).toBe('20');
  expect((await all(foreign)).totalCount).toBe(0);
  expect((await add(admin, { forUserId: String(foreign.userId) })).code).toBe('20');
  expect((await update(admin, msgId, { forUserId: String(foreign.userId) })).code).toBe('20');
  expect((await update(admin, 'x')).code).toBe('20');
  expect(await has(agent, msgId)).toBe(true);
});

test('RO-01 who is no administrator manages no announcements', async () => {
  const replies = [await add(agent), await update(agent, '1'), await remove(agent, '1')];
  const listed = await send(server, agent, { path: '/prod/msg/queryAllMsg', body: {} });
  expect([...replies, listed].map(({ code }) => code)).toEqual(['21', '21', '21', '21']);
});

test('§5 an announcement without its texts is refused', async () => {
  expect((await add(admin, { content: ' ' })).code).toBe('10');
  expect((await add(admin, { name: undefined })).code).toBe('10');
  expect((await get(server, admin, { path: '/prod/msg/queryAnnouncementMsg', input: { country: 'en' } })).code).toBe(
    '00',
  );
});
