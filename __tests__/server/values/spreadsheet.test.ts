import { CFB, utils, write, type BookType, type WorkSheet } from '@e965/xlsx';
import { SPREADSHEET_COLUMNS_MAX, SPREADSHEET_ROWS_MAX } from '../../../server/values/spreadsheet/readSpreadsheet';
import { SPREADSHEET_MAX_BYTES } from '@/contract/ourLimits';
import { isSpreadsheetName } from '@/contract/rules';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { writeSpreadsheet } from '../../../server/values/spreadsheet/writeSpreadsheet';
import { lyingZip, oneCell, storedZip } from '../../support/values/zipOf';

const getBook = (sheet: WorkSheet, bookType: BookType, compression = true): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Users');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['second sheet']]), 'Codes');
  return new Uint8Array(write(book, { type: 'buffer', bookType, compression }) as Buffer);
};

const getSheet = (rows: unknown[][]): WorkSheet => utils.aoa_to_sheet(rows, { UTC: true });

const mixed = (): WorkSheet => {
  const sheet = getSheet([
    ['username', 'day', 'target', 'ranked'],
    [' 王芳 ', new Date(Date.UTC(2026, 10, 3)), 1500.5, true],
    [],
    ['<b>bold</b>', '2026-11-04', 13_812_345_678, '=1+1'],
  ]);
  sheet['E2'] = { t: 'n', v: 3, f: 'SUM(1,2)' };
  sheet['F2'] = { t: 'n', v: 440_301_199_001_011_200, z: '0' };
  sheet['G2'] = { t: 'n', v: 0.1 + 0.2 };
  sheet['H2'] = { t: 's', v: 'rich', h: '<i>rich</i>', r: '<t>rich</t>' };
  sheet['!ref'] = 'A1:H4';
  return sheet;
};

test.each(['biff8', 'biff5', 'xlsx'] as const)(
  'US-02 the first sheet of a %s file arrives as plain text',
  async (kind) => {
    const rows = await readSpreadsheet(getBook(mixed(), kind));
    expect(rows[0]).toEqual(['username', 'day', 'target', 'ranked']);
    expect(rows[1]?.slice(1, 5)).toEqual(['2026-11-03', '1500.5', 'TRUE', '3']);
    // Digits that the spreadsheet program has rounded away must not pass for an id card.
    expect(rows[1]?.[5]).toBe('4.403011990010112e+17');
    expect(rows[1]?.slice(6)).toEqual(['0.3', 'rich']);
    expect(rows[2]).toEqual([]);
    expect(rows[3]).toEqual(['<b>bold</b>', '2026-11-04', '13812345678', '=1+1']);
    expect(rows).toHaveLength(4);
  },
);

test.each(['biff8', 'xlsx'] as const)('US-02 Chinese and Spanish names survive %s', async (kind) => {
  expect(await readSpreadsheet(getBook(getSheet([['王芳', 'Íñigo Núñez']]), kind))).toEqual([['王芳', 'Íñigo Núñez']]);
});

test('US-02 what is written is read again as it was, text as text', async () => {
  const rows = [
    ['=cmd()', 'id'],
    ['0012', 7],
    [null, 'x'],
  ];
  const written = await writeSpreadsheet({ name: '用户', rows }, { name: 'codes', rows: [['member']] });
  expect(await readSpreadsheet(written)).toEqual([
    ['=cmd()', 'id'],
    ['0012', '7'],
    ['', 'x'],
  ]);
});

test.each(['biff8', 'xlsx'] as const)(
  'US-02 a hidden sheet before the one that is meant is passed over in %s',
  async (bookType) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, getSheet([['lists']]), 'Lists');
    utils.book_append_sheet(book, getSheet([['username']]), 'Users');
    book.Workbook = {
      Sheets: [
        { name: 'Lists', Hidden: 1 },
        { name: 'Users', Hidden: 0 },
      ],
    };
    const written = new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
    expect(await readSpreadsheet(written)).toEqual([['username']]);
  },
);

test.each(['biff8', 'xlsx'] as const)(
  'US-02 merged cells in %s are refused by name, for only the first has a value',
  async (kind) => {
    const sheet = getSheet([['name', 'group'], ['ana', 'Norte'], ['eva']]);
    sheet['!merges'] = [utils.decode_range('B2:B3')];
    await expect(readSpreadsheet(getBook(sheet, kind))).rejects.toMatchObject({
      result: 'mergedCells',
      places: { cells: 'B2:B3' },
    });
  },
);

test.each(['biff8', 'xlsx'] as const)('US-02 zeros that only the number format shows are kept in %s', async (kind) => {
  const sheet = getSheet([[20_021, 20_021, 0.5, 2021, 0]]);
  sheet['A1'] = { t: 'n', v: 20_021, z: '0000000' };
  sheet['C1'] = { t: 'n', v: 0.5, z: '0.00' };
  sheet['D1'] = { t: 'n', v: 2021, z: '000-000' };
  expect(await readSpreadsheet(getBook(sheet, kind))).toEqual([['0020021', '20021', '0.5', '002-021', '0']]);
});

test.each(['biff8', 'xlsx'] as const)(
  'US-02 a sheet that is formatted to its last row counts what it holds in %s',
  async (kind) => {
    const sheet = getSheet([['username'], ['ana'], ['eva']]);
    // Rows enough to be above every limit; writing a million takes the test half a minute.
    sheet['!ref'] = 'A1:C65536';
    expect(await readSpreadsheet(getBook(sheet, kind))).toEqual([['username'], ['ana'], ['eva']]);
  },
);

