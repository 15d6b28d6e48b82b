import { parse } from 'csv-parse/sync';
import { formatCsv, toStoredText } from '../../../server/values/formatCsv';

const getCell = (text: string): string =>
  formatCsv([[text]])
    .replace(/^\uFEFF/u, '')
    .trimEnd();
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BEFORE = [
  '',
  ' ',
  '   ',
  '\u00A0',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u3000',
  '\u2003 ',
  ' \u200B\u00A0 ',
];

test('AP-06 1.2.10 a formula is quoted, also behind blanks and what cannot be seen', () => {
  for (const sign of SIGNS) {
    for (const before of BEFORE) {
      const text = `${before}${sign}1+1`;
      expect(getCell(text)).toMatch(/^"?'/u);
      expect(toStoredText(`'${text}`)).toBe(text);
    }
  }
  for (const text of ['\tx', '\rx', '\nx']) expect(getCell(text)).toMatch(/^"?'/u);
});

test('AP-06 words and numbers stay as they are', () => {
  for (const text of ['Hola', ' Hola', 'a=1', '1-2', '\u00A0x', "'quoted", '12345678901']) {
    expect(formatCsv([[text]])).toContain(text);
    expect(getCell(text)).not.toMatch(/^"?'[^q]/u);
    expect(toStoredText(text)).toBe(text);
  }
  expect(formatCsv([[-5, 1.5, null]])).toContain('-5,1.5,');
});

test('AP-06 1.2.10 no text leaves its cell, whatever breaks of lines it holds', () => {
  const texts = ['L\n=1+1', 'r\r=1+1', 'a\r\nb', 'say "x"\n', '"\n"', ',\n,', '', ' ', '0000130'];
  const records = parse(formatCsv([texts, texts]), { bom: true });
  expect(records).toEqual([texts, texts]);
  expect(formatCsv([['L\n=1+1']])).toContain('"L\n=1+1"');
});
