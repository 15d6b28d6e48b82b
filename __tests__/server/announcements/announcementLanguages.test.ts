import type { Announcement } from '@/contract/entities/messages/announcement';
import type { ManagedAnnouncement, ManagedNotice } from '@/contract/entities/messages/announcementAdmin';
import { NOTICES_MAX } from '../../../server/modules/announcements/announcementAdmin';
import { scrollingNotice } from '../../../server/database/tables/workTables';
import { get, send } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

let server: TestServer;
let address: string;
let admin: SignedIn;
let agent: SignedIn;
let foreign: SignedIn;

beforeEach(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0 });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  agent = await signInAs(database, await makeUser(database, { institutionId }));
  const elsewhere = await makeInstitution(database);
  foreign = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' }));
});
afterEach(() => server.close());

const words = (language: string) => ({
  irregularities: `irregularities ${language}`,
  processResult: `result ${language}`,
  content: `content ${language}`,
});
const fields = { name: 'Ana Ruiz', idNo: 'RUAN850101AB1', ...words('fallback') };
const PNG = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).toString('base64')}`;
const JPEG = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64')}`;

const add = (more: object) =>
  send<{ msgId: string }>(server, admin, { path: '/prod/msg/addMsg', body: { ...fields, ...more } });
const update = (msgId: string, more: object) =>
  send(server, admin, { path: '/prod/msg/updateMsg', body: { msgId, ...fields, ...more } });
const managed = async (body: object = {}) =>
  (
    await send<{ result: ManagedAnnouncement[]; totalCount: number }>(server, admin, {
      path: '/prod/msg/queryAllMsg',
      body,
    })
  ).data;
const readIn = async (language: string): Promise<Announcement | undefined> =>
  (
    await call<{ result: Announcement[] }>(server, {
      method: 'POST',
      url: '/prod/msg/queryMsg',
      headers: { ...agent.headers, 'accept-language': language },
      payload: { page: 1, size: 10, status: '0' },
    })
  ).data.result[0];

test('SY-02 everybody reads an announcement in their own language, and where it has none in its own words', async () => {
  await add({ texts: { cn: words('cn'), es: words('es') } });
  expect(await readIn('cn')).toMatchObject(words('cn'));
  expect(await readIn('es')).toMatchObject(words('es'));
  expect(await readIn('en')).toMatchObject(words('fallback'));
  expect((await managed()).result[0]?.texts).toEqual({ cn: words('cn'), es: words('es') });
  expect((await managed({ content: 'CONTENT ES' })).totalCount).toBe(1);
  expect((await managed({ content: 'content xx' })).totalCount).toBe(0);
});

test('SY-02 a language that is taken out is gone, and one that is half written is refused', async () => {
  const { msgId } = (await add({ texts: { es: words('es') } })).data;
  await update(msgId, { texts: { en: words('en') } });
  expect(await readIn('es')).toMatchObject(words('fallback'));
  expect(await readIn('en')).toMatchObject(words('en'));
  expect((await add({ texts: { es: { ...words('es'), content: ' ' } } })).code).toBe('10');
  expect((await add({ texts: { fr: words('fr') } })).code).toBe('10');
});

test('SY-02 a picture is stored and shown, retained when it is not sent again, and removed with null', async () => {
  const { msgId } = (await add({ base64Image: PNG })).data;
  expect((await readIn('en'))?.base64Image).toBe(PNG);
  await update(msgId, {});
  expect((await readIn('en'))?.base64Image).toBe(PNG);
  await update(msgId, { base64Image: JPEG });
  expect((await readIn('en'))?.base64Image).toBe(JPEG);
  await update(msgId, { base64Image: null });
  expect((await readIn('en'))?.base64Image).toBeNull();
});

test('SY-02 what is no picture is refused, whatever it says it is', async () => {
  const script = Buffer.from('<svg onload=alert(1)>').toString('base64');
  expect((await add({ base64Image: `data:image/png;base64,${script}` })).code).toBe('83');
  expect((await add({ base64Image: JPEG.replace('jpeg', 'png') })).code).toBe('83');
  for (const wrong of [`data:image/svg+xml;base64,${script}`, 'https://example.test/a.png', `${PNG}"onerror=`]) {
    expect((await add({ base64Image: wrong })).code).toBe('10');
  }
  expect((await managed()).totalCount).toBe(0);
});

test('SY-02 those an announcement can be for are found by name, enabled users of the institution only', async () => {
  const ask = async (who: SignedIn, search?: string) =>
    await get<{ id: string }[]>(server, who, {
      path: '/prod/msg/addressees',
      input: search === undefined ? {} : { search },
    });
  expect((await ask(admin)).data.map(({ id }) => id).toSorted()).toEqual(
    [admin, agent].map(({ userId }) => String(userId)).toSorted(),
  );
  await server.database.$client.query('update app_user set enabled = false, name = $2 where id = $1', [
    agent.userId,
    '100%_Leaving',
  ]);
  expect((await ask(admin, '100%_leav')).data).toEqual([]);
  await server.database.$client.query('update app_user set enabled = true where id = $1', [agent.userId]);
  expect((await ask(admin, '100%_leav')).data).toMatchObject([{ id: String(agent.userId), name: '100%_Leaving' }]);
  expect((await ask(foreign, '100%')).data).toEqual([]);
  expect((await ask(agent)).code).toBe('21');
});

const addNotice = (content: string, language = 'es', who = admin) =>
  send(server, who, { path: '/prod/msg/notice/add', body: { language, content } });
const notices = async (who = admin) =>
  (await get<ManagedNotice[]>(server, who, { path: '/prod/msg/notice/list' })).data;
const removeNotice = (noticeId: string, who = admin) =>
  call(server, { method: 'DELETE', url: `/prod/msg/notice/delete?noticeId=${noticeId}`, headers: who.headers });
const scrolling = async (country: string, who = agent) =>
  (await get<{ content: string }[]>(server, who, { path: '/prod/msg/queryAnnouncementMsg', input: { country } })).data;

test('SY-02 SH-03 a scrolling notice is there in its language at once, for the institution alone, until it is deleted', async () => {
  await server.database.insert(scrollingNotice).values({ institutionId: null, language: 'es', content: 'Para todos' });
  const line = await openLine(address, agent);
  expect((await line.next()).type).toBe('welcome');
  expect((await addNotice('Nuevo')).code).toBe('00');
  expect((await line.next()).type).toBe('notice');
  expect(await scrolling('es')).toContainEqual({ content: 'Nuevo' });
  expect(await scrolling('en')).toEqual([]);
  expect(await scrolling('es', foreign)).toEqual([{ content: 'Para todos' }]);
  const [own, shared] = [
    (await notices()).find((each) => !each.isShared),
    (await notices()).find((each) => each.isShared),
  ];
  expect((await removeNotice(shared?.id ?? '')).code).toBe('20');
  expect((await removeNotice(own?.id ?? '', foreign)).code).toBe('20');
  expect((await removeNotice(own?.id ?? '')).code).toBe('00');
  expect((await line.next()).type).toBe('notice');
  expect(await scrolling('es')).toEqual([{ content: 'Para todos' }]);
  line.socket.close();
});

test('SY-02 as many notices as can be read, and no empty ones', async () => {
  expect((await addNotice('  ')).code).toBe('10');
  for (let place = 0; place < NOTICES_MAX; place += 1) await addNotice(`Notice ${place}`);
  expect((await addNotice('One too many')).code).toBe('36');
  expect((await addNotice('Another language', 'en')).code).toBe('00');
  expect((await addNotice('x', 'es', agent)).code).toBe('21');
});
