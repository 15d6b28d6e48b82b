import { scrollingNotice } from '../../../server/database/tables/workTables';
import { publishAnnouncement } from '../../../server/modules/announcements/announcements';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let colleague: SignedIn;
let stranger: SignedIn;

const publish = (content: string, more: { institutionId?: number; forUserId?: number } = {}) =>
  server.database.transaction((tx) =>
    publishAnnouncement(
      { tx, now: new Date(Date.now() + content.length), publish: () => {} },
      {
        institutionId,
        name: 'Ana Ruiz',
        idNo: 'RUAN850101AB1',
        irregularities: 'Late',
        processResult: 'Warned',
        content,
        base64Image: 'aW1n',
        label: 'L',
        ...more,
      },
    ),
  );

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  const elsewhere = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  colleague = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  stranger = await signInAs(server.database, await makeUser(server.database, { institutionId: elsewhere }));
  await publish('for all');
  await publish('for the agent', { forUserId: agent.userId });
  await publish('of somebody else', { forUserId: colleague.userId });
  await publish('of another institution', { institutionId: elsewhere });
});
afterAll(() => server.close());

interface Announced {
  msgId: string;
  content: string;
}

interface Answer {
  code: string;
  data: { result: Announced[]; totalCount: number };
}

const query = async (who: SignedIn, body: object = { page: 1, size: 10, status: '0' }): Promise<Answer> =>
  JSON.parse(
    (await server.app.inject({ method: 'POST', url: '/prod/msg/queryMsg', headers: who.headers, payload: body })).body,
  ) as Answer;

const contents = ({ data }: Answer): string[] => data.result.map(({ content }) => content);

const read = async (who: SignedIn, msgId: string): Promise<string> =>
  (
    JSON.parse(
      (await server.app.inject({ method: 'POST', url: `/prod/msg/updateReadMsg?msgId=${msgId}`, headers: who.headers }))
        .body,
    ) as Answer
  ).code;

test('SH-04 the unread announcements are those for everybody of the institution and the caller’s own, newest first', async () => {
  expect(contents(await query(agent))).toEqual(['for the agent', 'for all']);
  expect(contents(await query(colleague))).toEqual(['of somebody else', 'for all']);
  expect(contents(await query(stranger))).toEqual(['of another institution']);
});

test('SH-05 an announcement has all fields of the dialog, the ID number masked', async () => {
  const { data } = await query(agent);
  expect(data.result[0]).toEqual({
    msgId: expect.any(String),
    name: 'Ana Ruiz',
    idNo: 'RU*********B1',
    irregularities: 'Late',
    processResult: 'Warned',
    base64Image: 'aW1n',
    content: 'for the agent',
    label: 'L',
  });
});

test('AP-03 pages contain the requested rows, with the exact total', async () => {
  const second = await query(agent, { page: 2, size: 1, status: '0' });
  expect([contents(second), second.data.totalCount]).toEqual([['for all'], 2]);
  const beyond = await query(agent, { page: 9, size: 10 });
  expect([contents(beyond), beyond.data.totalCount]).toEqual([[], 2]);
  expect((await query(agent, { page: 0 })).code).toBe('10');
});

test('SH-05 what is marked read is read for the caller alone, and marking twice changes nothing', async () => {
  const msgId = (await query(agent)).data.result.find(({ content }) => content === 'for all')?.msgId ?? '';
  expect([await read(agent, msgId), await read(agent, msgId)]).toEqual(['00', '00']);
  expect(contents(await query(agent))).toEqual(['for the agent']);
  expect(contents(await query(agent, { status: '1' }))).toEqual(['for all']);
  expect(contents(await query(colleague))).toContain('for all');
});

test('RO-01 what is not the caller’s to read can not be marked', async () => {
  const foreign = (await query(stranger)).data.result[0]?.msgId ?? '';
  const personal =
    (await query(colleague)).data.result.find(({ content }) => content === 'of somebody else')?.msgId ?? '';
  expect([
    await read(agent, foreign),
    await read(agent, personal),
    await read(agent, '999999'),
    await read(agent, 'x'),
  ]).toEqual(['20', '20', '20', '20']);
});

test('SH-03 the scrolling notices are those of the language, of the institution and of all', async () => {
  await server.database.insert(scrollingNotice).values([
    { language: 'en', content: 'to all', createdAt: new Date(1) },
    { language: 'en', institutionId, content: 'ours', createdAt: new Date(2) },
    { language: 'es', institutionId, content: 'nuestro' },
    { language: 'en', institutionId: institutionId + 1, content: 'theirs' },
  ]);
  const notices = async (country: string) =>
    JSON.parse(
      (await server.app.inject({ url: `/prod/msg/queryAnnouncementMsg?country=${country}`, headers: agent.headers }))
        .body,
    ) as { code: string; data: unknown };
  expect((await notices('en')).data).toEqual([{ content: 'ours' }, { content: 'to all' }]);
  expect((await notices('es')).data).toEqual([{ content: 'nuestro' }]);
  expect((await notices('cn')).data).toEqual([]);
  expect((await notices('fr')).code).toBe('10');
});
