import type { ScheduleSheetError, ScheduleSheetErrorGroup } from '@/contract/entities/management/workSchedule';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { parseStatus } from '../../../server/modules/seats/scheduleColumns';
import { toColumnName } from '../../../server/values/spreadsheet/toColumnName';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { writeSpreadsheet } from '../../../server/values/spreadsheet/writeSpreadsheet';
import { send } from '../../support/cases/cases';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

// 11 March in Mexico City.
const now = new Date('2026-03-12T00:30:00Z');
const SPAN = { from: '2026-03-12', to: '2026-03-14' };
const HEAD = ['Username', 'Name', '2026-03-12', '2026-03-13'];

let server: TestServer;
let ana: string;
let beto: string;
let carla: string;
let anaId: number;
let leader: SignedIn;
let auditor: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const agentOf = async (group: number): Promise<{ id: number; username: string }> => {
    const id = await makeUser(database, { institutionId, groupId: group });
    const [row] = await database.select().from(appUser).where(eq(appUser.id, id));
    return { id, username: row?.username ?? '' };
  };
  ({ id: anaId, username: ana } = await agentOf(groupId));
  ({ username: beto } = await agentOf(groupId));
  ({ username: carla } = await agentOf(await makeGroup(database, institutionId)));
  leader = await signInAs(database, await makeUser(database, { institutionId, role: 'leader', groupId }), { now });
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }), { now });
  auditor = await signInAs(database, await makeUser(database, { institutionId, role: 'auditor' }), { now });
});
afterAll(() => server.close());
beforeEach(() => server.database.delete(workSchedule));

type Cell = { userId: string; name: string; day: string; before: string | null; after: string | null };
interface Preview {
  readonly people: number;
  readonly days: number;
  readonly unchanged: number;
  readonly errors: ScheduleSheetError[];
  readonly errorCount: number;
  readonly errorGroups: ScheduleSheetErrorGroup[];
  readonly cells: Cell[];
}

const upload = async (who: SignedIn, rows: (string | number | null)[][], fileName = 'schedule.xlsx') => {
  const content = Buffer.from(await writeSpreadsheet({ name: 'x', rows })).toString('base64');
  return send<Preview>(server, who, { path: '/prod/workSchedule/upload', body: { fileName, content } });
};
const save = (who: SignedIn, cells: readonly Cell[]) =>
  send<{ changed: number }>(server, who, {
    path: '/prod/workSchedule/status',
    body: { kind: 'upload', cells: cells.map(({ userId, day, before, after }) => ({ userId, day, before, after })) },
  });
const stored = () => server.database.select().from(workSchedule).orderBy(workSchedule.userId, workSchedule.day);
const download = (who: SignedIn, template: boolean, language = 'en') =>
  server.app.inject({
    url: `/prod/workSchedule/download?from=${SPAN.from}&to=${SPAN.to}&template=${template}`,
    headers: { ...who.headers, 'accept-language': language },
  });

const people = async (who: SignedIn) => (await readSpreadsheet((await download(who, true)).rawPayload)).length - 1;

test('SS-01 a spreadsheet is previewed, changes nothing, and is saved as displayed', async () => {
  const preview = await upload(leader, [HEAD, [ana, 'Ana', 'D', 'descanso'], [beto, 'Beto', null, '离职']]);
  expect(preview.data).toMatchObject({ people: 2, days: 2, unchanged: 0, errors: [], errorCount: 0 });
  expect(preview.data.cells.map(({ day, before, after }) => [day, before, after])).toEqual([
    ['2026-03-12', null, 'onDuty'],
    ['2026-03-13', null, 'rest'],
    ['2026-03-13', null, 'departed'],
  ]);
  expect(await stored()).toEqual([]);
  expect((await save(leader, preview.data.cells)).data.changed).toBe(3);
  expect(await stored()).toMatchObject([{ status: 'onDuty' }, { status: 'rest' }, { status: 'departed' }]);
});

test('SS-01 with one wrong cell nothing can be saved, and each is named by its place', async () => {
  const { data } = await upload(leader, [
    HEAD,
    [ana, 'Ana', 'D', 'holiday'],
    ['nobody', 'X', 'D'],
    [],
    [ana.toUpperCase(), 'Ana', 'R'],
    [carla, 'Of another team', 'R'],
    [beto, 'Beto', 'X', 'D'],
    [beto, 'Beto', 'D', 'D', 'D'],
  ]);
  expect(data.errors.map(({ row, column, fault }) => `${column}${row} ${fault}`).toSorted()).toEqual([
    'A3 noUser',
    'A5 sameUser',
    'A6 noUser',
    'A8 sameUser',
    'D2 noStatus',
    'D7 afterDeparture',
  ]);
  expect(data).toMatchObject({ errorCount: 6, cells: [] });
});

