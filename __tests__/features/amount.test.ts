import { findAmountProblem, getHalf, calculateRemainder } from '@/features/caseDetail/repayment/AmountField';
import { type NumberSeparators, getSeparators, getPlaces, readAmount } from '@/ui/form/amountText';

const POINT: NumberSeparators = { group: ',', decimal: '.' };
const COMMA: NumberSeparators = { group: '.', decimal: ',' };
const DUE = 1000;

const getProblem = (typed: string, marks = POINT) => findAmountProblem(readAmount(typed, marks, 2), DUE);

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['0', 'positive'],
  ['0.00', 'positive'],
  ['-5', 'positive'],
  ['−5', 'positive'],
  ['1000', 'belowDue'],
  ['1,000.00', 'belowDue'],
  ['1000.01', 'belowDue'],
  ['99999999999', 'belowDue'],
  ['10.005', 'format'],
  ['1.2345', 'format'],
  ['ten', 'format'],
  ['12,50', 'format'],
  ['1,00,0', 'format'],
  ['1e3', 'format'],
  ['1.2.3', 'format'],
  ['--5', 'format'],
  ['NaN', 'format'],
  ['٣', 'format'],
])('CD-06 §5 the amount %j against 1,000 due: %s', (typed, problem) => {
  expect(getProblem(typed)).toBe(problem);
});

test.each([
  ['0.01', 0.01],
  ['999.99', 999.99],
  ['249.9', 249.9],
  ['$ 249.90', 249.9],
  ['12.', 12],
  ['007', 7],
  ['１２３．５０', 123.5],
  ['￥９９９', 999],
])('CD-06 the amount %j is %d', (typed, amount) => {
  expect([readAmount(typed, POINT, 2), getProblem(typed)]).toEqual([amount, undefined]);
});

test('GE-01 each language reads what it writes, and nothing is guessed', () => {
  expect([readAmount('1.234,50', COMMA, 2), readAmount('1.5', COMMA, 2)]).toEqual([1234.5, '1.5']);
  expect([readAmount('1,234.50', POINT, 2), readAmount('1,5', POINT, 2)]).toEqual([1234.5, '1,5']);
  for (const locale of ['zh-CN', 'en', 'es-MX', 'de']) {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const marks = getSeparators(format.formatToParts(12_345.6));
    expect([locale, readAmount(format.format(987_654.32), marks, 2)]).toEqual([locale, 987_654.32]);
  }
});

test('CD-06 a currency without a fraction takes none', () => {
  expect([getPlaces('MXN'), getPlaces('CLP'), getPlaces(undefined)]).toEqual([2, 0, 2]);
  expect([readAmount('100.5', POINT, 0), readAmount('1,500', POINT, 0)]).toEqual(['100.5', 1500]);
});

const pesos = (amount: number, part: number) => calculateRemainder(amount, part, 'MXN');

test('CD-06 what remains has no error of fractions', () => {
  expect([pesos(1000.3, 1000.2), pesos(0.3, 0.1), pesos(1_000_000.07, 0.05)]).toEqual([0.1, 0.2, 1_000_000.02]);
  expect(calculateRemainder(1000, 1, 'CLP')).toBe(999);
});

test("CD-06 half is half to the currency's minor unit", () => {
  expect([getHalf(9553.94, 'MXN'), getHalf(17_985.62, 'MXN'), getHalf(0.03, 'MXN')]).toEqual([4776.97, 8992.81, 0.02]);
  expect(getHalf(1001, 'CLP')).toBe(501);
});
