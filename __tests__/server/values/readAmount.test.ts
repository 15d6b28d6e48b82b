import { findDamage } from '../../../server/values/findDamage';
import { readAmount, type DecimalMark, readDecimal } from '../../../server/values/readDecimal';

const readIn = (mark: DecimalMark, text: string) => readAmount(text, { digits: 2, mark, mayBeZero: false });
const read = (text: string, digits = 2) => readAmount(text, { digits, mark: '.', mayBeZero: false });

test.each<[string, DecimalMark, number]>([
  ['1234.5', '.', 123_450],
  ['12.500', '.', 1250],
  ['12.5000', '.', 1250],
  ['1,234.50', '.', 123_450],
  ['1,234,567', '.', 123_456_700],
  ['1500,50', '.', 150_050],
  ['1234.500', undefined, 123_450],
  ['0,500', ',', 50],
  ['1500,50', ',', 150_050],
  ['15.000,00', ',', 1_500_000],
  ['1.234.567,5', ',', 123_456_750],
  ['1500.5', ',', 150_050],
  ['12.5000', ',', 1250],
])('MI-01 %s in a file with the decimal sign %s is one amount', (text, mark, minor) => {
  expect(readIn(mark, text)).toBe(minor);
});

test.each<[string, DecimalMark]>([
  ['1.500', ','],
  ['1,500', ','],
  ['1.500', undefined],
  ['12,345', '.'],
])('MI-01 %s in a file with the decimal sign %s could be two amounts and is not guessed', (text, mark) => {
  expect(readIn(mark, text)).toBe('ambiguousAmount');
});

test('MI-01 a currency without decimals takes zeros behind the point and nothing else', () => {
  expect([read('1234.00', 0), read('1234', 0), read('1234.50', 0)]).toEqual([1234, 1234, 'tooFine']);
});

test('MI-01 numbers that are no amount say whether form or range is wrong', () => {
  expect(['-5', '0', '99999999999', '1000000000.01'].map((text) => read(text))).toEqual(
    Array.from({ length: 4 }, () => 'outOfRange'),
  );
  for (const text of ['', '1e3', '1 234', '$5', '1,23,4', '1.2.3', '12.', '.5', '1,234.5,6', '９９', '--5']) {
    expect(readDecimal(text, '.')).toEqual({ fault: 'form' });
  }
  expect(read('1.005')).toBe('tooFine');
});

test('MI-01 what a spreadsheet program has done to a value is found', () => {
  const errors = ['#N/A', '#REF!', '#DIV/0!', '#¡VALOR!', '#¿NOMBRE?', '#N/D', '########'];
  expect(errors.map((text) => findDamage(text, 'text'))).toEqual(errors.map(() => 'errorValue'));
  for (const text of ['1.1E+17', '1,23457E+17', '4.403011990010112e+17', '5E-05']) {
    expect(findDamage(text, 'text')).toBe('roundedNumber');
  }
  expect([findDamage('12345.0', 'code'), findDamage('12345.0', 'text')]).toEqual(['pointZero', undefined]);
  for (const text of ['1E5', 'E+3', '#1', '##', 'L-12.0', '12.50', '#hashtag']) {
    expect(findDamage(text, 'code')).toBeUndefined();
  }
});
