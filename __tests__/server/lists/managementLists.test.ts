import { eq } from 'drizzle-orm';
import { getScreenColumns } from '@/contract/lists/listDescription';
import { LENDER_DAY_LIST } from '@/contract/lists/lenderLists';
import { CFB, read, utils, type WorkSheet } from '@e965/xlsx';
import { behavior } from '../../../server/database/tables/workTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { get } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let groupId: number;
let people: Record<'admin' | 'leader' | 'agent', SignedIn>;

const call = (id: number, text: string) =>
  server.database.update(appUser).set({ name: text }).where(eq(appUser.id, id));

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  groupId = await makeGroup(database, institutionId);
  const sign = async (more: object) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  people = {
    admin: await sign({ role: 'admin' }),
    leader: await sign({ role: 'leader', groupId }),
    agent: await sign({ groupId, dailyTarget: 125_050 }),
  };
  await call(people.agent.userId, '=SUM(1+1)');
  await call(people.leader.userId, 'Leo');
  for (const [place, target] of [300, 100, 300, 200].entries()) {
    const user = await makeUser(database, { institutionId, dailyTarget: target * 100 });
    await call(user, `agent ${place}`);
  }
});
afterAll(() => server.close());

interface Row {
  readonly name: string;
  readonly dailyTarget: number;
}
const users = async (input: Record<string, string>, by: SignedIn = people.admin) =>
  get<{ result: Row[]; totalCount: number }>(server, by, { path: '/prod/manage/user/list', input });

const taken = (path: string, by: SignedIn = people.admin) =>
  server.app.inject({ url: `/prod/${path}`, headers: by.headers });

const getCells = (sheet: WorkSheet): unknown[][] => utils.sheet_to_json(sheet, { header: 1, raw: true });

test('US-01 AP-03 the whole list is sorted, not its page: empty values last, equal ones by name, the same every time', async () => {
  const page = async (at: number) =>
    (await users({ sort: 'dailyTarget', order: 'desc', size: '3', page: String(at) })).data.result;
  const rows = [...(await page(1)), ...(await page(2)), ...(await page(3))];
  expect(rows.map(({ dailyTarget }) => dailyTarget)).toEqual([1250.5, 300, 300, 200, 100, 0, 0]);
  expect(rows.slice(1, 3).map(({ name }) => name)).toEqual(['agent 0', 'agent 2']);
  const groups = (await users({ sort: 'group', order: 'desc', size: '2' })).data.result;
  expect(groups.map(({ name }) => name)).toEqual(['=SUM(1+1)', 'Leo']);
  expect((await users({ sort: 'passwordHash' })).code).toBe('10');
});

test('US-01 AP-06 the users as CSV: filtered, in the requested order, formulas escaped, recorded', async () => {
  const reply = await taken('manage/user/export?role=member&sort=dailyTarget&order=desc');
  expect(reply.headers['content-disposition']).toContain('saldo-users-2026-03-10.csv');
  const lines = csvLines(reply.body);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain('Last sign-in (America/Mexico_City)');
  expect(lines[1]).toContain("'=SUM(1+1)");
  expect(lines[1]).toContain('1250.5');
  const kept = await server.database.select().from(behavior).where(eq(behavior.type, 'exportList'));
  expect(kept.map(({ userId, detail }) => [userId, detail])).toEqual([[people.admin.userId, 'users, 5 rows']]);
});

