import { CFB, read } from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { writeSpreadsheet } from '../../../server/values/spreadsheet/writeSpreadsheet';

const KINDS = ['xls', 'xlsx'] as const;
const made = (file: string): Uint8Array =>
  readFileSync(path.join(import.meta.dirname, '../../support/values/libreOffice', file));

test.each(KINDS)(
  'US-02 a %s of LibreOffice is read: the visible sheet, zeros, Chinese, the value of a formula',
  async (kind) => {
    expect(await readSpreadsheet(made(`users.${kind}`))).toEqual([
      ['Username', 'Name', 'E-mail', 'Role', 'Daily target', 'ID card', 'Send SMS'],
      ['wang.fang', '王芳', 'wang.fang@example.test', '组长', '15000.5', '0012300001', '是'],
      ['inigo', 'Íñigo Núñez', 'inigo@example.test', 'member', '1500.05', '0000', 'no'],
    ]);
  },
);

test.each(KINDS)('SS-01 in a %s of LibreOffice a day is a day, as a date and as a text', async (kind) => {
  const [head] = await readSpreadsheet(made(`schedule.${kind}`));
  expect(head).toEqual(['Usuario', 'Nombre', '2026-03-12', '2026-03-13']);
});

test.each(KINDS)('US-02 merged cells in a %s of LibreOffice are refused by name', async (kind) => {
  await expect(readSpreadsheet(made(`merged.${kind}`))).rejects.toMatchObject({
    result: 'mergedCells',
    places: { cells: 'E2:E4' },
  });
});

test('US-02 what is written has a bold heading that stays, and drop-downs from a sheet that nobody sees', async () => {
  const book = await writeSpreadsheet(
    {
      name: 'Users',
      rows: [['Username', 'Group']],
      head: { columns: 1 },
      choices: { lastRow: 1001, ofColumns: [{ column: 1, offered: ['North, south', 'a & <b>'] }] },
    },
    { name: 'Help', rows: [['x']] },
  );
  const zip = CFB.read(book, { type: 'buffer' });
  const text = (file: string): string => Buffer.from(CFB.find(zip, file)?.content ?? '').toString();
  const sheet = text('/xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<pane ySplit="1" xSplit="1" topLeftCell="B2"[^>]*state="frozen"/u);
  expect(sheet).toMatch(
    /<dataValidation type="list"[^>]*sqref="B2:B1001"><formula1>'Lists'!\$A\$1:\$A\$2<\/formula1>/u,
  );
  expect(text('/xl/styles.xml')).toContain('<b/>');
  const { SheetNames, Sheets, Workbook } = read(book);
  expect(SheetNames).toEqual(['Users', 'Help', 'Lists']);
  expect(Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 0, 1]);
  expect([Sheets['Lists']?.['A1']?.v, Sheets['Lists']?.['A2']?.v]).toEqual(['North, south', 'a & <b>']);
  expect(await readSpreadsheet(book)).toEqual([['Username', 'Group']]);
});
