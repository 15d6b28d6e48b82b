import { read, utils, write, type BookType } from '@e965/xlsx';
import type { UserSheetPreview } from '@/contract/entities/users/userSheet';
import { queue } from '../../../server/database/tables/organizationTables';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser } from '../../support/server/signingIn';
import { storedUsers, userDesk } from '../../support/users/userDesk';

let server: TestServer;
let admin: SignedIn;
let institutionId: number;

beforeAll(async () => {
  server = await startApp();
  const { database } = server;
  institutionId = await makeInstitution(database);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  await makeGroup(database, institutionId);
  await database.$client.query("update user_group set name = '早班' where institution_id = $1", [institutionId]);
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
type Cells = readonly (string | number | boolean)[];

const sheet = (rows: readonly Cells[], kind: BookType = 'xlsx', head: Cells = HEAD) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[...head], ...rows.map((row) => [...row])]), 'Users');
  const content = (write(book, { type: 'buffer', bookType: kind }) as Buffer).toString('base64');
  return { fileName: kind === 'xlsx' ? 'users.xlsx' : 'users.xls', content };
};

const preview = (file: object) => userDesk(server, admin).do<UserSheetPreview>('bulk/preview', file);
const add = (file: object) => userDesk(server, admin).do<{ userIds: string[] }>('bulk/add', file);

const good = (name: string, more: Cells = []): Cells => [name, `N ${name}`, `${name}@example.test`, 'member', ...more];

test.each(['xlsx', 'biff8'] as const)(
  'US-02 users are added from a %s file, with codes in any language',
  async (kind) => {
    const file = sheet(
      [
        good(`ana.${kind}`, ['早班', 's1', '0;产品复贷', 'no', 1500.5]),
        [`luis.${kind}`, 'Luis Núñez', `luis.${kind}@example.test`, '组长', '', '', '', '', '', ''],
      ],
      kind,
    );
    const seen = await preview(file);
    expect(seen).toMatchObject({ code: '00', data: { rowCount: 2, faultCount: 0, missingColumns: [] } });
    expect((await userDesk(server, admin).list({ name: kind })).data.totalCount).toBe(0);
    const added = await add(file);
    expect(added.code).toBe('00');
    const { result } = (await userDesk(server, admin).list({ name: kind })).data;
    expect(result).toMatchObject([
      { username: `luis.${kind}`, role: 'leader', sendSms: true, queueId: null, mustChangePassword: true },
      {
        username: `ana.${kind}`,
        role: 'member',
        groupName: '早班',
        queueName: '1–5',
        loanTypes: ['0', '1'],
        sendSms: false,
        ranked: true,
        dailyTarget: 1500.5,
      },
    ]);
    // Nobody signs in before a password was made.
    expect((await attempt(server, { username: `ana.${kind}`, password: 'none' })).code).toBe('11');
  },
);

test('US-02 errors are reported by row and column, and nothing is added', async () => {
  await makeSignInUser(server.database, { username: 'known', institutionId });
  const file = sheet([
    ['no spaces', 'N', 'not-an-address', 'boss', 'nowhere', 'Q9', '7', 'maybe', 'lots', '4.4e+17'],
    [],
    ['', '', 'dup@example.test', 'member'],
    good('twin'),
    good('TWIN'),
    good('KNOWN'),
  ]);
  const before = await storedUsers(server);
  const { data } = await preview(file);
  const told = data.faults.map(({ row, column, problem, firstRow }) => [row, column, problem, firstRow]);
  expect(told).toEqual([
    [2, 'A', 'badUsername', undefined],
    [2, 'C', 'badEmail', undefined],
    [2, 'D', 'unknownCode', undefined],
    [2, 'E', 'unknownGroup', undefined],
    [2, 'F', 'unknownQueue', undefined],
    [2, 'G', 'unknownCode', undefined],
    [2, 'H', 'notYesOrNo', undefined],
    [2, 'I', 'badNumber', undefined],
    [2, 'J', 'roundedNumber', undefined],
    [4, 'A', 'missing', undefined],
    [4, 'B', 'missing', undefined],
    [6, 'A', 'twiceUsername', 5],
    [6, 'C', 'twiceEmail', 5],
    [7, 'A', 'takenUsername', undefined],
    [7, 'C', 'takenEmail', undefined],
  ]);
  expect(data.faults[0]).toMatchObject({ heading: 'Username', value: 'no spaces' });
  const refused = await add(file);
  expect([refused.code, refused.data]).toMatchObject(['10', { faultCount: 15 }]);
  expect(await storedUsers(server)).toEqual(before);
});