test('US-01 AP-06 the users as xlsx: numbers are numbers, times are times of the clock that is named, the heading stays, nothing is a formula', async () => {
  await server.database.update(appUser).set({ oneTimePasswordUntil: now }).where(eq(appUser.id, people.agent.userId));
  const reply = await taken('manage/user/export?role=member&sort=dailyTarget&order=desc&format=xlsx');
  expect(reply.headers['content-disposition']).toContain('saldo-users-2026-03-10.xlsx');
  const book = read(reply.rawPayload, { cellStyles: true, cellNF: true });
  const sheet = book.Sheets['Users'];
  if (!sheet) throw new Error('no sheet');
  const [head = [], first = []] = getCells(sheet);
  expect(first[head.indexOf('Daily target')]).toBe(1250.5);
  expect(first[0]).toBe('=SUM(1+1)');
  expect(Object.values(sheet).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(false);
  const until = head.findIndex((title) => String(title).startsWith('One-time password until (America/Mexico_City)'));
  const cell: unknown = sheet[utils.encode_cell({ r: 1, c: until })];
  expect(cell).toMatchObject({ t: 'n', w: '2026-03-10 18:30:00' });
  // A bold heading that stays in view: as the file itself says it.
  const partOf = (name: string) =>
    Buffer.from(CFB.find(CFB.read(reply.rawPayload, { type: 'buffer' }), name)?.content ?? []);
  expect(partOf('sheet1.xml').toString()).toContain('state="frozen"');
  expect(partOf('styles.xml').toString()).toContain('<b/>');
});

test('RO-01 a list is taken away by those who may read it, as much of it as they see', async () => {
  expect((await users({}, people.agent)).code).toBe('21');
  expect((await taken('manage/user/export', people.agent)).json()).toMatchObject({ code: '21' });
  const own = csvLines((await taken('manage/user/export', people.leader)).body);
  expect(own).toHaveLength(3);
});

test.each([
  'manage/user/export',
  'manage/user/rank/export',
  'manage/user/loginLog/export',
  'msg/export',
  'customer/service/export',
  'institutionAndQueue/export',
  'institutionAndQueue/casesExport?queueId=none',
  'user/behavior/count/export',
  'user/behavior/detail/export',
  'achievementBoard/download',
  'payment/download',
  'achievementBoard/casesDownload?figure=boundCases',
  'approvals/export',
  'manage/config/changes/export',
  'permission/history/export',
  'lender/listing/export',
  'lender/clarifications/export',
  'lender/days/export',
  'lender/batches/export',
])('AP-06 %s comes as CSV and as xlsx, and as nothing else', async (path) => {
  const as = (format: string) => taken(`${path}${path.includes('?') ? '&' : '?'}format=${format}`);
  expect((await as('csv')).headers['content-type']).toContain('text/csv');
  expect((await as('xlsx')).headers['content-type']).toContain('spreadsheetml');
  expect((await as('pdf')).json()).toMatchObject({ code: '10' });
});

test.each([
  ['customer/service/lists', ['id', 'deadline', 'state', 'priority', 'borrower', 'handler', 'created']],
  ['manage/user/rank', ['ranking', 'name', 'group', 'received', 'target', 'rate']],
  ['manage/user/loginLog/list', ['time', 'user', 'outcome', 'ip']],
  ['manage/user/list', ['name', 'status', 'role', 'group', 'queue', 'dailyTarget', 'lastLogin']],
  ['user/behavior/count/list', ['user', 'signs', 'reveals', 'borrowers', 'oddHours', 'total']],
  ['user/behavior/detail/list', ['at', 'type', 'loan']],
  ['payment/details', ['amount', 'time', 'agentName']],
  ['achievementBoard/cases?figure=promisesDue', ['borrowerName', 'amountDue', 'promisedAmount', 'time', 'agentName']],
  ['institutionAndQueue/list', ['code', 'unassigned', 'load', 'amount', 'users']],
  ['lender/clarifications', ['received', 'reference', 'loan', 'reason', 'amount']],
  ['lender/listing', ['received', 'reference', 'loan']],
  ['lender/days', getScreenColumns(LENDER_DAY_LIST)],
  [
    'approvals/listing?view=decided',
    ['kind', 'amount', 'asker', 'createdTime', 'state', 'decider', 'decidedTime', 'expires'],
  ],
])('AP-03 %s is sorted by each column that says so, either way', async (path, sorts) => {
  for (const asked of sorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`])) {
    const reply = await taken(`${path}${path.includes('?') ? '&' : '?'}${asked}`);
    expect(reply.json()).toMatchObject({ code: '00' });
  }
});
