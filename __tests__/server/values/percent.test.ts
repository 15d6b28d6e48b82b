import * as fc from 'fast-check';
import { getPercent, getPercentOrNull } from '../../../server/values/percent';

/** Reckoned in whole numbers, so that nothing is rounded but the end. */
const exactly = (part: number, whole: number): number =>
  Number((BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n)) / 100;

test('DB-01 a half of a hundredth per cent is rounded up, whatever the figures', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 20 }), (halves, times) => {
      // part / whole = (2n + 1) / 20,000: always a half.
      const [part, whole] = [(2 * halves + 1) * times, 20_000 * times];
      expect(getPercent(part, whole)).toBe(exactly(part, whole));
    }),
  );
});

test('DB-01 sums of minor units up to a hundred million make exact shares', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_000 });
  fc.assert(
    fc.property(amount, amount, (part, whole) => {
      expect(getPercentOrNull(part, whole)).toBe(whole === 0 ? null : exactly(part, whole));
    }),
  );
  expect([getPercent(0, 0), getPercent(7, 0), getPercentOrNull(7, 0)]).toEqual([0, 0, null]);
});
