import { NAME_MAX } from '@/contract/ourLimits';
import { SAVED_FILTER_MAX, type SavedFilter } from '@/contract/entities/cases/listPreferences';
import { SAVED_FILTERS_MAX } from '../../../server/modules/cases/taskViewHandlers';
import { get, send } from '../../support/cases/cases';
import { type SignedIn, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { type TestServer, startApp } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
});

const path = '/prod/task/savedFilters';
const save = (body: object, who = agent) =>
  send<SavedFilter>(server, who, { path, body: { list: 'caseList', name: 'Today', query: 'status=C20', ...body } });
const saved = async (who = agent) => (await get<SavedFilter[]>(server, who, { path })).data;
const remove = (id: string, who = agent) =>
  call(server, { method: 'DELETE', url: `${path}?id=${id}`, headers: who.headers });

test('CL-01 a filter is saved under a name, replaced by the same name on the same list, and deleted', async () => {
  expect(await saved()).toEqual([]);
  const { data } = await save({ name: '  Today ', query: 'promiseDue=today' });
  expect(data).toMatchObject({ list: 'caseList', name: 'Today', query: 'promiseDue=today' });
  expect((await save({ query: 'promiseDue=tomorrow' })).data).toEqual({ ...data, query: 'promiseDue=tomorrow' });
  const other = await save({ list: 'myTasks' });
  expect(other.data.id).not.toBe(data.id);
  expect(await saved()).toEqual([{ ...data, query: 'promiseDue=tomorrow' }, other.data]);
  expect(await remove(data.id)).toMatchObject({ code: '00' });
  expect(await saved()).toEqual([other.data]);
  expect(await remove(data.id)).toMatchObject({ code: '20' });
});

test('CD-05 a canned remark is stored separately, and is no list with columns', async () => {
  const { data } = await save({ list: 'remarks', name: 'Works nights', query: '' });
  expect(await saved()).toEqual([{ id: data.id, list: 'remarks', name: 'Works nights', query: '' }]);
  const columns = await send(server, agent, {
    path: '/prod/task/specialColumn',
    body: { list: 'remarks', columns: ['name'] },
  });
  expect(columns.code).not.toBe('00');
});

test('RO-01 nobody sees, replaces or deletes a filter of somebody else', async () => {
  const { data } = await save({});
  const mate = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const foreign = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: await makeInstitution(server.database), role: 'admin' }),
  );
  for (const who of [mate, foreign]) {
    expect(await saved(who)).toEqual([]);
    expect(await remove(data.id, who)).toMatchObject({ code: '20' });
    expect((await save({ query: 'status=C00' }, who)).data.id).not.toBe(data.id);
  }
  expect(await saved()).toEqual([data]);
});

test('as many as the limit, and not one more, also from several tabs at once; replacing goes on', async () => {
  const names = Array.from({ length: SAVED_FILTERS_MAX + 5 }, (_, at) => `Filter ${at}`);
  const replies = await Promise.all(names.map((name) => save({ name })));
  const refused = replies.filter(({ code }) => code === '36');
  expect(refused).toHaveLength(5);
  expect(refused[0]?.message).toContain(String(SAVED_FILTERS_MAX));
  const kept = await saved();
  expect(kept).toHaveLength(SAVED_FILTERS_MAX);
  expect(await save({ name: kept[0]?.name, query: 'new' })).toMatchObject({ code: '00' });
});

test('the same name from several tabs at once is one filter', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, (_, at) => save({ query: `page=${at}` })));
  expect(replies.map(({ code }) => code)).toEqual(['00', '00', '00', '00', '00']);
  expect(await saved()).toHaveLength(1);
});

test.each([
  { list: 'secret' },
  { name: ' ' },
  { name: 'x'.repeat(NAME_MAX + 1) },
  { query: 'x'.repeat(SAVED_FILTER_MAX + 1) },
])('a filter that can not be kept is refused: %j', async (body) => {
  expect(await save(body)).toMatchObject({ code: '10' });
  expect(await saved()).toEqual([]);
});

const columns = async (list: string, who = agent) =>
  (await get<string[] | null>(server, who, { path: '/prod/task/specialColumn', input: { list } })).data;
const choose = (list: string, chosen: string[] | null) =>
  send(server, agent, { path: '/prod/task/specialColumn', body: { list, columns: chosen } });

describe('CL-01 chosen columns', () => {
  test('are stored in their order for one list and one user, until they are reset', async () => {
    expect(await columns('caseList')).toBeNull();
    expect(await choose('caseList', ['loanId', 'amount'])).toMatchObject({ code: '00' });
    await choose('caseList', ['amount', 'loanId', 'status']);
    expect(await columns('caseList')).toEqual(['amount', 'loanId', 'status']);
    expect(await columns('myTasks')).toBeNull();
    const mate = await signInAs(server.database, await makeUser(server.database, { institutionId }));
    expect(await columns('caseList', mate)).toBeNull();
    await choose('caseList', null);
    expect(await columns('caseList')).toBeNull();
  });

  test.each([[[]], [['a b']], [['<b>']], [Array.from({ length: 61 }, () => 'a')]])(
    'that no list can have are refused: %j',
    async (chosen) => {
      expect(await choose('caseList', chosen)).toMatchObject({ code: '10' });
      expect(await columns('caseList')).toBeNull();
    },
  );
});
