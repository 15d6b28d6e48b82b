import * as fc from 'fast-check';
import { NO_MONEY, toDecimal } from '@/contract/minor';
import { parseMinor } from '../../../server/values/money';
import { parseAmount } from '../../../server/values/parseAmount';

const refused = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const amount = (decimal: number, currencyDigits: number) => parseAmount(decimal, { currencyDigits });

test('AP-03 an amount that was typed becomes minor units of its currency, as written and never a coin off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
      expect(amount(minor / 10 ** digits, digits)).toBe(minor);
    }),
  );
});

test('AP-03 nothing, less than nothing and a part of the smallest coin are refused, and the field is named', () => {
  for (const [decimal, digits] of [
    [0, 2],
    [-1, 2],
    [-0.01, 2],
    [0.004, 2],
    [10.005, 2],
    [10.011, 2],
    [0.5, 0],
    [1.5, 0],
    [1.0001, 3],
  ] as const) {
    expect(refused(() => amount(decimal, digits))).toMatchObject({
      result: 'invalidInput',
      places: { fields: 'amount' },
    });
  }
  expect([amount(0.01, 2), amount(1, 0), amount(0.29, 2), amount(1.001, 3)]).toEqual([1, 1, 29, 1001]);
});

test('AP-03 written digits are read without a detour through fractions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 - 1 }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
      const whole = Math.floor(minor / 10 ** digits);
      const rest = String(minor % 10 ** digits).padStart(digits, '0');
      expect(parseMinor(digits === 0 ? `${whole}` : `${whole}.${rest}`, digits)).toBe(minor);
    }),
  );
  expect([parseMinor('7', 2), parseMinor('7.5', 2), parseMinor('0.05', 2)]).toEqual([700, 750, 5]);
});

test('AP-03 what is no plain amount, or is finer than the smallest coin, is none', () => {
  const wrong = [
    '',
    '.',
    '.5',
    '5.',
    '-1',
    '+1',
    '1e3',
    ' 1',
    '1 ',
    '1,5',
    '1.2.3',
    'x1',
    '1x',
    '1'.repeat(13),
    '0x10',
  ];
  expect(wrong.map((text) => parseMinor(text, 2))).toEqual(wrong.map(() => undefined));
  expect([parseMinor('1.005', 2), parseMinor('1.5', 0), parseMinor('1.23', 2)]).toEqual([undefined, undefined, 123]);
  expect(toDecimal(parseMinor('999999999999.99', 2) ?? NO_MONEY, 2)).toBe(999_999_999_999.99);
});