test('US-02 one faulty row among many adds none of them', async () => {
  const rows = Array.from({ length: 40 }, (_, place) => good(`many${place}`));
  const before = await storedUsers(server);
  expect((await add(sheet([...rows, ['bad one', 'x', 'y', 'z']]))).code).toBe('10');
  expect(await storedUsers(server)).toEqual(before);
  expect((await add(sheet(rows))).data.userIds).toHaveLength(40);
});

test('US-02 of the same file sent twice at once one adds its users', async () => {
  const file = sheet([good('once.only')]);
  const codes = (await Promise.all([add(file), add(file), add(file)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['00', '10', '10']);
});

test('US-02 a file without the needed columns says which; other files are refused', async () => {
  const other = await preview(sheet([['a', 'b']], 'xlsx', ['Username', 'Correo electrónico']));
  expect(other.data.missingColumns).toEqual(['Name', 'Role']);
  const csv = Buffer.from('Username,Name\nana,Ana').toString('base64');
  expect((await preview({ fileName: 'users.xls', content: csv })).code).toBe('40');
  expect((await preview({ ...sheet([]), fileName: 'users.csv' })).code).toBe('10');
  expect((await add(sheet([]))).code).toBe('10');
  expect((await preview(sheet(Array.from({ length: 1001 }, (_, n) => good(`u${n}`))))).code).toBe('26');
});

test('US-02 a thousand users are added at once', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => good(`bulk${n}`, ['早班', 'S1']));
  const begun = performance.now();
  expect((await add(sheet(rows))).data.userIds).toHaveLength(1000);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test.each([
  ['en', 'Username', 'Users'],
  ['cn', '用户名', '用户'],
  ['es', 'Usuario', 'Usuarios'],
])(
  'US-02 the template in %s has that language’s headings, and filled in it is accepted',
  async (language, first, name) => {
    const reply = await server.app.inject({
      url: '/prod/manage/user/bulk/template',
      headers: { ...admin.headers, 'accept-language': language },
    });
    expect(reply.headers['content-disposition']).toContain('saldo-users.xlsx');
    const book = read(reply.rawPayload);
    const rows = utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 });
    expect([rows.length, rows[0]?.[0], rows[0]?.length]).toEqual([1, first, 21]);
    const help = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 });
    expect(JSON.stringify(help)).toContain('早班');
    const filled = sheet([good(`from.${language}`)], 'xlsx', rows[0] ?? []);
    expect((await preview(filled)).data).toMatchObject({ rowCount: 1, faultCount: 0 });
  },
);

test('US-03 6.4.1 /prod/manage/user/downloadPassword returns new one-time passwords each time; the old stop working', async () => {
  const { userIds } = (await add(sheet([good('paper1'), good('paper2')]))).data;
  const download = async (ids: readonly string[] = userIds) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/prod/manage/user/downloadPassword',
      headers: admin.headers,
      payload: { userIds: ids },
    });
    const book = read(reply.rawPayload);
    return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  };
  const first = await download();
  expect(first.map(([username]) => username)).toEqual(['Username', 'paper1', 'paper2']);
  const [, , , password = ''] = first[1] ?? [];
  expect((await attempt(server, { username: 'paper1', password })).code).toBe('00');
  const [, , , fresh = ''] = (await download())[1] ?? [];
  expect((await attempt(server, { username: 'paper1', password })).code).toBe('11');
  expect((await attempt(server, { username: 'paper1', password: fresh })).code).toBe('00');
  const { id } = await makeSignInUser(server.database, { username: 'settled', institutionId });
  const refused = await call(server, {
    method: 'POST',
    url: '/prod/manage/user/downloadPassword',
    headers: admin.headers,
    payload: { userIds: [...userIds, String(id)] },
  });
  expect(refused.code).toBe('21');
  expect((await attempt(server, { username: 'paper1', password: fresh })).code).toBe('00');
  expect((await attempt(server, { username: 'settled' })).code).toBe('00');
});

test('US-02 US-03 only administrators upload, and call /prod/manage/user/downloadPassword', async () => {
  const { database } = server;
  const leader = await signInAs(database, await makeUser(database, { institutionId, role: 'leader' }));
  const desk = userDesk(server, leader);
  expect((await desk.do('bulk/preview', sheet([good('nope')]))).code).toBe('21');
  expect((await desk.do('bulk/add', sheet([good('nope')]))).code).toBe('21');
  expect((await desk.do('downloadPassword', { userIds: [String(admin.userId)] })).code).toBe('21');
});
