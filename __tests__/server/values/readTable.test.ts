import { Readable } from 'node:stream';
import { FILE_ROW_MAX_BYTES } from '@/contract/ourLimits';
import { FileProblem } from '../../../server/values/tableFile/fileProblem';
import { readTable, type TableRow } from '../../../server/values/tableFile/readTable';

const COLUMNS = {
  columns: [{ name: 'loan_no', required: true }, { name: 'amount' }, { name: 'note' }],
  page: 'docs/x.md',
} as const;

const getRows = async (
  content: string | Buffer,
  limits?: { rows: number; milliseconds: number },
): Promise<TableRow[]> => {
  const rows: TableRow[] = [];
  for await (const row of readTable(Readable.from([Buffer.from(content)]), COLUMNS, limits)) rows.push(row);
  return rows;
};
const getCells = async (content: string | Buffer): Promise<Record<string, string>[]> =>
  (await getRows(content)).map(({ cells }) => Object.fromEntries(cells));
const getProblem = async (content: string | Buffer, limits?: { rows: number; milliseconds: number }) => {
  const error: unknown = await getRows(content, limits).catch((thrown: unknown) => thrown);
  if (!(error instanceof FileProblem)) throw new Error('the file was read', { cause: error });
  return error;
};

const TABLE = 'loan_no,amount,note\nL1,5,"a, b"\n';
const AS_READ = [{ loan_no: 'L1', amount: '5', note: 'a, b' }];

test.each([
  ['commas', TABLE],
  ['semicolons', 'loan_no;amount;note\nL1;5;a, b\n'],
  ['tabs', 'loan_no\tamount\tnote\nL1\t5\ta, b\n'],
  ['bars', 'loan_no|amount|note\nL1|5|a, b\n'],
  ['a hint for spreadsheet programs', `sep=,\r\n${TABLE}`],
  ['a hint for semicolons', 'sep=;\nloan_no;amount;note\nL1;5;a, b\n'],
  ['a byte order mark', `\uFEFF${TABLE}`],
  ['a byte order mark and a hint', `\uFEFFsep=,\n${TABLE}`],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${TABLE}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${TABLE}`, 'utf16le').swap16()],
  ['line ends of Windows', TABLE.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', TABLE.replaceAll('\n', '\r')],
  ['empty columns behind the others', 'loan_no,amount,note,,,\nL1,5,"a, b",,,\n'],
  ['empty rows between and behind', `loan_no,amount,note\n\n,,\nL1,5,"a, b"\n,,\n,\n\n`],
  ['marks of needed columns', '"loan_no *", Amount:,"note\n(at most 500 letters)"\nL1,5,"a, b"\n'],
  ['spaces for underscores', 'Loan No,amount,note\nL1,5,"a, b"\n'],
  ['signs without a width', 'loan_no\u200B,amount,note\n\u202AL1\u202C,\u00A05\u00A0,"a,\u00A0b"\n'],
])('MI-01 a file with %s is read as the plain one', async (_, content) => {
  expect(await getCells(content)).toEqual(AS_READ);
});

test('MI-01 rows are numbered as a spreadsheet program shows them', async () => {
  const rows = await getRows('loan_no,note\nL1,"one\ntwo\nthree"\n\nL2,x\n,,\nL3,y\n');
  expect(rows.map(({ row, cells }) => [row, cells.get('loan_no')])).toEqual([
    [2, 'L1'],
    [4, 'L2'],
    [6, 'L3'],
  ]);
});

test('MI-01 the separator tells the sign before the decimals, where it can', async () => {
  const marks = [',', ';', '\t', '|'].map(async (sign) => (await getRows(TABLE.replaceAll(',', sign)))[0]?.mark);
  expect(await Promise.all(marks)).toEqual(['.', ',', undefined, undefined]);
});

test.each([
  ['in Windows-1252', Buffer.from('loan_no,note\nL1,Núñez\n', 'latin1'), 'CSV UTF-8'],
  ['in GBK', Buffer.from('6c6f616e5f6e6f2c6e6f74650a4c312cd5c5c8fd0a', 'hex'), 'CSV UTF-8'],
  ['in UTF-16 without a mark', Buffer.from(TABLE, 'utf16le'), 'CSV UTF-8'],
  ['that is a spreadsheet', Buffer.from('504b0304140006000800e290', 'hex'), 'CSV UTF-8'],
  ['that is an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'CSV UTF-8'],
  ['with a quotation mark in a cell', 'loan_no,note\nL1,a\nL2,Ana "La Jefa" Cruz\n', '3'],
  ['with a quotation mark that is never closed', 'loan_no,note\nL1,"a\n', '2'],
  ['with one row without end', `loan_no,note\nL1,${'x'.repeat(FILE_ROW_MAX_BYTES + 1)}`, '64'],
  ['with an invisible sign in a strange heading', 'loan_no,no\u200Dte\nL1,a\n', '⟨U+200D⟩'],
])('MI-01 a file %s is refused in the language of its reader', async (_, content, named) => {
  const problem = await getProblem(content);
  const texts = (['en', 'es', 'cn'] as const).map((language) => problem.textIn(language));
  for (const text of texts) expect(text).toContain(named);
  expect(new Set(texts).size).toBe(texts.length);
});

test('MI-01 rows and time have a limit that the refusal names', async () => {
  const limits = { rows: 3, milliseconds: 60_000 };
  expect((await getProblem('loan_no\nL1\n\n\n\n', limits)).message).toContain('more than 3 rows');
  expect((await getProblem(TABLE, { rows: 3, milliseconds: -1 })).message).toContain('took longer');
});

test('MI-01 a row with a value below no heading, or cut short, is at fault', async () => {
  const [stray, short] = await getRows('loan_no,,note\nL1,x,a\nL2\n');
  expect(stray?.wrongWidth).toContain('cell 2');
  expect(short?.wrongWidth).toContain('has 1 cells');
});