test('SS-01 wrong headings and wrong rows are reported together, equal ones once with the first cells', async () => {
  const strangers = Array.from({ length: 3000 }, (_, n) => [`nobody${n}`, 'X', 'D']);
  const { data } = await upload(leader, [
    ['Username', 'Name', '12 March', '2026-03-13'],
    [ana, 'Ana', 'D', 'holiday'],
    ...strangers,
  ]);
  expect(data).toMatchObject({ errorCount: 3002, cells: [] });
  expect(data.errorGroups).toEqual([
    { fault: 'noDay', count: 1, cells: ['C1'], texts: ['12 March'] },
    { fault: 'noStatus', count: 1, cells: ['D2'], texts: ['holiday'] },
    {
      fault: 'noUser',
      count: 3000,
      cells: ['A3', 'A4', 'A5', 'A6', 'A7'],
      texts: ['nobody0', 'nobody1', 'nobody2'],
    },
  ]);
});

test('SS-01 the heading: username, name, days; wrong, doubled and far-away days are named', async () => {
  const faults = async (head: string[]) => (await upload(leader, [head, [ana, 'Ana', 'D']])).data.errors;
  expect(await faults(['Who', 'Name', '2026-03-12'])).toMatchObject([{ row: 1, column: 'A', fault: 'noHeading' }]);
  expect(await faults(['Username', 'Name'])).toMatchObject([{ fault: 'noHeading' }]);
  expect(
    await faults(['用户名', '姓名', '12 March', '2026-03-12', '2026-03-12', '2030-01-01', '2026-02-31']),
  ).toMatchObject([
    { column: 'C', text: '12 March', fault: 'noDay' },
    { column: 'E', fault: 'sameDay' },
    { column: 'F', fault: 'dayOutOfRange' },
    { column: 'G', fault: 'noDay' },
  ]);
  expect((await upload(leader, [])).data.errors).toMatchObject([{ fault: 'noHeading' }]);
});

test('SS-01 an empty cell leaves what is there, a dash clears it, what is so already does not count', async () => {
  await save(leader, (await upload(leader, [HEAD, [ana, 'Ana', 'D', 'R'], [beto, 'Beto', 'D', 'D']])).data.cells);
  const { data } = await upload(leader, [HEAD, [ana, 'Ana', null, '-'], [beto, 'Beto', 'D', 'a']]);
  expect(data.unchanged).toBe(1);
  expect(data.cells.map(({ before, after }) => [before, after])).toEqual([
    ['rest', null],
    ['onDuty', 'absent'],
  ]);
});

test('SS-01 what was exported can be imported as it is, and the template is the same without letters', async () => {
  await save(leader, (await upload(leader, [HEAD, [ana, 'Ana', 'D', 'X'], [beto, 'Beto', 'A']])).data.cells);
  const reply = await download(leader, false);
  expect(reply.headers['content-disposition']).toContain('filename="saldo-schedule-2026-03-12-2026-03-14.xlsx"');
  expect(reply.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const rows = await readSpreadsheet(reply.rawPayload);
  expect(rows).toEqual([
    ['Username', 'Name', '2026-03-12', '2026-03-13', '2026-03-14'],
    [ana, ana, 'D', 'X', 'X'],
    [beto, beto, 'A'],
  ]);
  const again = await upload(
    leader,
    rows.map((row) => [...row]),
  );
  expect(again.data).toMatchObject({ errors: [], cells: [], unchanged: 4 });
  const template = await readSpreadsheet((await download(leader, true, 'es')).rawPayload);
  expect(template).toEqual([
    ['Usuario', 'Nombre', '2026-03-12', '2026-03-13', '2026-03-14'],
    [ana, ana],
    [beto, beto],
  ]);
});

test('SS-01 RO-01 the auditor exports and uploads nothing; a leader exports the own team, an administrator all', async () => {
  expect((await upload(auditor, [HEAD, [ana, 'Ana', 'D']])).code).toBe('21');
  expect([await people(leader), await people(admin), await people(auditor)]).toEqual([2, 3, 3]);
});

test('SS-01 5.2.2 what is no spreadsheet is refused, by its name and by its content', async () => {
  const content = Buffer.from('username,name\n').toString('base64');
  const post = (fileName: string) =>
    send(server, leader, { path: '/prod/workSchedule/upload', body: { fileName, content } });
  expect((await post('schedule.csv')).code).toBe('10');
  expect((await post('schedule.xlsx')).code).toBe('40');
});

test('SS-01 somebody who was changed between preview and confirmation stops the whole import', async () => {
  const { data } = await upload(leader, [HEAD, [ana, 'Ana', 'D', 'D'], [beto, 'Beto', 'D', 'D']]);
  await save(admin, [{ userId: String(anaId), name: '', day: '2026-03-13', before: null, after: 'rest' }]);
  expect((await save(leader, data.cells)).code).toBe('65');
  expect(await stored()).toHaveLength(1);
});

test('SS-01 columns are named as spreadsheet programs do, statuses by letter or words', () => {
  expect([1, 26, 27, 52, 53].map(toColumnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  expect(['d', 'On Duty', '休息', ' Baja ', '-', 'off'].map(parseStatus)).toEqual([
    'onDuty',
    'onDuty',
    'rest',
    'departed',
    null,
    undefined,
  ]);
});
