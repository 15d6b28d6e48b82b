import { type Minor, toMinorUnits, toDecimal, toMinor } from '@/contract/minor';

test('AP-03 an amount goes to minor units and back without a fraction, whatever digits its currency has', () => {
  expect([toMinor(0.29, 2), toMinor(1234, 0), toMinor(1.005, 3)]).toEqual([29, 1234, 1005]);
  expect([toDecimal(toMinor(0.29, 2), 2), toDecimal(toMinor(1234, 0), 0)]).toEqual([0.29, 1234]);
});

test('AP-03 a decimal is no amount in minor units: it does not compile, and a fraction is refused', () => {
  // @ts-expect-error -- a decimal of the wire is an ordinary number.
  const wrong: Minor = 12.5;
  expect(() => toMinorUnits(wrong)).toThrow('not a whole number of minor units');
});