test('US-02 signs without a width and odd spaces are taken off', async () => {
  const rows = await readSpreadsheet(getBook(getSheet([['\u202A55 1000\u202C', 'a\u00A0b', '\u00ADx']]), 'xlsx'));
  expect(rows).toEqual([['55 1000', 'a b', 'x']]);
});

test('US-02 a spreadsheet with a password is reported as such', async () => {
  const locked = CFB.utils.cfb_new();
  CFB.utils.cfb_add(locked, '/EncryptionInfo', Buffer.alloc(64));
  CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(4096));
  const content = new Uint8Array(CFB.write(locked, { type: 'buffer' }) as Buffer);
  await expect(readSpreadsheet(content)).rejects.toMatchObject({ result: 'protectedFile' });
});

test.each([
  ['a CSV', () => Buffer.from('username,name\nana,Ana\n')],
  ['an HTML table that calls itself xls', () => Buffer.from('<html><table><tr><td>ana</td></tr></table></html>')],
  ['an XML spreadsheet', () => Buffer.from(getBook(getSheet([['a']]), 'xlml'))],
  ['a bare BIFF stream', () => Buffer.from(getBook(getSheet([['a']]), 'biff2'))],
  ['an OpenDocument sheet', () => Buffer.from(getBook(getSheet([['a']]), 'ods'))],
  ['a binary xlsb', () => Buffer.from(getBook(getSheet([['a']]), 'xlsb'))],
  ['any other zip', () => storedZip({ 'a.txt': 'hello', 'xl/workbook.xml': '<workbook/>' })],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['nothing', () => Buffer.alloc(0)],
  ['the first half of an xlsx', () => Buffer.from(getBook(mixed(), 'xlsx')).subarray(0, 3000)],
  ['a compound file without a workbook', () => Buffer.from(getBook(mixed(), 'biff8')).fill(0, 512)],
] as const)('US-02 %s is refused, whatever it is called', async (_, content) => {
  await expect(readSpreadsheet(content())).rejects.toMatchObject({ result: 'notASpreadsheet' });
});

test('US-02 an xlsx that says less than it unpacks to is refused before it is read', async () => {
  const honest = lyingZip(1_000_000);
  await expect(readSpreadsheet(honest)).rejects.toMatchObject({ result: 'notASpreadsheet' });
});

test('US-02 an xlsx that unpacks to more than the limit is refused', async () => {
  const bomb = getBook(getSheet([['a'], ['x'.repeat(32_000)]]), 'xlsx');
  expect(await readSpreadsheet(bomb)).toHaveLength(2);
  const files = { '[Content_Types].xml': '', 'xl/workbook.xml': '', 'xl/media/a': Buffer.alloc(41 * 1024 * 1024) };
  await expect(readSpreadsheet(storedZip(files, true))).rejects.toMatchObject({ result: 'tooLarge' });
});

test('US-02 too many files inside, too many rows, columns or bytes are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`xl/${n}.xml`, '']));
  const long = getSheet(Array.from({ length: SPREADSHEET_ROWS_MAX + 1 }, (_, n) => [n]));
  const late = getSheet([['a']]);
  late['A9000'] = { t: 's', v: 'far below' };
  late['!ref'] = 'A1:A9000';
  const wide = getSheet([Array.from({ length: SPREADSHEET_COLUMNS_MAX + 1 }, () => 'x')]);
  const files = [
    storedZip(many),
    getBook(long, 'xlsx'),
    getBook(long, 'biff8'),
    getBook(late, 'xlsx'),
    getBook(late, 'biff8'),
    getBook(wide, 'xlsx'),
    new Uint8Array(SPREADSHEET_MAX_BYTES + 1),
  ];
  const results = await Promise.all(files.map((file) => readSpreadsheet(file).catch((error: unknown) => error)));
  expect(results).toMatchObject([
    { result: 'tooLarge' },
    { result: 'tooManyRows', places: { rows: 5001, most: 5000 } },
    { result: 'tooManyRows', places: { rows: 5001, most: 5000 } },
    { result: 'tooManyRows', places: { rows: 8999, most: 5000 } },
    { result: 'tooManyRows', places: { rows: 8999, most: 5000 } },
    { result: 'tooManyColumns', places: { columns: 257, most: 256 } },
    { result: 'tooLarge' },
  ]);
});

test('US-02 the most rows that are allowed are read, and requests are not held up meanwhile', async () => {
  const rows = Array.from({ length: SPREADSHEET_ROWS_MAX }, (_, n) => [`user${n}`, `name ${n}`, n, 'member']);
  const file = getBook(getSheet(rows), 'xlsx');
  let longest = 0;
  const start = performance.now();
  let last = start;
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  expect(await readSpreadsheet(file)).toHaveLength(SPREADSHEET_ROWS_MAX);
  clearInterval(watch);
  // Read on this thread it would be all of the time.
  expect(longest).toBeLessThan((performance.now() - start) / 2);
});

test('US-02 a name goes by its ending', () => {
  expect(['a.xls', 'A.XLSX', 'a.csv', 'a.xlsm', 'xls'].map(isSpreadsheetName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('US-02 a cell longer than any spreadsheet program writes is refused', async () => {
  expect(await readSpreadsheet(oneCell('x'.repeat(32_767)))).toHaveLength(1);
  await expect(readSpreadsheet(oneCell('x'.repeat(32_768)))).rejects.toMatchObject({ result: 'tooLarge' });
});
