import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import type { UserSheetPreview } from '@/contract/entities/users/userSheet';
import { queue } from '../../../server/database/tables/organizationTables';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { userDesk } from '../../support/users/userDesk';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp();
  const { database } = server;
  const institutionId = await makeInstitution(database);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  await database.insert(queue).values({ institutionId, code: 'S1', name: '1–5', type: 'automatic' });
});
afterAll(() => server.close());

const HEAD = [
  'Username',
  'Name',
  'E-mail',
  'Role',
  'Group',
  'Queue',
  'Loan types',
  'Send SMS',
  'Daily target',
  'ID card',
];
type Cells = readonly (string | number)[];

const sheet = (rows: readonly Cells[]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEAD, ...rows.map((row) => [...row])]), 'Users');
  const content = (write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64');
  return { fileName: 'users.xlsx', content };
};

const preview = (file: object) => userDesk(server, admin).do<UserSheetPreview>('bulk/preview', file);

const good = (name: string, more: Cells = []): Cells => [name, `N ${name}`, `${name}@example.test`, 'member', ...more];

test('US-02 the same error in many rows is reported once: how often, and where first; all columns are shown', async () => {
  const rows = Array.from({ length: 900 }, (_, n) => good(`lost${n}`, ['nowhere', 'S1', '', 'no', 1500, '0012300001']));
  const { data } = await preview(sheet([...rows, good('long', ['', '', '', 'perhaps']), good('x'.repeat(60))]));
  expect(data.faultCount).toBe(900 + 899 + 1);
  expect(data.faultGroups).toEqual([
    {
      problem: 'unknownGroup',
      heading: 'Group',
      count: 900,
      cells: ['E2', 'E3', 'E4', 'E5', 'E6'],
      values: ['nowhere'],
    },
    {
      problem: 'twiceIdCard',
      heading: 'ID card',
      count: 899,
      cells: ['J3', 'J4', 'J5', 'J6', 'J7'],
      values: ['0012300001'],
    },
    { problem: 'notYesOrNo', heading: 'Send SMS', count: 1, cells: ['H902'], values: ['perhaps'] },
  ]);
  expect(data.columns).toEqual(HEAD.toSpliced(6, 4, 'Loan types', 'Send SMS', 'Daily target', 'ID card'));
  expect(data.rows[0]?.cells).toHaveLength(data.columns.length);
  expect(data.rows[0]?.cells[data.columns.indexOf('ID card')]).toBe('0012300001');
});

const many = (count: number) => preview(sheet(Array.from({ length: count }, (_, n) => good(`u${n}`))));

test('US-02 too many rows are counted, and the limit is reported', async () => {
  expect(await many(1001)).toMatchObject({
    code: '26',
    message: 'The spreadsheet has 1001 rows, at most 1000 are taken. Split it and upload the parts',
  });
  expect((await many(6000)).message).toContain('6000 rows, at most 1000');
});

test.each(['xls', 'xlsx'])('US-02 users from a %s that LibreOffice made', async (kind) => {
  const content = readFileSync(`__tests__/support/values/libreOffice/users.${kind}`).toString('base64');
  const { data } = await preview({ fileName: `users.${kind}`, content });
  expect(data).toMatchObject({ rowCount: 2, faultCount: 0 });
  expect(data.rows[0]?.cells).toContain('0012300001');
});

const problems = async (rows: readonly Cells[]): Promise<readonly (readonly [string, string, string])[]> =>
  (await preview(sheet(rows))).data.faults.map(({ column, problem, value }) => [column, problem, value] as const);

test.each<[string | number, string]>([
  ['1.500', 'ambiguousAmount'],
  ['1,500', 'ambiguousAmount'],
  ['1500.505', 'tooFine'],
  [-5, 'targetRange'],
  [99_999_999_999, 'targetRange'],
  ['many', 'badNumber'],
  ['#REF!', 'errorValue'],
])('US-02 a daily target of %j is refused with what is wrong', async (target, problem) => {
  expect(await problems([good('target', ['', '', '', '', target])])).toEqual([['I', problem, String(target)]]);
});

test.each<[string | number, string]>([
  ['1500,50', '1500,50'],
  ['15.000,00', '15.000,00'],
  ['15,000.50', '15,000.50'],
  [1500.5, '1500.5'],
])('US-02 a daily target of %j is read as what it says', async (target, shown) => {
  const { data } = await preview(sheet([good('target', ['', '', '', '', target])]));
  expect(data.faults).toEqual([]);
  expect(data.rows[0]?.cells[data.columns.indexOf('Daily target')]).toBe(shown);
});

test('US-02 what a spreadsheet program has done to a value is refused in every column', async () => {
  const row = ['20021.0', '#N/A', 'n@example.test', 'member', '', '', '', '', '', '4.4E+17'];
  expect(await problems([row])).toEqual([
    ['A', 'pointZero', '20021.0'],
    ['B', 'errorValue', '#N/A'],
    ['J', 'roundedNumber', '4.4E+17'],
  ]);
});

test('US-02 an invisible sign that stays in a cell is shown', async () => {
  expect(await problems([good('an\u200Da')])).toEqual([
    ['A', 'badUsername', 'an⟨U+200D⟩a'],
    ['C', 'badEmail', 'an⟨U+200D⟩a@example.test'],
  ]);
});

test('US-02 headings with marks, line breaks and spaces round them are known', async () => {
  const head = ['Username *', 'Name\n(full)', 'E-mail ', 'Role:'];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, [...good('heading')]]), 'Users');
  const content = (write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64');
  const { data } = await preview({ fileName: 'users.xlsx', content });
  expect(data).toMatchObject({ missingColumns: [], faults: [], rowCount: 1 });
});
